import Button from '@mui/material/Button';
import type { LinkedEntity } from '@rotunda/contract';
import { ACTION_TYPE_LABELS } from '@rotunda/contract/values';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useNow } from '../../../shared/format/use-now.ts';
import { canEdit, useSession } from '../../../shared/api/session.tsx';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { LinkedRecord, LinkedRecords } from '../../../shared/records/linked-records.tsx';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { useActionList, type ActionList } from '../api/use-action-list.ts';
import { nextFullHour, type ActionContext } from '../model/action-values.ts';
import { actionTexts } from '../model/actions-texts.ts';
import { toActionsRequest } from '../model/actions-search.ts';
import { formatWhen } from '../model/format-when.ts';

const CreateActionDialog = lazyComponent(
  async () => (await import('../dialogs/create-action-dialog.tsx')).CreateActionDialog,
);

export interface DocumentActionsProps {
  entity: LinkedEntity;
}

/** Upcoming and past actions linked to a document, and the button that logs a new one (ACT-03). */
export function DocumentActions({ entity }: DocumentActionsProps) {
  const isEditor = canEdit(useSession());
  const [isCreating, setIsCreating] = useState(false);
  const request = toActionsRequest({ filters: { linkedEntities: [entity] } }, null);
  const lists = [useActionList(request, 'upcoming'), useActionList(request, 'past')];
  const [failed] = lists.filter((list) => list.query.isError);
  const isEmpty = lists.every((list) => list.query.data && list.total === 0);
  return (
    <>
      <LinkedRecords
        title={actionTexts.title}
        createLabel={actionTexts.create}
        onCreate={isEditor ? () => setIsCreating(true) : null}
        emptyText={isEmpty ? actionTexts.emptyTitle : null}
        isPending={lists.some((list) => list.query.isPending)}
        error={failed?.query.error ?? null}
        onRetry={() => void failed?.query.refetch()}
      >
        {lists.map((list) => (
          <Part key={list.part} list={list} />
        ))}
      </LinkedRecords>
      {isCreating ? (
        <CreateLinkedAction context={{ linkedEntities: [entity] }} onClose={() => setIsCreating(false)} />
      ) : null}
    </>
  );
}

function Part({ list }: { list: ActionList }) {
  const { part, actions, total, query } = list;
  if (actions.length === 0) return null;
  return (
    <>
      <h3>{`${actionTexts[part]} (${formatNumber(total)})`}</h3>
      <ul>
        {actions.map((action) => (
          <LinkedRecord
            key={action._id}
            href={`/actions?open=${action._id}`}
            name={action.name}
            second={`${ACTION_TYPE_LABELS[action.type]} · ${formatWhen(action.startTime, action.endTime)}`}
          />
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button size="small" sx={{ mt: 2 }} disabled={query.isFetching} onClick={() => void query.fetchNextPage()}>
          {actionTexts.loadMore(Math.min(total - actions.length, actions.length))}
        </Button>
      ) : null}
    </>
  );
}

/**
 * "Create action" for a document or one of its events. It preselects the document's projects and uses the texts of S3
 * §8.
 */
export function CreateLinkedAction({ context, onClose }: { context: ActionContext; onClose: () => void }) {
  const { queries } = useApi();
  const now = useNow();
  const fusionIds = (context.linkedEntities ?? []).map((entity) => entity.fusionId);
  const decided = useQuery({
    ...queries.entityMetadata.fetchByIds.queryOptions({ input: { fusionIds } }),
    enabled: fusionIds.length > 0,
    retry: false,
  });
  // The form starts with the document's projects, so it waits for them. If they fail to load, the user selects them.
  if (decided.isPending && decided.fetchStatus !== 'idle') return null;
  const inherited = (decided.data?.results ?? []).flatMap(({ projectIds }) => projectIds);
  return (
    <CreateActionDialog
      context={{
        ...(fusionIds.length > 0 ? { startTime: nextFullHour(now) } : {}),
        ...context,
        projectIds: [...new Set([...(context.projectIds ?? []), ...inherited])],
      }}
      createdText={actionTexts.created}
      onClose={onClose}
    />
  );
}
