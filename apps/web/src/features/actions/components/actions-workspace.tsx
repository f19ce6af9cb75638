import type { LinkedEntity } from '@rotunda/contract';
import { useState } from 'react';
import { canEdit, useSession } from '../../../shared/api/session.tsx';
import { useListKeys } from '../../../shared/hooks/use-list-keys.ts';
import { useLinkedEntityDetails } from '../../../shared/linked-entities/use-linked-entity-details.ts';
import { ResultColumn, ScrollPane, WorkArea } from '../../../shared/ui/work-area.tsx';
import { useActionList } from '../api/use-action-list.ts';
import { useDirectory } from '../../../shared/directory/use-directory.ts';
import { useActionDialogs } from '../hooks/use-action-dialogs.tsx';
import { useActionSelection } from '../hooks/use-action-selection.ts';
import { toActionsRequest, type ActionsSearch, type ActionsSearchChanges } from '../model/actions-search.ts';
import { readShownLinks, writeShownLinks } from '../model/shown-links.ts';
import { ActionFlyout } from './action-flyout.tsx';
import { ActionSection } from './action-section.tsx';
import { ActionsBulkBar } from './actions-bulk-bar.tsx';
import { ActionsFilterBar } from './actions-filter-bar.tsx';
import { ActionsHeader } from './actions-header.tsx';
import { NoActions } from './no-actions.tsx';

export interface ActionsWorkspaceProps {
  /** Project everything is limited to; null for all of the organisation's. */
  scope: string | null;
  search: ActionsSearch;
  /** `replace` where Back should not stop at every row. */
  onSearchChange: (changes: ActionsSearchChanges, options?: { replace?: boolean }) => void;
  /** A document, person or committee an action is linked to. */
  onOpenEntity: (entity: LinkedEntity) => void;
}

/** Actions with the one that is read beside them: the Actions screen, and a project's actions. */
export function ActionsWorkspace({ scope, search, onSearchChange, onOpenEntity }: ActionsWorkspaceProps) {
  const isEditor = canEdit(useSession());
  const request = toActionsRequest(search, scope);
  const lists = [useActionList(request, 'upcoming'), useActionList(request, 'past')] as const;
  const loaded = lists.flatMap((list) => list.actions);
  const selection = useActionSelection(loaded);
  const [shown, setShown] = useState(() => readShownLinks(localStorage));
  const directory = useDirectory();
  const labels = useLinkedEntityDetails(shown.linkedItems ? loaded.flatMap((action) => action.linkedEntities) : []);
  const open = (actionId: string | null, replace = false) => onSearchChange({ open: actionId }, { replace });
  const dialogs = useActionDialogs({ scope, selection, onOpen: open });
  const index = loaded.findIndex((action) => action._id === search.open);
  const go = (to: number) => () => open(loaded[to]?._id ?? null, true);
  useListKeys({
    count: loaded.length,
    index: index < 0 ? null : index,
    onMove: (to) => go(to)(),
  });
  const isLoaded = lists.every((list) => list.query.isSuccess);
  const isEmpty = isLoaded && lists.every((list) => list.total === 0);
  return (
    <WorkArea>
      <ResultColumn>
        <ActionsHeader
          search={search}
          onSearchChange={onSearchChange}
          scope={scope}
          shown={shown}
          onShownChange={(next) => {
            writeShownLinks(localStorage, next);
            setShown(next);
          }}
          total={isLoaded ? lists[0].total + lists[1].total : null}
          onCreate={isEditor ? dialogs.create : null}
        />
        <ActionsFilterBar search={search} onSearchChange={onSearchChange} directory={directory} />
        {isEditor && loaded.length > 0 ? (
          <ActionsBulkBar selection={selection} onTags={dialogs.tagChosen} onDelete={dialogs.deleteChosen} />
        ) : null}
        <ScrollPane>
          {isEmpty ? (
            <NoActions
              isFiltered={search.filters !== undefined}
              onClear={() => onSearchChange({ filters: null })}
              onCreate={isEditor ? dialogs.create : null}
            />
          ) : (
            lists.map((list) => (
              <ActionSection
                key={list.part}
                list={list}
                limit={request.limit}
                currentId={search.open ?? null}
                hrefOf={(actionId) => `/actions?open=${actionId}`}
                onOpen={open}
                selection={isEditor ? selection : null}
                shown={shown}
                directory={directory}
                labels={labels}
              />
            ))
          )}
        </ScrollPane>
      </ResultColumn>
      {search.open === undefined ? null : (
        <ActionFlyout
          actionId={search.open}
          commands={isEditor ? dialogs.commands : null}
          onClose={() => open(null, true)}
          onPrevious={index > 0 ? go(index - 1) : undefined}
          onNext={index >= 0 && index < loaded.length - 1 ? go(index + 1) : undefined}
          onOpenEntity={onOpenEntity}
        />
      )}
      {dialogs.dialog}
    </WorkArea>
  );
}
