import { styled } from '@mui/material/styles';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { comparedTexts } from '../comparison-texts.ts';

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  whiteSpace: 'nowrap',
  fontSize: 13,
  color: theme.vars.palette.token.ink2,
  fontVariantNumeric: 'tabular-nums',
  '& b': { color: theme.vars.palette.token.ink },
}));

/** Shown instead of the buttons when two languages are side by side, because nothing is compared there. */
export const NotCompared = styled('span')(({ theme }) => ({ fontSize: 13, color: theme.vars.palette.token.ink2 }));

export interface ChangeStepperProps {
  /** Position of the current change, starting at 1; null before the first step. */
  position: number | null;
  total: number;
  onStep: (by: 1 | -1) => void;
}

/** `Change 3 of 9`, with buttons for the previous and next change. */
export function ChangeStepper({ position, total, onStep }: ChangeStepperProps) {
  if (total === 0) return <Root>{comparedTexts.noChanges}</Root>;
  return (
    <Root>
      <span role="status">
        {position === null ? (
          `${formatNumber(total)} ${total === 1 ? 'change' : 'changes'}`
        ) : (
          <>
            Change <b>{formatNumber(position)}</b> of {formatNumber(total)}
          </>
        )}
      </span>
      <IconButton
        icon="arrow-up"
        keys="k"
        size="small"
        label={comparedTexts.previousChange}
        disabled={position === 1}
        onClick={() => onStep(-1)}
      />
      <IconButton
        icon="arrow-down"
        keys="j"
        size="small"
        label={comparedTexts.nextChange}
        disabled={position === total}
        onClick={() => onStep(1)}
      />
    </Root>
  );
}
