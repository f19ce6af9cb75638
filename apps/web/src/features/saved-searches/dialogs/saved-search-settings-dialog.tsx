import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import type { SavedSearch } from '@rotunda/contract';
import { LIMITS } from '@rotunda/contract/values';
import { useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useDebounced } from '../../../shared/hooks/use-debounced.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { editAlertAddress } from '../../../shared/navigation/discover-address.ts';
import { ConfirmDialog } from '../../../shared/records/confirm-dialog.tsx';
import { RecordFormDialog } from '../../../shared/records/record-form-dialog.tsx';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Row } from '../../../shared/ui/stack.tsx';
import { useChangeSavedSearches } from '../api/use-change-saved-searches.ts';
import { useResolveProject } from '../api/use-resolve-project.ts';
import { ConfirmEverything } from '../components/confirm-everything.tsx';
import { FollowedText } from '../components/followed-text.tsx';
import { ProjectFields } from '../components/project-fields.tsx';
import { SearchFilters } from '../components/search-filters.tsx';
import { SearchOutlook } from '../components/search-outlook.tsx';
import { isUnrestricted } from '../model/describe-filters.ts';
import { NO_PROJECT } from '../model/project-choice.ts';
import { savedSearchTexts } from '../model/saved-search-texts.ts';
import { checkSavedSearch, type SavedSearchValues } from '../model/saved-search-values.ts';

const PREVIEW_DELAY_MS = 400;

const Fields = styled('div')({ display: 'grid', gap: 14 });

const BrokenReason = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  color: theme.vars.palette.token.failed,
  '& svg': { marginTop: 2 },
}));

interface Values extends SavedSearchValues {
  rawTextSearch: string;
}

const readValues = ({ title, projectId, searchModel }: SavedSearch): Values => ({
  title,
  projectId: projectId ?? NO_PROJECT,
  projectName: '',
  rawTextSearch: searchModel.rawTextSearch,
});

/** Returns the search model with another text. The server derives the plain text again. */
const withText = ({ searchModel }: SavedSearch, rawTextSearch: string) =>
  rawTextSearch === searchModel.rawTextSearch ? searchModel : { ...searchModel, rawTextSearch, textSearch: '' };

const alertsToEverything = ({ passage, searchModel }: SavedSearch, projectId: string) =>
  passage === null && projectId !== NO_PROJECT && isUnrestricted(searchModel);

export interface SavedSearchSettingsDialogProps {
  savedSearch: SavedSearch;
  onClose: () => void;
  /** Called after the saved search is deleted. */
  onDeleted?: () => void;
}

/** Edits a saved search's title, project and text, links to its filters in Discover, and deletes it (ALR-08). */
export function SavedSearchSettingsDialog({ savedSearch, onClose, onDeleted }: SavedSearchSettingsDialogProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const resolveProject = useResolveProject();
  const { client } = useApi();
  const { remove, saveSettings } = useChangeSavedSearches();
  const form = useRecordForm({
    record: savedSearch,
    readValues,
    check: checkSavedSearch,
    save: async ({ record, values, set }) => {
      const projectId = await resolveProject(values, (created) => set({ projectId: created, projectName: '' }));
      const { title, rawTextSearch } = values;
      return saveSettings.mutateAsync({
        savedSearch: record,
        title: title.trim(),
        projectId,
        searchModel: withText(record, rawTextSearch),
      });
    },
    conflict: { message: savedSearchTexts.conflict, load: () => client.savedSearches.get({ id: savedSearch._id }) },
    onSaved: () => {
      toast.success(texts.alerts.settingsSaved);
      onClose();
    },
  });
  const text = useDebounced(form.values.rawTextSearch, PREVIEW_DELAY_MS);
  const edited = withText(savedSearch, form.values.rawTextSearch);
  const asksEverything =
    alertsToEverything({ ...savedSearch, searchModel: edited }, form.values.projectId) &&
    !alertsToEverything(savedSearch, savedSearch.projectId ?? NO_PROJECT);
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
    <RecordFormDialog
      form={form}
      title={savedSearchTexts.settings}
      label={texts.actions.save}
      pendingLabel={savedSearchTexts.saving}
      width={560}
      isDisabled={asksEverything && !isConfirmed}
      onClose={onClose}
    >
      <Fields>
        {savedSearch.brokenReason ? (
          <BrokenReason>
            <Icon name="warning" />
            {savedSearch.brokenReason}
          </BrokenReason>
        ) : null}
        <TextField
          fullWidth
          label={savedSearchTexts.title}
          {...form.text('title')}
          slotProps={{ htmlInput: { maxLength: LIMITS.savedSearchTitle } }}
        />
        <ProjectFields form={form} />
        {savedSearch.passage === null ? null : <FollowedText {...savedSearch.passage} />}
        <TextField
          fullWidth
          multiline
          maxRows={6}
          label={savedSearch.passage === null ? savedSearchTexts.searchText : savedSearchTexts.narrowed}
          {...form.text('rawTextSearch')}
          slotProps={{ htmlInput: { maxLength: 20_000, spellCheck: false } }}
        />
        <SearchFilters searchModel={savedSearch.searchModel} explanation="" />
        {asksEverything ? (
          <ConfirmEverything searchModel={edited} isConfirmed={isConfirmed} onChange={setIsConfirmed} />
        ) : null}
        <Row justify="space-between">
          <AddressLink href={editAlertAddress(savedSearch)}>{savedSearchTexts.openInDiscover}</AddressLink>
          <Button size="small" color="error" startIcon={<Icon name="trash" />} onClick={() => setIsDeleting(true)}>
            {savedSearchTexts.delete}
          </Button>
        </Row>
      </Fields>
      {savedSearch.passage === null ? <SearchOutlook searchModel={withText(savedSearch, text)} /> : null}
    </RecordFormDialog>
  );
}
