const GOING = 'going-to';

/** Notifies containers that their content is about to scroll to a place, which should end up at the top. */
export function tellGoing(place: Element): void {
  place.dispatchEvent(new Event(GOING, { bubbles: true }));
}

/**
 * Calls back when an element's content is about to scroll to a place.
 * @returns an unsubscribe function
 */
export function onGoing(around: Element, listener: () => void): () => void {
  around.addEventListener(GOING, listener);
  return () => around.removeEventListener(GOING, listener);
}
