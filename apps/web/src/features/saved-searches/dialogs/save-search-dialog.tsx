import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Project, SavedSearch, SearchModel } from '@rotunda/contract';
import { LIMITS } from '@rotunda/contract/values';
import { DOCUMENT_TYPE_LABELS } from '@rotunda/domain';
import { useState } from 'react';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useLastProject } from '../../../shared/last-project/last-project.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { FactList } from '../../../shared/ui/fact-list.tsx';
import { ProjectNotCreated, useResolveProject } from '../api/use-resolve-project.ts';
import { ProjectFields } from '../components/project-fields.tsx';
import { SearchPreview } from '../components/search-preview.tsx';
import { documentTypeOf } from '../model/document-type-of.ts';
import { isNewProject, NEW_PROJECT, type ProjectChoice } from '../model/project-choice.ts';
import { savedSearchTexts } from '../model/saved-search-texts.ts';

const TITLE_LENGTH = 80;

const Fields = styled('div')({ display: 'grid', gap: 14, paddingTop: 8, '& > dl': { marginTop: 2 } });

export interface SaveSearchDialogProps {
  searchModel: SearchModel;
  /** Instead of one made of the search. */
  title?: string;
  /** What the text was understood as, in plain words. */
  explanation: string;
  onClose: () => void;
  onSaved?: (savedSearch: SavedSearch) => void;
}

/** Saves a search of Discover as an alert in a project, after showing what it would have found (SEA-12, SEA-13). */
export function SaveSearchDialog(props: SaveSearchDialogProps) {
  const { searchModel, explanation, onClose, onSaved } = props;
  const { queries } = useApi();
  const projects = useQuery(queries.projects.find.queryOptions({ input: {} }));
  const lastProject = useLastProject();
  const suggestion = (props.title ?? (searchModel.rawTextSearch.trim() || explanation)).slice(0, TITLE_LENGTH).trim();
  const [title, setTitle] = useState(suggestion);
  const [chosen, setChosen] = useState<ProjectChoice | null>(null);
  const [wasTried, setWasTried] = useState(false);
  const choice = chosen ?? { projectId: preselected(projects.data?.results, lastProject.get()), projectName: '' };
  const save = useSave({ searchModel, onCreated: (projectId) => setChosen({ projectId, projectName: '' }) });
  const isTitleMissing = title.trim() === '';
  const isNameMissing = isNewProject(choice) && choice.projectName.trim() === '';
  const documentType = documentTypeOf(searchModel);
  return (
    <DialogShell
      title={savedSearchTexts.save}
      isOpen
      onClose={onClose}
      width={560}
      isDirty={title !== suggestion || chosen !== null}
      error={save.error}
      submit={{
        label: texts.actions.save,
        pendingLabel: savedSearchTexts.saving,
        isPending: save.isPending,
        isDisabled: choice.projectId === '',
        onSubmit: () => {
          setWasTried(true);
          if (isTitleMissing || isNameMissing) return;
          save.run({ title: title.trim(), choice }, (savedSearch) => {
            if (savedSearch.projectId !== null) lastProject.set(savedSearch.projectId);
            toast.success(texts.alerts.settingsSaved);
            onSaved?.(savedSearch);
            onClose();
          });
        },
      }}
    >
      <Fields>
        <TextField
          fullWidth
          autoFocus
          label={savedSearchTexts.title}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          error={wasTried && isTitleMissing}
          helperText={wasTried && isTitleMissing ? savedSearchTexts.titleRequired : undefined}
          slotProps={{ htmlInput: { maxLength: LIMITS.savedSearchTitle } }}
        />
        <ProjectFields value={choice} onChange={setChosen} isNameMissing={wasTried && isNameMissing} />
        <FactList
          facts={[
            { label: savedSearchTexts.understoodAs, value: explanation },
            { label: 'Document type', value: documentType ? DOCUMENT_TYPE_LABELS[documentType] : 'All' },
          ]}
        />
      </Fields>
      <SearchPreview searchModel={searchModel} />
    </DialogShell>
  );
}

/** The project worked in last, else none; who has no project at all is asked for the name of the first. */
function preselected(projects: readonly Project[] | undefined, lastId: string | null): string {
  if (projects === undefined) return '';
  if (projects.length === 0) return NEW_PROJECT;
  return projects.find((project) => project._id === lastId)?._id ?? '';
}

interface SaveInput {
  title: string;
  choice: ProjectChoice;
}

function useSave({ searchModel, onCreated }: { searchModel: SearchModel; onCreated: (projectId: string) => void }) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const resolveProject = useResolveProject();
  const mutation = useMutation({
    mutationFn: async ({ title, choice }: SaveInput) => {
      const projectId = await resolveProject(choice, onCreated);
      const input = { title, searchModel, documentType: documentTypeOf(searchModel) };
      return projectId === null
        ? client.savedSearches.create({ ...input, projectId })
        : client.savedSearches.createAlert({ ...input, projectId });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queries.savedSearches.key() }),
  });
  const { error } = mutation;
  return {
    run: (input: SaveInput, onSuccess: (savedSearch: SavedSearch) => void) => mutation.mutate(input, { onSuccess }),
    isPending: mutation.isPending,
    error: error === null ? null : error instanceof ProjectNotCreated ? error.message : toApiFault(error).message,
  };
}
