import { styled } from '@mui/material/styles';
import { formatNumber } from '../../../shared/format/format-number.ts';

const RADIUS = 40;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

const Root = styled('svg')({ flex: 'none' });

const STROKES = { ground: 'sunken', yes: 'passed', no: 'failed', other: 'oth' } as const;

const Ring = styled('circle', { shouldForwardProp: (prop) => prop !== 'kind' })<{ kind: keyof typeof STROKES }>(
  ({ theme, kind }) => ({ fill: 'none', strokeWidth: 14, stroke: theme.vars.palette.token[STROKES[kind]] }),
);

/** Two counts of three digits must fit the hole, which is 66 px across. */
const Counts = styled('text')(({ theme }) => ({
  fontSize: 13,
  fontWeight: 600,
  fill: theme.vars.palette.token.ink,
  fontVariantNumeric: 'tabular-nums',
}));

const Result = styled('text')(({ theme }) => ({ fontSize: 11, fill: theme.vars.palette.token.ink2 }));

export interface VoteDonutProps {
  yes: number;
  no: number;
  other: number;
  result: string;
  size?: number;
}

/**
 * Draws yes, no and other as segments of a ring, clockwise from the top. The numbers are next to it and in its
 * accessible name.
 */
export function VoteDonut({ yes, no, other, result, size = 104 }: VoteDonutProps) {
  const total = yes + no + other;
  const parts = [
    { kind: 'yes', count: yes },
    { kind: 'no', count: no },
    { kind: 'other', count: other },
  ] as const;
  let before = 0;
  return (
    <Root
      viewBox="0 0 104 104"
      width={size}
      height={size}
      role="img"
      aria-label={`${result}: ${formatNumber(yes)} yes, ${formatNumber(no)} no, ${formatNumber(other)} other`}
    >
      <Ring kind="ground" cx={52} cy={52} r={RADIUS} />
      {parts.map(({ kind, count }) => {
        const share = total === 0 ? 0 : count / total;
        const start = before;
        before += share;
        // A thin gap separates the segments without relying on color.
        const drawn = Math.max(0, share * CIRCUMFERENCE - (share < 1 ? 2 : 0));
        return share === 0 ? null : (
          <Ring
            key={kind}
            kind={kind}
            cx={52}
            cy={52}
            r={RADIUS}
            strokeDasharray={`${drawn} ${CIRCUMFERENCE - drawn}`}
            strokeDashoffset={-start * CIRCUMFERENCE}
            transform="rotate(-90 52 52)"
          />
        );
      })}
      <Counts x={52} y={54} textAnchor="middle">
        {`${formatNumber(yes)}–${formatNumber(no)}`}
      </Counts>
      <Result x={52} y={69} textAnchor="middle">
        {result}
      </Result>
    </Root>
  );
}
