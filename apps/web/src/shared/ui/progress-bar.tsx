import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { formatNumber, formatTimeLeft } from '../format/format-number.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  fontSize: 13,
  lineHeight: '20px',
  '& .head': { display: 'flex', gap: 12, justifyContent: 'space-between' },
  '& .label': { fontWeight: 600 },
  '& .figures': { color: theme.vars.palette.token.ink2, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .foot': { display: 'flex', gap: 12, alignItems: 'center', color: theme.vars.palette.token.ink3, fontSize: 12 },
}));

export interface ProgressBarProps {
  label: string;
  done: number;
  /** Null while it is not known how much there is: the bar then only says that work goes on. */
  total: number | null;
  secondsLeft?: number | null;
  /** How the figures are written; numbers unless they are something else (bytes). */
  format?: (value: number) => string;
  /** A sentence or a Cancel button under the bar. */
  children?: ReactNode;
}

/** Long work: how much of how much, and how long it still takes. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, done, total, secondsLeft, format = formatNumber, children } = props;
  const labelId = useId();
  const share = total === null || total === 0 ? null : Math.min(100, (done / total) * 100);
  const figures = [
    total === null ? format(done) : `${format(done)} of ${format(total)}`,
    secondsLeft === null || secondsLeft === undefined ? null : formatTimeLeft(secondsLeft),
  ].filter((figure) => figure !== null);
  return (
    <Root>
      <div className="head">
        <span id={labelId} className="label">
          {label}
        </span>
        <span className="figures">{figures.join(' · ')}</span>
      </div>
      <LinearProgress
        aria-labelledby={labelId}
        aria-valuetext={figures.join(', ')}
        {...(share === null ? {} : { variant: 'determinate' as const, value: share })}
      />
      {children ? <div className="foot">{children}</div> : null}
    </Root>
  );
}
