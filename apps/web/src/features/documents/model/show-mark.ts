/** Maximum number of frames to wait for lines that were only estimated to be measured. */
const MAX_FRAMES = 60;
/** Number of frames the mark must stay in view, because the list still moves while lines above it are measured. */
const STILL_FRAMES = 6;

/**
 * Scrolls the current mark of a virtual list into view once its line is rendered. A line can be taller than the pane,
 * so scrolling to the line alone may leave the mark outside.
 */
export function showMark(pane: { readonly current: HTMLElement | null }): void {
  let frames = 0;
  let still = 0;
  const check = () => {
    const page = pane.current;
    frames += 1;
    if (page === null || frames > MAX_FRAMES || still >= STILL_FRAMES) return;
    const mark = page.querySelector('mark[data-current="true"]');
    if (mark !== null && !isWithin(mark, page)) mark.scrollIntoView({ block: 'center' });
    still = mark !== null && isWithin(mark, page) ? still + 1 : 0;
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

function isWithin(mark: Element, page: Element): boolean {
  const own = mark.getBoundingClientRect();
  const around = page.getBoundingClientRect();
  return own.top >= around.top && own.bottom <= around.bottom;
}
