import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Project, SavedSearch, SearchModel } from '@rotunda/contract';
import { LIMITS } from '@rotunda/contract/values';
import { cutText } from '@rotunda/domain';
import { useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useLastProject } from '../../../shared/last-project/last-project.ts';
import { RecordFormDialog } from '../../../shared/records/record-form-dialog.tsx';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { ConfirmEverything } from '../components/confirm-everything.tsx';
import { FollowedText } from '../components/followed-text.tsx';
import { type NewPassage, useChangeSavedSearches } from '../api/use-change-saved-searches.ts';
import { useResolveProject } from '../api/use-resolve-project.ts';
import { ProjectFields } from '../components/project-fields.tsx';
import { SearchFilters } from '../components/search-filters.tsx';
import { SearchOutlook } from '../components/search-outlook.tsx';
import { isUnrestricted } from '../model/describe-filters.ts';
import { getDocumentType } from '../model/get-document-type.ts';
import { NEW_PROJECT, NO_PROJECT } from '../model/project-choice.ts';
import { savedSearchTexts } from '../model/saved-search-texts.ts';
import { checkSavedSearch } from '../model/saved-search-values.ts';
import { ExistingMatchesDialog } from './existing-matches-dialog.tsx';

const TITLE_LENGTH = 80;

const Fields = styled('div')({ display: 'grid', gap: 14, '& > dl': { marginTop: 2 } });

export interface SaveSearchDialogProps {
  searchModel: SearchModel;
  /** Initial title, instead of one derived from the search. */
  title?: string;
  /** How the search text was understood, in plain words. */
  explanation: string;
  /** The passage to follow, within the results of the search. */
  passage?: NewPassage;
  onClose: () => void;
  onSaved?: (savedSearch: SavedSearch) => void;
}

/** Saves a Discover search as an alert in a project and shows what it would have found (SEA-12, SEA-13). */
export function SaveSearchDialog(props: SaveSearchDialogProps) {
  const { searchModel, explanation, passage, onClose, onSaved } = props;
  const { queries } = useApi();
  const projects = useQuery(queries.projects.find.queryOptions({ input: {} }));
  const lastProject = useLastProject();
  // A title has no final period.
  const understood = explanation.replace(/\.$/, '');
  const suggestion = cutText(props.title ?? (searchModel.rawTextSearch.trim() || understood), TITLE_LENGTH).trim();
  const resolveProject = useResolveProject();
  const { create } = useChangeSavedSearches();
  const documentType = getDocumentType(searchModel);
  const queryClient = useQueryClient();
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [saved, setSaved] = useState<{ savedSearch: SavedSearch; total: number; atTotalLimit: boolean } | null>(null);
  const end = (savedSearch: SavedSearch) => {
    onSaved?.(savedSearch);
    onClose();
  };
  const form = useRecordForm({
    record: { title: suggestion, projectId: preselected(projects.data?.results, lastProject.get()), projectName: '' },
    readValues: (values) => values,
    check: checkSavedSearch,
    save: async ({ values, set }) => {
      const projectId = await resolveProject(values, (created) => set({ projectId: created, projectName: '' }));
      const savedSearch = await create.mutateAsync({
        title: values.title.trim(),
        searchModel,
        documentType,
        projectId,
        ...(passage === undefined ? {} : { passage }),
      });
      // Earlier matches of the search text say nothing about a passage, and a search without a project has no alerts.
      if (passage !== undefined || savedSearch.projectId === null) return { savedSearch, found: null };
      const preview = queries.discover.preview.queryOptions({ input: { searchModel } });
      // The alert is saved, with or without a number.
      const found = await queryClient.ensureQueryData({ ...preview, retry: false }).catch(() => null);
      return { savedSearch, found };
    },
    onSaved: ({ savedSearch, found }) => {
      if (savedSearch.projectId !== null) lastProject.set(savedSearch.projectId);
      toast.success(texts.alerts.settingsSaved);
      if (found === null || found.total === 0) end(savedSearch);
      else setSaved({ savedSearch, total: found.total, atTotalLimit: found.atTotalLimit });
    },
  });
  if (saved !== null) {
    const { savedSearch, ...found } = saved;
    return <ExistingMatchesDialog savedSearch={savedSearch} found={found} onClose={() => end(savedSearch)} />;
  }
  const asksEverything = passage === undefined && form.values.projectId !== NO_PROJECT && isUnrestricted(searchModel);
  return (
    <RecordFormDialog
      form={form}
      title={passage === undefined ? savedSearchTexts.save : savedSearchTexts.follow}
      label={texts.actions.save}
      pendingLabel={savedSearchTexts.saving}
      width={560}
      isNew
      canTry
      isDisabled={form.values.projectId === '' || (asksEverything && !isConfirmed)}
      onClose={onClose}
    >
      <Fields>
        <TextField
          fullWidth
          autoFocus
          label={savedSearchTexts.title}
          {...form.text('title')}
          slotProps={{ htmlInput: { maxLength: LIMITS.savedSearchTitle } }}
        />
        <ProjectFields form={form} />
        {passage === undefined ? null : <FollowedText text={passage.text} language={passage.language} />}
        <SearchFilters searchModel={searchModel} explanation={explanation} />
        {asksEverything ? (
          <ConfirmEverything searchModel={searchModel} isConfirmed={isConfirmed} onChange={setIsConfirmed} />
        ) : null}
      </Fields>
      {/* Earlier matches of the search text say nothing about the passage. */}
      {passage === undefined ? <SearchOutlook searchModel={searchModel} /> : null}
    </RecordFormDialog>
  );
}

/** Preselects the last used project, if any. If there are no projects, preselects creating one. */
function preselected(projects: readonly Project[] | undefined, lastId: string | null): string {
  if (projects === undefined) return '';
  if (projects.length === 0) return NEW_PROJECT;
  return projects.find((project) => project._id === lastId)?._id ?? '';
}
