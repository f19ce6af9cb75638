import Button from '@mui/material/Button';
import { useId } from 'react';
import { formatNumber } from '../../../shared/format/format-number.ts';
import type { LoadedSelection } from '../../../shared/records/use-loaded-selection.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonRows } from '../../../shared/ui/skeleton-rows.tsx';
import { GroupHeading } from '../../../shared/ui/work-area.tsx';
import type { ActionList, ShownAction } from '../api/use-action-list.ts';
import type { Directory } from '../../../shared/directory/use-directory.ts';
import { actionTexts } from '../model/actions-texts.ts';
import type { ShownLinks } from '../model/shown-links.ts';
import { ActionRow } from './action-row.tsx';

export interface ActionSectionProps {
  list: ActionList;
  limit: number;
  currentId: string | null;
  hrefOf: (actionId: string) => string;
  onOpen: (actionId: string) => void;
  /** Null for a viewer. */
  selection: LoadedSelection<ShownAction> | null;
  shown: ShownLinks;
  directory: Directory;
  labels: ReadonlyMap<string, { label: string }>;
}

/** Upcoming or past actions: the pages loaded, and the next on demand. */
export function ActionSection({ list, limit, currentId, hrefOf, onOpen, selection, ...row }: ActionSectionProps) {
  const headingId = useId();
  const { part, query, actions, total } = list;
  const hidden = total - actions.length;
  return (
    <section aria-labelledby={headingId} {...(query.isPlaceholderData ? { 'aria-busy': true } : {})}>
      <GroupHeading>
        <h2 id={headingId}>{actionTexts[part]}</h2>
        {query.data ? <span className="count">{formatNumber(total)}</span> : null}
      </GroupHeading>
      {query.isPending ? <SkeletonRows count={4} /> : null}
      {query.isError ? (
        <div style={{ padding: '16px 20px' }}>
          <ErrorState message={actionTexts.fetchFailed} error={query.error} onRetry={() => void query.refetch()} />
        </div>
      ) : null}
      {query.data && actions.length === 0 ? (
        <p style={{ padding: '16px 20px' }}>{part === 'upcoming' ? actionTexts.noUpcoming : actionTexts.noPast}</p>
      ) : null}
      <ul aria-labelledby={headingId}>
        {actions.map((action) => (
          <ActionRow
            key={action._id}
            action={action}
            href={hrefOf(action._id)}
            onOpen={() => onOpen(action._id)}
            isOpen={action._id === currentId}
            selection={selection && selection.boxOf(action._id)}
            {...row}
          />
        ))}
      </ul>
      {query.hasNextPage ? (
        <div style={{ padding: '12px 20px' }}>
          <Button size="small" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {actionTexts.loadMore(Math.min(hidden, limit))}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
