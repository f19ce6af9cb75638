import { keyframes } from '@mui/material/styles';

/** Height of the fading part in CSS pixels. */
const FADED = 48;

const leave = keyframes({ from: { maskPosition: '0 100%' }, to: { maskPosition: '0 0' } });

/**
 * For scroll containers: the last visible line fades while more follows, and is fully visible at the end. The mask is
 * taller than the container by the fading part, and scrolling to the end moves that part out of view. A container
 * without overflow has no scroll timeline and is unaffected.
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
