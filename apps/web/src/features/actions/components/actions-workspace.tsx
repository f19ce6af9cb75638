import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { canEdit, useSession } from '../../../shared/api/session.tsx';
import { useLinkedEntityDetails } from '../../../shared/linked-entities/use-linked-entity-details.ts';
import { BulkBar } from '../../../shared/records/bulk-bar.tsx';
import { EmptyList } from '../../../shared/records/empty-list.tsx';
import { FilterBar } from '../../../shared/records/filter-bar.tsx';
import { useLoadedSelection } from '../../../shared/records/use-loaded-selection.ts';
import { useOpenRecord } from '../../../shared/records/use-open-record.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ResultColumn, ScrollPane, WorkArea } from '../../../shared/ui/work-area.tsx';
import { CREATE_ACTION } from '../../../shared/shortcuts/command-names.ts';
import { useCreateCommand } from '../../../shared/shortcuts/use-create-command.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { useActionList, type ShownAction } from '../api/use-action-list.ts';
import { useDirectory } from '../../../shared/directory/use-directory.ts';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { useActionDialogs } from '../hooks/use-action-dialogs.tsx';
import {
  type ActionsRequest,
  toActionsRequest,
  type ActionsSearch,
  type ActionsSearchChanges,
} from '../model/actions-search.ts';
import { actionTexts } from '../model/actions-texts.ts';
import { getFilterChips } from '../model/filter-chips.ts';
import { readShownLinks, writeShownLinks } from '../model/shown-links.ts';
import { ActionSection } from './action-section.tsx';
import { ActionsHeader } from './actions-header.tsx';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';

const ActionFlyout = lazyComponent(async () => (await import('./action-flyout.tsx')).ActionFlyout);

export interface ActionsWorkspaceProps {
  /** Project that everything is limited to; null for all of the organization's actions. */
  scope: string | null;
  search: ActionsSearch;
  /** `replace` keeps Back from stopping at every row. */
  onSearchChange: (changes: ActionsSearchChanges, options?: { replace?: boolean }) => void;
  /** Opens a document, person or committee that an action is linked to. */
  onOpenEntity: OpenRelated;
  renderExport: (found: FoundActions) => ReactNode;
}

/** The list as it is shown, with the current selection. */
export interface FoundActions {
  list: Omit<ActionsRequest, 'limit'>;
  total: number | null;
  selected: string[];
}

const getId = (action: ShownAction) => action._id;

/** Actions with the open action beside them, for the Actions screen and for a project. */
export function ActionsWorkspace(props: ActionsWorkspaceProps) {
  const { scope, search, onSearchChange, onOpenEntity, renderExport } = props;
  const isEditor = canEdit(useSession());
  const { filters = {} } = search;
  const request = toActionsRequest(search, scope);
  const lists = [useActionList(request, 'upcoming'), useActionList(request, 'past')] as const;
  const loaded = lists.flatMap((list) => list.actions);
  const selection = useLoadedSelection(loaded, getId);
  const [shown, setShown] = useState(() => readShownLinks(localStorage));
  const directory = useDirectory();
  const labels = useLinkedEntityDetails(shown.linkedItems ? loaded.flatMap((action) => action.linkedEntities) : []);
  const open = (actionId: string | null, replace = false) => onSearchChange({ open: actionId }, { replace });
  const { open: dialogs, dialog } = useActionDialogs({ scope, selection, onOpen: open });
  useCreateCommand(CREATE_ACTION, texts.palette.createAction, isEditor ? dialogs.create : null);
  const navigation = useOpenRecord({ ids: loaded.map(getId), openId: search.open, onOpen: open });
  const isLoaded = lists.every((list) => list.query.isSuccess);
  const total = isLoaded ? lists[0].total + lists[1].total : null;
  const { limit: _, ...list } = request;
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
          total={total}
          exportButton={renderExport({ list, total, selected: selection.rows.map(getId) })}
          onCreate={isEditor ? dialogs.create : null}
        />
        <FilterBar
          linkedEntities={filters.linkedEntities}
          getChips={(names) => getFilterChips(filters, null, names)}
          onChange={(next) => onSearchChange({ filters: next })}
        />
        {isEditor && loaded.length > 0 ? (
          <BulkBar
            selection={selection}
            selectAllLabel={actionTexts.selectAll}
            onDelete={() => dialogs.remove(selection.rows)}
          >
            <Button size="small" startIcon={<Icon name="tag" />} onClick={() => dialogs.tag()}>
              {actionTexts.editTags}
            </Button>
          </BulkBar>
        ) : null}
        <ScrollPane>
          {isEmpty ? (
            <EmptyList
              icon="calendar"
              words={actionTexts}
              createLabel={actionTexts.create}
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
                getHref={(actionId) => `/actions?open=${actionId}`}
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
          commands={isEditor ? { ...dialogs, remove: (action) => dialogs.remove([action]) } : null}
          onOpenEntity={onOpenEntity}
          {...navigation}
        />
      )}
      {dialog}
    </WorkArea>
  );
}
