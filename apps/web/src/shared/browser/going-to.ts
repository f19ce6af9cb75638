const GOING = 'going-to';

/** Tells what lies around that its content is about to be scrolled to a place which should then stand at the top. */
export function tellGoing(place: Element): void {
  place.dispatchEvent(new Event(GOING, { bubbles: true }));
}

/**
 * Hears of places within an element that are gone to.
 * @returns what ends it
 */
export function onGoing(around: Element, listener: () => void): () => void {
  around.addEventListener(GOING, listener);
  return () => around.removeEventListener(GOING, listener);
}
