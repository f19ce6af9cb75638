/** Frames until lines that were only estimated have been measured. */
const MOST_FRAMES = 60;
/** Frames the mark has to stay in sight: the list still moves while lines above it are measured. */
const STILL_FRAMES = 6;

/**
 * Brings the current mark of a virtual list into sight once its line is drawn: a line can be longer than the pane, so
 * that going to the line alone may leave the mark outside.
 */
export function showMark(pane: { readonly current: HTMLElement | null }): void {
  let frames = 0;
  let still = 0;
  const look = () => {
    const page = pane.current;
    frames += 1;
    if (page === null || frames > MOST_FRAMES || still >= STILL_FRAMES) return;
    const mark = page.querySelector('mark[data-current="true"]');
    if (mark !== null && !isWithin(mark, page)) mark.scrollIntoView({ block: 'center' });
    still = mark !== null && isWithin(mark, page) ? still + 1 : 0;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function isWithin(mark: Element, page: Element): boolean {
  const own = mark.getBoundingClientRect();
  const around = page.getBoundingClientRect();
  return own.top >= around.top && own.bottom <= around.bottom;
}
