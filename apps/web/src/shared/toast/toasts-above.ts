/** Class of a bar at the foot of the screen whose buttons are used one after another: toasts appear above it. */
export const TOASTS_ABOVE = 'toasts-above';
