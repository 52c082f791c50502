// Words of a drawing in lines: SVG breaks none by itself.

/** Words in lines of at most so many letters; a longer word has a line of its own. */
export function wrapped(words: string, letters: number): string[] {
  const lines = [''];
  for (const word of words.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length > letters && lines.at(-1) !== '') lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines;
}
