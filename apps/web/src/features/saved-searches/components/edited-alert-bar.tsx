import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedSearch, SearchModel } from '@rotunda/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { getCounts } from '../../../shared/api/refetch-decisions.ts';
import { type ApiError, toApiError } from '../../../shared/api/api-error.ts';
import { useUnsavedChanges } from '../../../shared/navigation/unsaved-changes.ts';
import { ConfirmDialog } from '../../../shared/records/confirm-dialog.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ColumnBar } from '../../../shared/ui/work-area.tsx';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import type { NewPassage } from '../api/use-change-saved-searches.ts';
import { isUnrestricted } from '../model/describe-filters.ts';
import { getDocumentType } from '../model/get-document-type.ts';
import { savedSearchTexts } from '../model/saved-search-texts.ts';

const SaveSearchDialog = lazyComponent(
  async () => (await import('../dialogs/save-search-dialog.tsx')).SaveSearchDialog,
);

const EverythingDialog = lazyComponent(async () => (await import('../dialogs/everything-dialog.tsx')).EverythingDialog);

const Bar = styled(ColumnBar)(({ theme }) => ({
  flexWrap: 'wrap',
  gap: 8,
  paddingBlock: 8,
  backgroundColor: theme.vars.palette.token.selected,
}));

const EditedAlert = styled('span')({
  flex: '1 1 200px',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

const Fault = styled('p')(({ theme }) => ({ flexBasis: '100%', color: theme.vars.palette.token.failed }));

export interface EditedAlertBarProps {
  savedSearchId: string;
  /** The current search in Discover. */
  searchModel: SearchModel;
  isChanged: (saved: SavedSearch) => boolean;
  /** Called after the update or when the user cancels editing. */
  onLeave: () => void;
  onSavedAsNew: (saved: SavedSearch) => void;
}

/** Returns the passage that a saved search follows, so that its copy follows it too. */
function getPassage(saved: SavedSearch | undefined): { passage?: NewPassage } {
  if (saved === undefined || saved.passage === null) return {};
  const { source: _source, ...passage } = saved.passage;
  return { passage };
}

/** Whether an update would make the alert report every document. */
const alertsToEverything = (saved: SavedSearch | undefined, searchModel: SearchModel) =>
  saved !== undefined && saved.passage === null && saved.projectId !== null && isUnrestricted(searchModel);

/** Where the page navigates when editing ends. */
type Ending = { kind: 'leave' } | { kind: 'new'; saved: SavedSearch };

/**
 * Bar above Discover while the search of a saved alert is being edited, with Update alert, Save as new and Cancel
 * (ALR-08).
 */
export function EditedAlertBar(props: EditedAlertBarProps) {
  const { savedSearchId, searchModel, isChanged, onLeave, onSavedAsNew } = props;
  const { queries } = useApi();
  const saved = useQuery(queries.savedSearches.get.queryOptions({ input: { id: savedSearchId } }));
  const [begun, setBegun] = useState<number | null>(null);
  if (begun === null && saved.data !== undefined && !saved.isFetching) setBegun(saved.data.version);
  const [asked, setAsked] = useState<'new' | 'discard' | 'everything' | null>(null);
  const [ending, setEnding] = useState<Ending | null>(null);
  const isDirty = saved.data !== undefined && isChanged(saved.data);
  // Released before the page is left, so that the guard does not ask about what was saved or discarded.
  useUnsavedChanges(isDirty && ending === null, '?alert');
  const end = useEffectEvent((how: Ending) => (how.kind === 'new' ? onSavedAsNew(how.saved) : onLeave()));
  useEffect(() => {
    if (ending !== null) end(ending);
  }, [ending]);
  const leave = () => setEnding({ kind: 'leave' });
  const update = useUpdateSearch(leave);
  const understood = useQuery({
    ...queries.discover.explain.queryOptions({ input: { searchModel } }),
    enabled: asked === 'new',
    retry: false,
    meta: getCounts(searchModel),
  });
  const send = () =>
    update.mutate({
      id: savedSearchId,
      // Whatever was loaded since this page began to edit was not seen by it.
      ...(begun === null ? {} : { version: begun }),
      searchModel,
      documentType: getDocumentType(searchModel),
    });
  const fault = saved.error ?? update.error;
  return (
    <Bar role="region" aria-label={savedSearchTexts.editing}>
      <EditedAlert>
        <Icon name="bell" />
        <span>
          {savedSearchTexts.editing}: <b>{saved.data?.title}</b>
        </span>
      </EditedAlert>
      <Button
        size="small"
        variant="contained"
        disabled={!isDirty || update.isPending || ending !== null}
        onClick={() => (alertsToEverything(saved.data, searchModel) ? setAsked('everything') : send())}
      >
        {savedSearchTexts.update}
      </Button>
      <Button size="small" variant="outlined" disabled={!saved.data} onClick={() => setAsked('new')}>
        {savedSearchTexts.saveAsNew}
      </Button>
      <Button size="small" onClick={() => (isDirty ? setAsked('discard') : leave())}>
        {texts.actions.cancel}
      </Button>
      {fault ? <Fault role="alert">{getMessage(toApiError(fault))}</Fault> : null}
      {asked === 'new' ? (
        <SaveSearchDialog
          searchModel={searchModel}
          {...(saved.data ? { title: saved.data.title } : {})}
          {...getPassage(saved.data)}
          explanation={understood.data?.understood.explanation ?? ''}
          onClose={() => setAsked(null)}
          onSaved={(created) => setEnding({ kind: 'new', saved: created })}
        />
      ) : null}
      {asked === 'everything' ? (
        <EverythingDialog
          searchModel={searchModel}
          onConfirm={() => {
            setAsked(null);
            send();
          }}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {asked === 'discard' ? (
        <ConfirmDialog
          title={texts.actions.discardQuestion}
          question={savedSearchTexts.discardHint}
          label={texts.actions.discard}
          cancelLabel={texts.actions.keepEditing}
          onConfirm={leave}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </Bar>
  );
}

function getMessage({ code, message }: ApiError): string {
  return code === 'CONFLICT' ? savedSearchTexts.editConflict : message;
}

function useUpdateSearch(onUpdated: () => void) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  return useMutation(
    queries.savedSearches.update.mutationOptions({
      onSuccess: () => {
        toast.success(texts.alerts.settingsSaved);
        // Removed from the cache, because a settings dialog opened from a stale list would start with the old search.
        queryClient.removeQueries({ queryKey: queries.savedSearches.find.key(), type: 'inactive' });
        onUpdated();
        for (const part of [queries.savedSearches, queries.alerts, queries.projects]) {
          void queryClient.invalidateQueries({ queryKey: part.key() });
        }
      },
    }),
  );
}
