// A number field selects its content when it gets the focus, by Tab or by a tap.

/** The browser sets the caret when the pointer comes up, which would undo the selection: the first time it is told not to. */
export function selectsOnFocus(field: HTMLInputElement): () => void {
  let justFocused = false;
  const focused = (): void => {
    justFocused = true;
    field.select();
  };
  const lifted = (event: Event): void => {
    if (justFocused) event.preventDefault();
    justFocused = false;
  };
  const typed = (): void => void (justFocused = false);
  field.addEventListener('focus', focused);
  field.addEventListener('mouseup', lifted);
  field.addEventListener('keydown', typed);
  return () => {
    field.removeEventListener('focus', focused);
    field.removeEventListener('mouseup', lifted);
    field.removeEventListener('keydown', typed);
  };
}
