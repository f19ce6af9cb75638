import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedSearch } from '@rotunda/contract';
import { LIMITS } from '@rotunda/contract/values';
import { useState } from 'react';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useDebounced } from '../../../shared/hooks/use-debounced.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { editAlertAddress } from '../../../shared/navigation/discover-address.ts';
import { ConfirmDialog } from '../../../shared/records/confirm-dialog.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useChangeSavedSearches } from '../api/use-change-saved-searches.ts';
import { ProjectNotCreated, useResolveProject } from '../api/use-resolve-project.ts';
import { ProjectFields } from '../components/project-fields.tsx';
import { SearchPreview } from '../components/search-preview.tsx';
import { isNewProject, NO_PROJECT, type ProjectChoice } from '../model/project-choice.ts';
import { savedSearchTexts } from '../model/saved-search-texts.ts';

const PREVIEW_DELAY_MS = 400;

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  paddingTop: 8,
  '& .broken': { display: 'flex', gap: 6, color: theme.vars.palette.token.failed, '& svg': { marginTop: 2 } },
  '& .foot': { display: 'flex', gap: 8, justifyContent: 'space-between', alignItems: 'center' },
}));

interface Values extends ProjectChoice {
  title: string;
  rawTextSearch: string;
}

const valuesOf = ({ title, projectId, searchModel }: SavedSearch): Values => ({
  title,
  projectId: projectId ?? NO_PROJECT,
  projectName: '',
  rawTextSearch: searchModel.rawTextSearch,
});

/** The search with another text; the server derives the plain part anew. */
const withText = ({ searchModel }: SavedSearch, rawTextSearch: string) =>
  rawTextSearch === searchModel.rawTextSearch ? searchModel : { ...searchModel, rawTextSearch, textSearch: '' };

export interface SavedSearchSettingsDialogProps {
  savedSearch: SavedSearch;
  onClose: () => void;
  /** Told after it has been deleted. */
  onDeleted?: () => void;
}

/** Settings of a saved search: title, project, text; its filters in Discover; deletion (ALR-08). */
export function SavedSearchSettingsDialog({ savedSearch, onClose, onDeleted }: SavedSearchSettingsDialogProps) {
  const [values, setValues] = useState(() => valuesOf(savedSearch));
  const [isDeleting, setIsDeleting] = useState(false);
  const { remove } = useChangeSavedSearches();
  const change = (changes: Partial<Values>) => setValues((before) => ({ ...before, ...changes }));
  const text = useDebounced(values.rawTextSearch, PREVIEW_DELAY_MS);
  const save = useUpdate(savedSearch, (projectId) => change({ projectId, projectName: '' }));
  const isTitleMissing = values.title.trim() === '';
  const isNameMissing = isNewProject(values) && values.projectName.trim() === '';
  const isDirty = JSON.stringify(values) !== JSON.stringify(valuesOf(savedSearch));
  if (isDeleting) {
    return (
      <ConfirmDialog
        title={savedSearchTexts.delete}
        question={savedSearchTexts.deleteQuestion(savedSearch.title)}
        label={savedSearchTexts.delete}
        onConfirm={() => remove.mutateAsync({ id: savedSearch._id })}
        doneText={() => savedSearchTexts.deleted}
        onClose={() => setIsDeleting(false)}
        onDone={() => {
          onClose();
          onDeleted?.();
        }}
      />
    );
  }
  return (
    <DialogShell
      title={savedSearchTexts.settings}
      isOpen
      onClose={onClose}
      width={560}
      isDirty={isDirty}
      error={save.error}
      submit={{
        label: texts.actions.save,
        pendingLabel: savedSearchTexts.saving,
        isPending: save.isPending,
        isDisabled: !isDirty || isTitleMissing || isNameMissing,
        onSubmit: () =>
          save.run(values, () => {
            toast.success(texts.alerts.settingsSaved);
            onClose();
          }),
      }}
    >
      <Fields>
        {savedSearch.brokenReason ? (
          <p className="broken">
            <Icon name="warning" />
            {savedSearch.brokenReason}
          </p>
        ) : null}
        <TextField
          fullWidth
          label={savedSearchTexts.title}
          value={values.title}
          onChange={(event) => change({ title: event.target.value })}
          error={isTitleMissing}
          helperText={isTitleMissing ? savedSearchTexts.titleRequired : undefined}
          slotProps={{ htmlInput: { maxLength: LIMITS.savedSearchTitle } }}
        />
        <ProjectFields value={values} onChange={change} isNameMissing={isNameMissing} />
        <TextField
          fullWidth
          multiline
          maxRows={6}
          label={savedSearchTexts.searchText}
          value={values.rawTextSearch}
          onChange={(event) => change({ rawTextSearch: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 20_000, spellCheck: false } }}
        />
        <div className="foot">
          <AddressLink href={editAlertAddress(savedSearch)}>{savedSearchTexts.openInDiscover}</AddressLink>
          <Button size="small" color="error" startIcon={<Icon name="trash" />} onClick={() => setIsDeleting(true)}>
            {savedSearchTexts.delete}
          </Button>
        </div>
      </Fields>
      <SearchPreview searchModel={withText(savedSearch, text)} />
    </DialogShell>
  );
}

/**
 * Sends what differs. Another project goes by the call that takes the alerts along, and last: a text that is refused
 * leaves the saved search where it was.
 */
function useUpdate(savedSearch: SavedSearch, onCreated: (projectId: string) => void) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const resolveProject = useResolveProject();
  const mutation = useMutation({
    mutationFn: async (values: Values) => {
      const projectId = await resolveProject(values, onCreated);
      const isMoved = projectId !== savedSearch.projectId;
      const hasAlerts = projectId !== null && savedSearch.projectId !== null;
      const isTextChanged = values.rawTextSearch !== savedSearch.searchModel.rawTextSearch;
      await client.savedSearches.update({
        id: savedSearch._id,
        title: values.title.trim(),
        ...(isMoved && !hasAlerts ? { projectId } : {}),
        ...(isTextChanged ? { searchModel: withText(savedSearch, values.rawTextSearch) } : {}),
      });
      if (isMoved && hasAlerts) {
        await client.alerts.moveAlertToProject({ savedSearchId: savedSearch._id, toProjectId: projectId });
      }
    },
    onSettled: async () => {
      for (const part of [queries.savedSearches, queries.alerts, queries.projects]) {
        await queryClient.invalidateQueries({ queryKey: part.key() });
      }
    },
  });
  const { error } = mutation;
  return {
    run: (values: Values, onSuccess: () => void) => mutation.mutate(values, { onSuccess }),
    isPending: mutation.isPending,
    error: error === null ? null : error instanceof ProjectNotCreated ? error.message : toApiFault(error).message,
  };
}
