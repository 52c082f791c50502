// What an update tells is new once. An effect that reads it runs again whenever anything else it reads changes (a name, the
// next lesson of a guide), and nothing is shown, said or played a second time for that.
export function once<T>(): (told: readonly T[]) => readonly T[] {
  let seen: readonly T[] | null = null;
  return (told) => {
    if (told === seen) return [];
    seen = told;
    return told;
  };
}
