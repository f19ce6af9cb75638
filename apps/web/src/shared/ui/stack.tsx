import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';

/** Distance between parts in CSS pixels: steps of the 4 px grid. */
export type Gap = 0 | 2 | 4 | 6 | 8 | 12 | 16 | 20 | 24;

export interface StackProps {
  gap?: Gap;
  /** Where the parts lie across the direction they follow. */
  align?: CSSProperties['alignItems'];
  /** Where they lie along it. */
  justify?: CSSProperties['justifyContent'];
}

const OWN_PROPS: readonly PropertyKey[] = ['gap', 'align', 'justify', 'isWrapped'];
const shouldForwardProp = (prop: PropertyKey) => !OWN_PROPS.includes(prop);

/** Parts one under the other. None is wider than the stack. */
export const Stack = styled('div', { shouldForwardProp })<StackProps>(({ gap = 12, align, justify }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap,
  ...(align === undefined ? {} : { justifyItems: align }),
  ...(justify === undefined ? {} : { alignContent: justify }),
}));

export interface RowProps extends StackProps {
  /** What does not fit goes on in a second line. */
  isWrapped?: boolean;
}

/** Parts side by side, centered on one line. */
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
