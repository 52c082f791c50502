// Things that have to be seen at one glance stand closer together when there are many: the element gets `data-fit` 0, 1, 2 …
// and takes the first step at which nothing around it has to be scrolled. What a step looks like is the face's business.
import type { Attachment } from 'svelte/attachments';

/** The nearest thing around it that scrolls when it has too much in it. */
function scroller(element: Element): HTMLElement | null {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  return null;
}

/** `things` is what is shown: with another number of things the step is looked for again. */
export function fit(things: number, steps: number): Attachment<HTMLElement> {
  return (element) => {
    const around = scroller(element);
    if (!around) return;
    // Starts from the first step every time, so the result depends on the room alone and never on what was before.
    const settle = (): void => {
      for (let step = 0; step <= steps; step += 1) {
        element.dataset['fit'] = String(step);
        if (things === 0 || around.scrollHeight <= around.clientHeight + 1) return;
      }
    };
    settle();
    // In the next frame: what is settled may change the size that is observed, and browsers complain of that as a loop.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(settle);
    });
    observer.observe(around);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  };
}
