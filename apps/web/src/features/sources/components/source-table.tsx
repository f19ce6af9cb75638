import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import type { SourceState } from '@rotunda/contract';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { RelativeDate } from '../../../shared/ui/relative-date.tsx';
import { formatDuration } from '../model/format-duration.ts';
import { describeSchedule } from '../model/schedule-presets.ts';
import { sourcesTexts } from '../model/sources-texts.ts';
import { RunBadge } from './run-badge.tsx';

const Root = styled(Table)(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    '& th, & td': { whiteSpace: 'nowrap', verticalAlign: 'top', '&:first-of-type': { paddingLeft: 20 } },
    '& td': { paddingBlock: 6 },
    '& .plan': { paddingLeft: 12 },
    '& thead th': {
      position: 'sticky',
      top: 0,
      zIndex: 2,
      verticalAlign: 'bottom',
      backgroundColor: token.surfaceSub,
      lineHeight: '16px',
    },
    '& .figure': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& .some': { color: token.considering, fontWeight: 600 },
    '& .second': { display: 'block', fontSize: 12, lineHeight: '16px', fontWeight: 400, color: token.ink3 },
    '& tbody tr': { position: 'relative', '&:hover': { backgroundColor: token.hover } },
    '& tbody tr.open': { backgroundColor: token.selected },
    '& tbody tr.open td:first-of-type': { boxShadow: `inset 3px 0 0 ${token.accent}` },
    // One link a row, as large as the row; times keep their tooltips above it.
    '& a': { fontWeight: 500, color: token.ink },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
    '& a:focus-visible': { outline: 'none' },
    '& a:focus-visible::after': { outline: `2px solid ${token.accent}`, outlineOffset: -2 },
    '& time': { position: 'relative', zIndex: 1 },
    '& td.title': { whiteSpace: 'normal', minWidth: 180 },
    // The list measures itself: beside the flyout only what tells the state stays.
    '@container sources (max-width: 1240px)': { '& .run-figure': { display: 'none' } },
    '@container sources (max-width: 1000px)': { '& .fresh': { display: 'none' } },
    '@container sources (max-width: 640px)': { '& .plan': { display: 'none' } },
  };
});

const COUNTS = ['read', 'created', 'updated', 'unchanged', 'quarantined'] as const;

export interface SourceTableProps {
  sources: readonly SourceState[];
  /** Id of the source in the flyout. */
  openId: string | undefined;
  addressOf: (source: SourceState) => string;
}

/** Every source in a line: state, what the last run did, what is held, how fresh, when next. */
export function SourceTable({ sources, openId, addressOf }: SourceTableProps) {
  return (
    <Root aria-label="Sources">
      <TableHead>
        <TableRow>
          <TableCell>{sourcesTexts.source}</TableCell>
          <TableCell>{sourcesTexts.lastRun}</TableCell>
          {COUNTS.map((name) => (
            <TableCell key={name} className="figure run-figure">
              {sourcesTexts[name]}
            </TableCell>
          ))}
          <TableCell className="figure">{sourcesTexts.records}</TableCell>
          <TableCell className="figure fresh">
            {sourcesTexts.publishedToFetched}
            <span className="second">{sourcesTexts.percentiles}</span>
          </TableCell>
          <TableCell className="figure fresh">
            {sourcesTexts.fetchedToMatched}
            <span className="second">{sourcesTexts.percentiles}</span>
          </TableCell>
          <TableCell className="plan">{sourcesTexts.schedule}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {sources.map((source) => (
          <SourceLine key={source.id} source={source} isOpen={source.id === openId} address={addressOf(source)} />
        ))}
      </TableBody>
    </Root>
  );
}

function SourceLine({ source, isOpen, address }: { source: SourceState; isOpen: boolean; address: string }) {
  const { lastRun, freshness } = source;
  return (
    <TableRow className={isOpen ? 'open' : ''}>
      <TableCell className="title">
        <AddressLink href={address} {...(isOpen ? { 'aria-current': true } : {})}>
          {source.title}
        </AddressLink>
        <span className="second">{source.id}</span>
      </TableCell>
      <TableCell>
        <RunBadge state={lastRun?.state ?? null} />
        {lastRun ? (
          <span className="second">
            <RelativeDate seconds={lastRun.finishedTs ?? lastRun.startedTs} />
          </span>
        ) : null}
      </TableCell>
      {COUNTS.map((name) => (
        <TableCell
          key={name}
          className={`figure run-figure${name === 'quarantined' && lastRun && lastRun.quarantined > 0 ? ' some' : ''}`}
        >
          {lastRun ? formatNumber(lastRun[name]) : '–'}
        </TableCell>
      ))}
      <TableCell className="figure">
        {formatNumber(source.records)}
        {source.quarantined > 0 ? (
          <span className="second">{`${formatNumber(source.quarantined)} set aside`}</span>
        ) : null}
      </TableCell>
      <TableCell className="figure fresh">{percentilesOf(freshness.publishedToFetched)}</TableCell>
      <TableCell className="figure fresh">{percentilesOf(freshness.fetchedToMatched)}</TableCell>
      <TableCell className="plan">{scheduleOf(source)}</TableCell>
    </TableRow>
  );
}

/** `2.1 h / 1.4 d`; one dash when nothing has been measured. */
export function percentilesOf({ p50Seconds, p95Seconds }: SourceState['freshness']['fetchedToMatched']): string {
  if (p50Seconds === null && p95Seconds === null) return '–';
  return `${formatDuration(p50Seconds)} / ${formatDuration(p95Seconds)}`;
}

/** When it runs by itself; a schedule that is switched off says so. */
export function scheduleOf({ live, schedule, enabled }: SourceState): string {
  if (live === null) return sourcesTexts.filesOnly;
  return `${describeSchedule(schedule)}${schedule !== null && !enabled ? ' (off)' : ''}`;
}
