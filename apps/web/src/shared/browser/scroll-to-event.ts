const SCROLL_TO = 'scroll-to';

/** Notifies containers that their content is about to scroll to a place, which should end up at the top. */
export function announceScrollTo(target: Element): void {
  target.dispatchEvent(new Event(SCROLL_TO, { bubbles: true }));
}

/**
 * Calls back when an element's content is about to scroll to a place.
 * @returns an unsubscribe function
 */
export function onScrollTo(around: Element, listener: () => void): () => void {
  around.addEventListener(SCROLL_TO, listener);
  return () => around.removeEventListener(SCROLL_TO, listener);
}
