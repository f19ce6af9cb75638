import { styled } from '@mui/material/styles';
import { texts } from '../texts/texts.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Widths vary like real titles, but are the same every time, so that nothing flickers. */
export const SKELETON_WIDTHS = ['78%', '60%', '86%', '54%', '70%'] as const;

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  padding: '16px 24px',
  // Looks like MUI's skeleton, which is not loaded with the first page.
  '& span': { height: 12, borderRadius: 4, backgroundColor: theme.vars.palette.token.sunken },
}));

const VisibleLabel = styled('p')(({ theme }) => ({
  padding: '16px 24px 0',
  fontSize: 13,
  lineHeight: '20px',
  color: theme.vars.palette.token.ink2,
}));

export interface SkeletonTextProps {
  lines?: number;
  /** Shows the loading text, which otherwise is only available to screen readers. */
  hasVisibleLabel?: boolean;
}

/** Placeholder lines while a panel, a flyout or a section is loading. */
export function SkeletonText({ lines = 6, hasVisibleLabel = false }: SkeletonTextProps) {
  const Text = hasVisibleLabel ? VisibleLabel : VisuallyHidden;
  return (
    <div aria-busy="true">
      <Text role="status">{texts.states.loading}</Text>
      <Block aria-hidden="true">
        {Array.from({ length: lines }, (_, index) => (
          <span key={index} style={{ width: SKELETON_WIDTHS[index % SKELETON_WIDTHS.length] ?? '70%' }} />
        ))}
      </Block>
    </div>
  );
}
