/** In frames: how long nothing may move until it is done, and how long it looks at most. */
export interface Patience {
  calm: number;
  most: number;
}

/** What stands around finds its size by being measured. Whatever moves after two seconds moves for another reason. */
const WHILE_MEASURED: Patience = { calm: 12, most: 120 };
/** What stands around is still asked of the server. */
export const WHILE_LOADING: Patience = { calm: 90, most: 300 };
const TAKEN_OVER = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Brings an element to the middle of what scrolls, and again for as long as what stands before it moves it.
 * Ends when somebody scrolls by themselves.
 * @returns ends it
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
