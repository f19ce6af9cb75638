/** In frames: how long the element must stay still before it is done, and how long it is watched at most. */
export interface StabilityLimits {
  stillFrames: number;
  maxFrames: number;
}

/** For elements whose surroundings get their size by measuring. Movement after two seconds has another cause. */
const MEASURING_LIMITS: StabilityLimits = { stillFrames: 12, maxFrames: 120 };
/** For elements whose surroundings are still loading from the server. */
export const LOADING_LIMITS: StabilityLimits = { stillFrames: 90, maxFrames: 300 };
const USER_SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls an element to the middle of its scroll container, and repeats this while content before it shifts it. Ends
 * when the user scrolls.
 * @returns a function that stops it
 */
export function bringIntoView(element: HTMLElement, limits: StabilityLimits = MEASURING_LIMITS): () => void {
  let frame = 0;
  let frames = 0;
  let stillFrames = 0;
  let before = Number.NaN;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of USER_SCROLL_EVENTS) window.removeEventListener(event, stop);
  };
  const check = () => {
    const moved = element.getBoundingClientRect().top !== before;
    if (moved) element.scrollIntoView({ block: 'center' });
    before = element.getBoundingClientRect().top;
    stillFrames = moved ? 0 : stillFrames + 1;
    frames += 1;
    if (stillFrames < limits.stillFrames && frames < limits.maxFrames && element.isConnected)
      frame = requestAnimationFrame(check);
    else stop();
  };
  for (const event of USER_SCROLL_EVENTS) window.addEventListener(event, stop, { passive: true });
  check();
  return stop;
}
