import { styled } from '@mui/material/styles';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { documentTexts } from '../document-texts.ts';

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  fontSize: 13,
  color: theme.vars.palette.token.ink2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}));

export interface MatchBarProps {
  total: number;
  /** Index of the current match, starting at 0; null before the first step. */
  current: number | null;
  onGo: (index: number) => void;
}

/**
 * `Match 1 of 12` with buttons for the previous and next match, which wrap around at the ends. Renders nothing without
 * matches.
 */
export function MatchBar({ total, current, onGo }: MatchBarProps) {
  if (total === 0) return null;
  const step = (by: 1 | -1) => onGo(current === null ? (by === 1 ? 0 : total - 1) : (current + by + total) % total);
  return (
    <Root>
      <span aria-live="polite">{`Match ${formatNumber((current ?? 0) + 1)} of ${formatNumber(total)}`}</span>
      <IconButton icon="arrow-up" label={documentTexts.previousMatch} size="small" onClick={() => step(-1)} />
      <IconButton icon="arrow-down" label={documentTexts.nextMatch} size="small" onClick={() => step(1)} />
    </Root>
  );
}
