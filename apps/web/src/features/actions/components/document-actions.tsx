import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ACTION_TYPE_LABELS, type LinkedEntity } from '@rotunda/contract';
import { useState } from 'react';
import { canEdit, useSession } from '../../../shared/api/session.tsx';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-rows.tsx';
import { useActionList, type ActionList } from '../api/use-action-list.ts';
import { CreateActionDialog } from '../dialogs/create-action-dialog.tsx';
import type { ActionContext } from '../model/action-values.ts';
import { actionTexts } from '../model/actions-texts.ts';
import { toActionsRequest } from '../model/actions-search.ts';
import { formatWhen } from '../model/format-when.ts';

const Root = styled('div')(({ theme }) => ({
  fontSize: 13,
  lineHeight: '20px',
  '& .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8, marginBottom: 8 },
  '& h2, & h3': { fontSize: 13, lineHeight: '20px', fontWeight: 600 },
  '& h3': { marginTop: 12, color: theme.vars.palette.token.ink2 },
  '& li': { padding: '8px 0', borderBottom: `1px solid ${theme.vars.palette.token.border}` },
  '& a': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& .when': { display: 'block', color: theme.vars.palette.token.ink2 },
  '& .none': { color: theme.vars.palette.token.ink3 },
}));

export interface DocumentActionsProps {
  entity: LinkedEntity;
}

/** The actions linked to a document, upcoming and past, and the button that logs one about it (ACT-03). */
export function DocumentActions({ entity }: DocumentActionsProps) {
  const isEditor = canEdit(useSession());
  const [isCreating, setIsCreating] = useState(false);
  const request = toActionsRequest({ filters: { linkedEntities: [entity] } }, null);
  const lists = [useActionList(request, 'upcoming'), useActionList(request, 'past')];
  const [failed] = lists.filter((list) => list.query.isError);
  const isEmpty = lists.every((list) => list.query.data && list.total === 0);
  return (
    <Root>
      <div className="head">
        <h2>{actionTexts.title}</h2>
        {isEditor ? (
          <Button size="small" startIcon={<Icon name="plus" />} onClick={() => setIsCreating(true)}>
            {actionTexts.create}
          </Button>
        ) : null}
      </div>
      {failed ? (
        <ErrorState
          message={actionTexts.fetchFailed}
          error={failed.query.error}
          onRetry={() => void failed.query.refetch()}
        />
      ) : null}
      {lists.some((list) => list.query.isPending) ? <SkeletonText lines={3} /> : null}
      {isEmpty ? <p className="none">{actionTexts.emptyTitle}</p> : null}
      {lists.map((list) => (
        <Part key={list.part} list={list} />
      ))}
      {isCreating ? (
        <CreateLinkedAction context={{ linkedEntities: [entity] }} onClose={() => setIsCreating(false)} />
      ) : null}
    </Root>
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
          <li key={action._id}>
            <AddressLink href={`/actions?open=${action._id}`}>{action.name}</AddressLink>
            <span className="when">{`${ACTION_TYPE_LABELS[action.type]} · ${formatWhen(action.startTime, action.endTime)}`}</span>
          </li>
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

/** "Create action" from a document or an event of it: says it in the words of S3 §8. */
export function CreateLinkedAction({ context, onClose }: { context: ActionContext; onClose: () => void }) {
  return <CreateActionDialog context={context} createdText={actionTexts.created} onClose={onClose} />;
}
