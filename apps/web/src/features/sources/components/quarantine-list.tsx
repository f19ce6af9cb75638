import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { PaginationFooter } from '../../../shared/ui/pagination-footer.tsx';
import { RelativeDate } from '../../../shared/ui/relative-date.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { sourcesTexts } from '../model/sources-texts.ts';
import { PAGE_SIZE, type PagedProps } from './run-history.tsx';

const MONOSPACE = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

const Root = styled('ul')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    '& li': {
      display: 'grid',
      justifyItems: 'start',
      gap: 4,
      padding: '12px 0',
      borderBottom: `1px solid ${token.border}`,
      fontSize: 13,
      lineHeight: '20px',
    },
    '& li:last-of-type': { borderBottom: 0 },
    '& code': { fontFamily: MONOSPACE, fontSize: 12, color: token.ink2, overflowWrap: 'anywhere' },
  };
});

const Reason = styled('span')({ fontWeight: 500, overflowWrap: 'anywhere' });

const TimesSeen = styled('span')(({ theme }) => ({
  color: theme.vars.palette.token.ink3,
  fontSize: 12,
  lineHeight: '16px',
}));

/** Scrolls on its own, so it must be focusable by keyboard. */
const RawRecord = styled('pre')(({ theme }) => ({
  width: '100%',
  maxHeight: 320,
  margin: '4px 0 0',
  padding: '8px 10px',
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  border: `1px solid ${theme.vars.palette.token.border}`,
  borderRadius: 6,
  backgroundColor: theme.vars.palette.token.surfaceSub,
  fontFamily: MONOSPACE,
  fontSize: 12,
  lineHeight: '18px',
}));

type QuarantinedRecord = Awaited<ReturnType<ApiClient['sources']['findQuarantine']>>['results'][number];

/** Lists records that could not be read, with their location, the reason and the raw record. */
export function QuarantineList({ sourceId, page, onPageChange }: PagedProps) {
  const { queries } = useApi();
  const skip = (page - 1) * PAGE_SIZE;
  const records = useQuery(
    queries.sources.findQuarantine.queryOptions({
      input: { id: sourceId, skip, limit: PAGE_SIZE },
      placeholderData: keepPreviousData,
    }),
  );
  if (records.isError) {
    return (
      <div style={{ paddingTop: 16 }}>
        <ErrorState error={records.error} onRetry={() => void records.refetch()} />
      </div>
    );
  }
  if (!records.data) return <SkeletonText lines={10} />;
  if (records.data.total === 0) {
    return <EmptyState icon="check" title={sourcesTexts.noQuarantine} description={sourcesTexts.noQuarantineHint} />;
  }
  return (
    <>
      <Root aria-label={sourcesTexts.tabs.quarantine}>
        {records.data.results.map((record) => (
          <QuarantineLine key={record.quarantineId} record={record} />
        ))}
      </Root>
      <PaginationFooter
        label={sourcesTexts.tabs.quarantine}
        offset={skip}
        limit={PAGE_SIZE}
        total={records.data.total}
        onOffsetChange={(offset) => onPageChange(offset / PAGE_SIZE + 1)}
      />
    </>
  );
}

function QuarantineLine({ record }: { record: QuarantinedRecord }) {
  const [isOpen, setIsOpen] = useState(false);
  const recordId = useId();
  return (
    <li>
      <Reason>{record.reason}</Reason>
      <code>{record.position}</code>
      <TimesSeen>
        First seen <RelativeDate seconds={record.firstSeenTs} />, last seen <RelativeDate seconds={record.lastSeenTs} />
      </TimesSeen>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={recordId}
        aria-label={`${isOpen ? sourcesTexts.hideRecord : sourcesTexts.showRecord} ${record.position}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? sourcesTexts.hideRecord : sourcesTexts.showRecord}
      </Button>
      {/* Untrusted text from the publisher: rendered as text, never as markup. */}
      <RawRecord id={recordId} hidden={!isOpen} tabIndex={0} role="region" aria-label={`Record ${record.position}`}>
        {isOpen ? record.raw : null}
      </RawRecord>
    </li>
  );
}
