import useMediaQuery from '@mui/material/useMediaQuery';
import { BREAKPOINTS } from '../theme/measures.ts';

/** Whether the page is narrower than a breakpoint. Use it for what is mounted; pure layout belongs in CSS. */
export function useIsBelow(breakpoint: keyof typeof BREAKPOINTS): boolean {
  return useMediaQuery(`(max-width: ${BREAKPOINTS[breakpoint] - 0.02}px)`, { noSsr: true });
}
