import { keyframes } from '@mui/material/styles';

/** Height of what fades, in CSS pixels. */
const FADED = 48;

const leave = keyframes({ from: { maskPosition: '0 100%' }, to: { maskPosition: '0 0' } });

/**
 * For what scrolls: its last line in sight fades while more follows and is whole at the end. The mask is higher than what
 * it lies over by the part that fades, and the end of the scrolling moves that part out of sight; what has nothing to
 * scroll has no timeline and stays as it is.
 */
export const FADE_WHERE_MORE = {
  '@supports (animation-timeline: scroll())': {
    maskImage: `linear-gradient(#000 calc(100% - ${FADED}px), transparent)`,
    maskSize: `100% calc(100% + ${FADED}px)`,
    animation: `${leave} linear both`,
    animationTimeline: 'scroll(self)',
    animationRange: `calc(100% - ${FADED}px) 100%`,
  },
};
