import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';

/** Gap between children in CSS pixels, on a 4 px grid. */
export type Gap = 0 | 2 | 4 | 6 | 8 | 12 | 16 | 20 | 24;

export interface StackProps {
  gap?: Gap;
  /** Alignment on the cross axis. */
  align?: CSSProperties['alignItems'];
  /** Alignment on the main axis. */
  justify?: CSSProperties['justifyContent'];
}

const OWN_PROPS: readonly PropertyKey[] = ['gap', 'align', 'justify', 'isWrapped'];
const shouldForwardProp = (prop: PropertyKey) => !OWN_PROPS.includes(prop);

/** Arranges its children vertically. None is wider than the stack. */
export const Stack = styled('div', { shouldForwardProp })<StackProps>(({ gap = 12, align, justify }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap,
  ...(align === undefined ? {} : { justifyItems: align }),
  ...(justify === undefined ? {} : { alignContent: justify }),
}));

export interface RowProps extends StackProps {
  /** Wraps children that do not fit. */
  isWrapped?: boolean;
}

/** Arranges its children horizontally, vertically centered. */
export const Row = styled('div', { shouldForwardProp })<RowProps>(
  ({ gap = 8, align = 'center', justify, isWrapped = false }) => ({
    display: 'flex',
    minWidth: 0,
    gap,
    alignItems: align,
    ...(justify === undefined ? {} : { justifyContent: justify }),
    ...(isWrapped ? { flexWrap: 'wrap' } : {}),
  }),
);
