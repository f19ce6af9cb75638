import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { formatNumber, formatTimeLeft } from '../format/format-number.ts';

const Root = styled('div')({
  display: 'grid',
  gap: 8,
  fontSize: 13,
  lineHeight: '20px',
});

const Head = styled('div')({ display: 'flex', gap: 12, justifyContent: 'space-between' });

const Label = styled('span')({ fontWeight: 600 });

const Figures = styled('span')(({ theme }) => ({
  color: theme.vars.palette.token.ink2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}));

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  color: theme.vars.palette.token.ink3,
  fontSize: 12,
}));

export interface ProgressBarProps {
  label: string;
  done: number;
  /** Null while the total is unknown; the bar then only shows that work is in progress. */
  total: number | null;
  secondsLeft?: number | null;
  /** Whether `done` is a percentage, which is shown without a total. */
  isPercent?: boolean;
  /** Formats the figures; defaults to plain numbers. Use another format for bytes, for example. */
  format?: (value: number) => string;
  /** Content below the bar, such as a sentence or a Cancel button. */
  children?: ReactNode;
}

/** Shows the progress of a long operation and its remaining time. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, done, total, secondsLeft, isPercent = false, format = formatNumber, children } = props;
  const labelId = useId();
  const share = total === null || total === 0 ? null : Math.min(100, (done / total) * 100);
  const figures = [
    isPercent ? `${done}%` : total === null ? format(done) : `${format(done)} of ${format(total)}`,
    secondsLeft === null || secondsLeft === undefined ? null : formatTimeLeft(secondsLeft),
  ].filter((figure) => figure !== null);
  return (
    <Root>
      <Head>
        <Label id={labelId}>{label}</Label>
        <Figures>{figures.join(' · ')}</Figures>
      </Head>
      <LinearProgress
        aria-labelledby={labelId}
        aria-valuetext={figures.join(', ')}
        {...(share === null ? {} : { variant: 'determinate' as const, value: share })}
      />
      {children ? <Foot>{children}</Foot> : null}
    </Root>
  );
}
