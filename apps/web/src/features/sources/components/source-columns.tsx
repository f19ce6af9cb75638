import Box from '@mui/material/Box';
import type { SourceState } from '@rotunda/contract';
import { formatNumber } from '../../../shared/format/format-number.ts';
import type { DataColumn } from '../../../shared/ui/data-list-columns.ts';
import { RowLink } from '../../../shared/ui/data-list-row.tsx';
import { RelativeDate } from '../../../shared/ui/relative-date.tsx';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { formatDuration } from '../model/format-duration.ts';
import { describeSchedule } from '../model/schedule-presets.ts';
import { sourcesTexts } from '../model/sources-texts.ts';
import { RunBadge } from './run-badge.tsx';

const COUNTS = ['read', 'created', 'updated', 'unchanged', 'quarantined'] as const;

/** List widths in CSS pixels above which the run figures and the freshness columns fit. */
const ROOM = { figures: 1240, freshness: 1000 };

/** Columns of a source: state, figures of the last run, stored records, freshness and next run. */
export const SOURCE_COLUMNS: readonly DataColumn<SourceState>[] = [
  {
    key: 'title',
    header: sourcesTexts.source,
    width: '1fr',
    phone: 'identity',
    cell: ({ id, title }) => (
      <>
        <RowLink>{title}</RowLink>
        <SecondLine>{id}</SecondLine>
      </>
    ),
  },
  {
    key: 'last-run',
    header: sourcesTexts.lastRun,
    width: 112,
    phone: 'end',
    cell: ({ lastRun }) => (
      <>
        <RunBadge state={lastRun?.state ?? null} />
        {lastRun ? (
          <SecondLine>
            <RelativeDate seconds={lastRun.finishedTs ?? lastRun.startedTs} />
          </SecondLine>
        ) : null}
      </>
    ),
  },
  ...COUNTS.map((name): DataColumn<SourceState> => ({
    key: name,
    header: sourcesTexts[name],
    width: 84,
    phone: 'flow',
    isLabeledOnPhone: true,
    isFigure: true,
    showsFrom: ROOM.figures,
    cell: ({ lastRun }) =>
      lastRun ? (
        <WarningText isOn={name === 'quarantined' && lastRun.quarantined > 0}>
          {formatNumber(lastRun[name])}
        </WarningText>
      ) : null,
  })),
  {
    key: 'records',
    header: sourcesTexts.records,
    width: 104,
    phone: 'flow',
    isLabeledOnPhone: true,
    isFigure: true,
    cell: ({ records, quarantined }) => (
      <>
        {formatNumber(records)}
        {quarantined > 0 ? <SecondLine>{`${formatNumber(quarantined)} quarantined`}</SecondLine> : null}
      </>
    ),
  },
  {
    key: 'to-fetch',
    header: sourcesTexts.publishedToFetched,
    headerNote: sourcesTexts.percentiles,
    width: 120,
    phone: 'hidden',
    isFigure: true,
    showsFrom: ROOM.freshness,
    cell: ({ freshness }) => getPercentiles(freshness.publishedToFetched),
  },
  {
    key: 'to-match',
    header: sourcesTexts.fetchedToMatched,
    headerNote: sourcesTexts.percentiles,
    width: 124,
    phone: 'hidden',
    isFigure: true,
    showsFrom: ROOM.freshness,
    cell: ({ freshness }) => getPercentiles(freshness.fetchedToMatched),
  },
  { key: 'schedule', header: sourcesTexts.schedule, width: 168, phone: 'line', cell: getSchedule },
];

/** Highlights a figure that needs attention. */
function WarningText({ isOn, children }: { isOn: boolean; children: string }) {
  if (!isOn) return children;
  return (
    <Box component="span" sx={{ color: 'token.considering', fontWeight: 600 }}>
      {children}
    </Box>
  );
}

/** Formats percentiles as `2.1 h / 1.4 d`, or as a single dash if nothing has been measured. */
export function getPercentiles({ p50Seconds, p95Seconds }: SourceState['freshness']['fetchedToMatched']): string {
  if (p50Seconds === null && p95Seconds === null) return '–';
  return `${formatDuration(p50Seconds)} / ${formatDuration(p95Seconds)}`;
}

/** Describes when the source runs automatically, including a schedule that is switched off. */
export function getSchedule({ live, schedule, enabled }: SourceState): string {
  if (live === null) return sourcesTexts.filesOnly;
  return `${describeSchedule(schedule)}${schedule !== null && !enabled ? ' (off)' : ''}`;
}
