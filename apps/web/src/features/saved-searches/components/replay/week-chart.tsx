import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { formatShortDay } from '../../../../shared/format/format-date.ts';
import { formatNumber } from '../../../../shared/format/format-number.ts';
import { Row } from '../../../../shared/ui/stack.tsx';
import { savedSearchTexts } from '../../model/saved-search-texts.ts';

const BAR = 10;
const GAP = 2;
const HEIGHT = 96;
const WEEKS_PER_LABEL = 13;

const Root = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    '& svg': {
      display: 'block',
      width: '100%',
      height: HEIGHT,
      fill: token.seq4,
      borderBottom: `1px solid ${token.border}`,
    },
    '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px' },
    '& th': { textAlign: 'left', fontSize: 12, fontWeight: 500, color: token.ink3, padding: '4px 0' },
    '& td': { padding: '4px 0', borderTop: `1px solid ${token.border}` },
    '& th + th, & td + td': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  };
});

/** Labels of some of the weeks, below the bars. */
const Weeks = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: 12,
  color: theme.vars.palette.token.ink3,
  paddingBlock: 4,
}));

const Scroll = styled('div')({ maxHeight: 240, overflow: 'auto' });

interface Week {
  startTs: number;
  count: number;
}

/** Formats the first day of a week in UTC. Weeks begin at midnight UTC, which is still the previous day in America. */
const getDay = ({ startTs }: Week) => formatShortDay(new Date(startTs * 1000).toISOString());

/** Shows one bar per week, oldest first, and the same figures as a table on demand. */
export function WeekChart({ perWeek }: { perWeek: readonly Week[] }) {
  const [isTable, setIsTable] = useState(false);
  return (
    <Root>
      <Row gap={0} justify="space-between">
        <h3>{savedSearchTexts.perWeek}</h3>
        <Button size="small" variant="text" onClick={() => setIsTable(!isTable)}>
          {isTable ? savedSearchTexts.viewAsChart : savedSearchTexts.viewAsTable}
        </Button>
      </Row>
      {isTable ? <WeekTable perWeek={perWeek} /> : <Bars perWeek={perWeek} />}
    </Root>
  );
}

function Bars({ perWeek }: { perWeek: readonly Week[] }) {
  const busiest = perWeek.reduce<Week | null>((most, week) => (week.count > (most?.count ?? 0) ? week : most), null);
  const highest = busiest?.count ?? 1;
  const width = perWeek.length * BAR;
  const most = busiest === null ? '' : `: at most ${formatNumber(busiest.count)}, in the week of ${getDay(busiest)}`;
  return (
    <>
      <svg
        role="img"
        aria-label={`${savedSearchTexts.perWeek}${most}`}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {perWeek.map((week, place) => {
          // A single match must stay visible next to hundreds.
          const bar = week.count === 0 ? 0 : Math.max(2, (week.count / highest) * HEIGHT);
          return (
            <rect key={week.startTs} x={place * BAR} y={HEIGHT - bar} width={BAR - GAP} height={bar}>
              <title>{`${savedSearchTexts.getWeek} ${getDay(week)}: ${formatNumber(week.count)}`}</title>
            </rect>
          );
        })}
      </svg>
      <Weeks aria-hidden>
        {perWeek
          .filter((_, place) => place % WEEKS_PER_LABEL === 0 || place === perWeek.length - 1)
          .map((week) => (
            <span key={week.startTs}>{getDay(week)}</span>
          ))}
      </Weeks>
    </>
  );
}

/** Lists the weeks newest first, because users look for the latest one. */
function WeekTable({ perWeek }: { perWeek: readonly Week[] }) {
  return (
    <Scroll role="group" aria-label={savedSearchTexts.perWeek} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{savedSearchTexts.getWeek}</th>
            <th scope="col">{savedSearchTexts.matches}</th>
          </tr>
        </thead>
        <tbody>
          {perWeek.toReversed().map((week) => (
            <tr key={week.startTs}>
              <td>{getDay(week)}</td>
              <td>{formatNumber(week.count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
