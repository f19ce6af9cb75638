import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AuditEntry } from '@rotunda/contract';
import { AUDIT_PAGE_SIZE } from '@rotunda/contract/values';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatDateTime } from '../../../shared/format/format-date.ts';
import type { DataColumn } from '../../../shared/ui/data-list-columns.ts';
import { DataList } from '../../../shared/ui/data-list.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PageColumn } from '../../../shared/ui/page-column.tsx';
import { PaginationFooter } from '../../../shared/ui/pagination-footer.tsx';
import { Toolbar } from '../../../shared/ui/toolbar.tsx';
import { type AuditSearch, readAuditSearch } from '../model/audit-search.ts';
import { auditTexts } from '../model/audit-texts.ts';
import { describeEntry, describeWho } from '../model/describe-entry.ts';
import { AuditFilters } from './audit-filters.tsx';

export interface AuditLogProps {
  search: AuditSearch;
  onSearchChange: (search: AuditSearch) => void;
}

/** Log of who did what with authority in the organization, newest first. */
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
      // Keep the rows while the next page is loading.
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <PageColumn>
      <Toolbar title={auditTexts.title} />
      <AuditFilters search={search} onChange={onSearchChange} people={log.data?.people ?? []} />
      <DataList
        label={auditTexts.title}
        columns={COLUMNS}
        items={log.data?.results ?? []}
        getKey={({ _id }) => _id}
        query={log}
        total={log.data?.total ?? 0}
        offset={skip}
        skeletonRows={10}
        empty={<NoEntries isFiltered={Object.keys(search).length > 0} onClear={() => onSearchChange({})} />}
        footer={
          <PaginationFooter
            label={auditTexts.title}
            offset={skip}
            limit={AUDIT_PAGE_SIZE}
            total={log.data?.total ?? 0}
            onOffsetChange={(next) => onSearchChange(readAuditSearch({ ...search, skip: next }))}
          />
        }
      />
    </PageColumn>
  );
}

const COLUMNS: readonly DataColumn<AuditEntry>[] = [
  {
    key: 'what',
    header: auditTexts.action,
    width: '3fr',
    phone: 'identity',
    tone: 'strong',
    cell: (entry) => <bdi>{describeEntry(entry)}</bdi>,
  },
  {
    key: 'who',
    header: auditTexts.person,
    width: '2fr',
    phone: 'line',
    tone: 'quiet',
    cell: (entry) => <bdi>{describeWho(entry)}</bdi>,
  },
  {
    key: 'when',
    header: auditTexts.time,
    width: 196,
    phone: 'line',
    tone: 'faint',
    cell: ({ createdAtTs }) => (
      <time dateTime={new Date(createdAtTs * 1000).toISOString()}>{formatDateTime(createdAtTs)}</time>
    ),
  },
];

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
