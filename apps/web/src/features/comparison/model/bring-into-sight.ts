/** Frames in which nothing moved: then what stands around has found its size. */
const CALM_FRAMES = 12;
/** Two seconds: what still moves then moves for another reason. */
const MOST_FRAMES = 120;
const TAKEN_OVER = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Brings an element to the middle of what scrolls, and again for as long as the lines before it are measured and move it.
 * Ends when somebody scrolls by themselves.
 * @returns ends it
 */
export function bringIntoSight(element: HTMLElement): () => void {
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
    if (calm < CALM_FRAMES && frames < MOST_FRAMES && element.isConnected) frame = requestAnimationFrame(look);
    else stop();
  };
  for (const event of TAKEN_OVER) window.addEventListener(event, stop, { passive: true });
  look();
  return stop;
}
