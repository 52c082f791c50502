// What all drawings of Observable Plot share.

export const LETTERS = { fontFamily: 'inherit', fontSize: '13px', background: 'transparent', overflow: 'visible' };

/** A drawing is for the eye alone: beside it every chart has its words and its table. */
export function forTheEye(drawn: SVGSVGElement): SVGSVGElement {
  // The page allows no style sheets inside its text; what this one says stands in ChartFrame.svelte.
  drawn.querySelectorAll('style').forEach((sheet) => sheet.remove());
  drawn.setAttribute('aria-hidden', 'true');
  return drawn;
}
