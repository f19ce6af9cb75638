import { styled } from '@mui/material/styles';
import type { SourceState } from '@rotunda/contract';
import { formatCount, formatNumber } from '../../../shared/format/format-number.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { RelativeDate } from '../../../shared/ui/relative-date.tsx';
import { RunBadge } from './run-badge.tsx';
import { scheduleOf } from './source-table.tsx';

const Root = styled('ul')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    '& li': {
      position: 'relative',
      display: 'grid',
      gap: 4,
      padding: '12px 16px',
      borderBottom: `1px solid ${token.border}`,
      fontSize: 13,
      lineHeight: '20px',
      color: token.ink2,
    },
    '& .line': { display: 'flex', flexWrap: 'wrap', gap: '2px 8px', alignItems: 'center' },
    '& a': { fontSize: 14, fontWeight: 500, color: token.ink },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
    '& .some': { color: token.considering, fontWeight: 600 },
  };
});

export interface SourceCardsProps {
  sources: readonly SourceState[];
  addressOf: (source: SourceState) => string;
}

/** The table on a telephone: a card a source, nothing scrolls sideways. */
export function SourceCards({ sources, addressOf }: SourceCardsProps) {
  return (
    <Root aria-label="Sources">
      {sources.map((source) => (
        <li key={source.id}>
          <AddressLink href={addressOf(source)}>{source.title}</AddressLink>
          <span className="line">
            <RunBadge state={source.lastRun?.state ?? null} />
            {source.lastRun ? <RelativeDate seconds={source.lastRun.finishedTs ?? source.lastRun.startedTs} /> : null}
          </span>
          {source.lastRun ? (
            <span>
              {`${formatNumber(source.lastRun.created)} created, ${formatNumber(source.lastRun.updated)} updated, ${formatNumber(source.lastRun.unchanged)} unchanged of ${formatNumber(source.lastRun.read)} read`}
            </span>
          ) : null}
          <span className="line">
            {`${formatCount(source.records, 'record')} held`}
            {source.quarantined > 0 ? (
              <span className="some">{`${formatNumber(source.quarantined)} set aside`}</span>
            ) : null}
          </span>
          <span>{scheduleOf(source)}</span>
        </li>
      ))}
    </Root>
  );
}
