// A button that has just come under a resting pointer was not meant by the next click. For a moment after the page has
// changed by itself, buttons that are new, have moved or say something else take no click; the keyboard is not affected,
// because it acts on what has the focus.

/** Milliseconds in which a new button takes no click. */
export const SETTLING = 400;
/** A button that shifts by less is where it was. */
const STAYED = 6;

type Known = Map<Element, { x: number; y: number; text: string }>;

/** Only where choices and questions appear: what the log or the board does is looked at before it is clicked. */
const buttonsIn = (root: ParentNode): Element[] => [...root.querySelectorAll('[data-settles] button')];

function know(root: ParentNode): Known {
  return new Map(
    buttonsIn(root).map((button) => {
      const { x, y } = button.getBoundingClientRect();
      return [button, { x, y, text: button.textContent ?? '' }];
    }),
  );
}

/** Which buttons somebody could not have meant who looked at the page as it was. */
export function changedButtons(before: Known, root: ParentNode): Element[] {
  return [...know(root)].flatMap(([button, { x, y, text }]) => {
    const was = before.get(button);
    const same = was && was.text === text && Math.abs(was.x - x) <= STAYED && Math.abs(was.y - y) <= STAYED;
    return same ? [] : [button];
  });
}

export class Settling {
  private before: Known | null = null;
  private readonly timers = new Map<Element, ReturnType<typeof setTimeout>>();

  /** To be called before the page changes. */
  remember(root: ParentNode | undefined): void {
    if (root) this.before ??= know(root);
  }

  /** To be called when it has changed. On the first drawing nothing is new. After a click of one's own what was there
      already may be clicked on: a number is stepped with several. */
  settle(root: ParentNode | undefined, by: 'itself' | 'click' = 'itself'): void {
    const before = this.before;
    this.before = null;
    if (before === null || !root) return;
    for (const button of changedButtons(before, root)) if (by === 'itself' || !before.has(button)) this.rest(button);
  }

  private rest(button: Element): void {
    clearTimeout(this.timers.get(button));
    button.setAttribute('data-settling', '');
    this.timers.set(
      button,
      setTimeout(() => {
        this.timers.delete(button);
        button.removeAttribute('data-settling');
      }, SETTLING),
    );
  }
}
