import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { formatNumber } from '../../../shared/format/format-number.ts';
import type { LoadedSelection } from '../../../shared/records/use-loaded-selection.ts';
import { DataList } from '../../../shared/ui/data-list.tsx';
import { GroupCount, GroupHeading } from '../../../shared/ui/work-area.tsx';
import type { ActionList, ShownAction } from '../api/use-action-list.ts';
import { actionTexts } from '../model/actions-texts.ts';
import { actionColumns, type ActionContext } from './action-columns.tsx';

const QuietLine = styled('div')({ padding: '12px 20px', fontSize: 13 });

export interface ActionSectionProps extends ActionContext {
  list: ActionList;
  limit: number;
  currentId: string | null;
  getHref: (actionId: string) => string;
  onOpen: (actionId: string) => void;
  /** Null for a viewer. */
  selection: LoadedSelection<ShownAction> | null;
}

/** Upcoming or past actions: the pages loaded so far, and the next on demand. */
export function ActionSection({ list, limit, currentId, getHref, onOpen, selection, ...context }: ActionSectionProps) {
  const headingId = useId();
  const { part, query, actions, total } = list;
  const hidden = total - actions.length;
  return (
    <section aria-labelledby={headingId} {...(query.isPlaceholderData ? { 'aria-busy': true } : {})}>
      <GroupHeading>
        <h2 id={headingId}>{actionTexts[part]}</h2>
        {query.data ? <GroupCount>{formatNumber(total)}</GroupCount> : null}
      </GroupHeading>
      <DataList
        label={{ id: headingId }}
        isFramed={false}
        hasHeader={false}
        align="start"
        rowHeight={68}
        columns={actionColumns(context)}
        items={actions}
        getKey={({ _id }) => _id}
        query={query}
        errorMessage={actionTexts.fetchFailed}
        total={total}
        skeletonRows={4}
        empty={<QuietLine>{part === 'upcoming' ? actionTexts.noUpcoming : actionTexts.noPast}</QuietLine>}
        opening={{ getHref: ({ _id }) => getHref(_id), onOpen: ({ _id }) => onOpen(_id), openKey: currentId }}
        selecting={selection && { getBox: selection.getBox, getName: ({ name }) => name }}
        footer={
          query.hasNextPage ? (
            <QuietLine>
              <Button size="small" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {actionTexts.loadMore(Math.min(hidden, limit))}
              </Button>
            </QuietLine>
          ) : null
        }
      />
    </section>
  );
}
