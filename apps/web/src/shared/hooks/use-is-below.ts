import useMediaQuery from '@mui/material/useMediaQuery';
import { BREAKPOINTS } from '../theme/measures.ts';

/** Whether the page is narrower than a breakpoint. Layout alone belongs into CSS; this is for what is mounted. */
export function useIsBelow(breakpoint: keyof typeof BREAKPOINTS): boolean {
  return useMediaQuery(`(max-width: ${BREAKPOINTS[breakpoint] - 0.02}px)`, { noSsr: true });
}
