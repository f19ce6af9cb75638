import generateUtilityClasses from '@mui/material/generateUtilityClasses';

/**
 * Classes that place toasts: `below` is a bar at the foot of the screen whose buttons are used one after another, so
 * that toasts appear above it.
 */
export const toastSlots = generateUtilityClasses('RtToasts', ['container', 'below']);
