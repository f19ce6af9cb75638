import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AuditEntry } from '@rotunda/contract';
import { AUDIT_PAGE_SIZE } from '@rotunda/contract/values';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatDateTime } from '../../../shared/format/format-date.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { PaginationFooter } from '../../../shared/ui/pagination-footer.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-rows.tsx';
import { type AuditSearch, readAuditSearch } from '../model/audit-search.ts';
import { auditTexts } from '../model/audit-texts.ts';
import { describeEntry, describeWho } from '../model/describe-entry.ts';
import { AuditFilters } from './audit-filters.tsx';

const Root = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    width: '100%',
    maxWidth: 1120,
    margin: '0 auto',
    padding: 24,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    '& h1': { fontSize: 22, lineHeight: '28px', fontWeight: 600 },
    '& .table': {
      border: `1px solid ${token.border}`,
      borderRadius: 6,
      backgroundColor: token.surface,
      overflow: 'hidden',
    },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) auto',
      columnGap: 16,
      padding: '12px 20px',
      fontSize: 13,
      lineHeight: '20px',
      overflowWrap: 'anywhere',
    },
    '& li + li': { borderTop: `1px solid ${token.border}` },
    '& .what': { fontWeight: 500, unicodeBidi: 'isolate' },
    '& .who': { color: token.ink2, unicodeBidi: 'isolate' },
    '& time': { color: token.ink3, fontSize: 12.5, whiteSpace: 'nowrap' },
    [theme.breakpoints.down('sm')]: {
      padding: 16,
      '& li': { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '10px 16px', rowGap: 2 },
      '& .what, & .who': { gridColumn: '1 / -1' },
    },
  };
});

export interface AuditLogProps {
  search: AuditSearch;
  onSearchChange: (search: AuditSearch) => void;
}

/** Who did what with authority in the organization, newest first. */
export function AuditLog({ search, onSearchChange }: AuditLogProps) {
  const { queries } = useApi();
  const { person, kind, from, to, skip = 0 } = search;
  const log = useQuery(
    queries.audit.find.queryOptions({
      input: {
        ...(person === undefined ? {} : { userId: person }),
        ...(kind === undefined ? {} : { kind }),
        ...(from === undefined ? {} : { fromTs: from }),
        ...(to === undefined ? {} : { toTs: to }),
        skip,
      },
      // The rows stay while the next page comes.
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <Root>
      <h1>{auditTexts.title}</h1>
      <AuditFilters search={search} onChange={onSearchChange} people={log.data?.people ?? []} />
      {log.isError ? <ErrorState error={log.error} onRetry={() => void log.refetch()} /> : null}
      {log.isPending ? <SkeletonText lines={10} /> : null}
      {log.data && !log.isError ? (
        <div className="table">
          {log.data.results.length === 0 ? (
            <NoEntries isFiltered={Object.keys(search).length > 0} onClear={() => onSearchChange({})} />
          ) : (
            <ul aria-label={auditTexts.title}>
              {log.data.results.map((entry) => (
                <EntryRow key={entry._id} entry={entry} />
              ))}
            </ul>
          )}
          <PaginationFooter
            label={auditTexts.title}
            offset={skip}
            limit={AUDIT_PAGE_SIZE}
            total={log.data.total}
            onOffsetChange={(next) => onSearchChange(readAuditSearch({ ...search, skip: next }))}
          />
        </div>
      ) : null}
    </Root>
  );
}

function EntryRow({ entry }: { entry: AuditEntry }) {
  return (
    <li>
      <span className="what">{describeEntry(entry)}</span>
      <span className="who">{describeWho(entry)}</span>
      <time dateTime={new Date(entry.createdAtTs * 1000).toISOString()}>{formatDateTime(entry.createdAtTs)}</time>
    </li>
  );
}

function NoEntries({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) {
    return <EmptyState icon="clock" title={auditTexts.emptyTitle} description={auditTexts.emptyHint} />;
  }
  return (
    <EmptyState
      icon="search"
      title={auditTexts.noneTitle}
      description={auditTexts.noneHint}
      action={<Button onClick={onClear}>{auditTexts.clear}</Button>}
    />
  );
}
