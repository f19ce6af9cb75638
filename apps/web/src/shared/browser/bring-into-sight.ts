/** In frames: how long the element must stay still before it is done, and how long it is watched at most. */
export interface Patience {
  calm: number;
  most: number;
}

/** For elements whose surroundings get their size by measuring. Movement after two seconds has another cause. */
const WHILE_MEASURED: Patience = { calm: 12, most: 120 };
/** For elements whose surroundings are still loading from the server. */
export const WHILE_LOADING: Patience = { calm: 90, most: 300 };
const TAKEN_OVER = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls an element to the middle of its scroll container, and repeats this while content before it shifts it. Ends
 * when the user scrolls.
 * @returns a function that stops it
 */
export function bringIntoSight(element: HTMLElement, patience: Patience = WHILE_MEASURED): () => void {
  let frame = 0;
  let frames = 0;
  let calm = 0;
  let before = Number.NaN;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of TAKEN_OVER) window.removeEventListener(event, stop);
  };
  const look = () => {
    const moved = element.getBoundingClientRect().top !== before;
    if (moved) element.scrollIntoView({ block: 'center' });
    before = element.getBoundingClientRect().top;
    calm = moved ? 0 : calm + 1;
    frames += 1;
    if (calm < patience.calm && frames < patience.most && element.isConnected) frame = requestAnimationFrame(look);
    else stop();
  };
  for (const event of TAKEN_OVER) window.addEventListener(event, stop, { passive: true });
  look();
  return stop;
}
