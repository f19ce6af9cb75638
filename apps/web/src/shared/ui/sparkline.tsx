import { styled } from '@mui/material/styles';

const Svg = styled('svg')(({ theme }) => ({
  display: 'block',
  flex: 'none',
  fill: theme.vars.palette.token.seq2,
}));

const NewestBar = styled('rect')(({ theme }) => ({ fill: theme.vars.palette.token.accent }));

export interface SparklineProps {
  /** Oldest first. */
  values: readonly number[];
  /** Name of the counted quantity, such as `Matches per week`. */
  label: string;
  width?: number;
  height?: number;
}

/** Small bars next to a name, with the newest one highlighted. Screen readers get the numbers. */
export function Sparkline({ values, label, width = 56, height = 18 }: SparklineProps) {
  const highest = Math.max(1, ...values);
  const step = width / Math.max(1, values.length);
  return (
    <Svg
      role="img"
      aria-label={`${label}, oldest first: ${values.join(', ')}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {values.map((value, index) => {
        // A week without matches keeps a thin bar, so that weeks can be counted visually.
        const bar = Math.max(1, (value / highest) * height);
        const Bar = index === values.length - 1 ? NewestBar : 'rect';
        return <Bar key={index} x={index * step} y={height - bar} width={Math.max(1, step - 1)} height={bar} />;
      })}
    </Svg>
  );
}
