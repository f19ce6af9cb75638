import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Svg = styled('svg')({
  flex: 'none',
  display: 'block',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export interface IconFrameProps {
  /** Size in CSS pixels: 16 next to text of 13–14 px, 20 for touch. */
  size?: number;
  className?: string;
  /** Shapes on a 16 × 16 grid. */
  children: ReactNode;
}

/** An icon next to text. It never carries meaning alone, so it is always hidden from assistive technology. */
export function IconFrame({ size = 16, className, children }: IconFrameProps) {
  return (
    <Svg aria-hidden="true" viewBox="0 0 16 16" width={size} height={size} {...(className ? { className } : {})}>
      {children}
    </Svg>
  );
}

/**
 * Icons shown before sign-in, and if the files of a newer version are missing. The table of all icons is loaded with
 * the pages that use it.
 */
export const FIRST_SHAPES = {
  search: (
    <>
      <circle cx="7" cy="7" r="4.5" />
      <path d="M10.5 10.5 14 14" />
    </>
  ),
  warning: (
    <>
      <path d="M8 2.3 14.3 13.3H1.7zM8 6.5v3.3" />
      <circle fill="currentColor" stroke="none" cx="8" cy="11.6" r=".8" />
    </>
  ),
} as const;
