import { ActionsWorkspace } from '../../features/actions/components/actions-workspace.tsx';
import { ExportButton } from '../../features/exports/components/export-button.tsx';
import { changeActionsSearch, type ActionsSearch } from '../../features/actions/model/actions-search.ts';
import { texts } from '../../shared/texts/texts.ts';
import { useRelatedDocument } from '../documents/use-related-document.tsx';

export interface ProjectActionsProps {
  projectId: string;
  search: ActionsSearch;
  onSearchChange: (search: ActionsSearch, replace: boolean) => void;
}

/** Actions of one project: the Actions screen limited to it. New actions belong to the project. */
export function ProjectActions({ projectId, search, onSearchChange }: ProjectActionsProps) {
  const entity = useRelatedDocument('actions');
  return (
    <>
      <ActionsWorkspace
        scope={projectId}
        search={search}
        onSearchChange={(changes, options) =>
          onSearchChange(changeActionsSearch(search, changes), options?.replace ?? false)
        }
        onOpenEntity={entity.onOpenRelated}
        renderExport={(found) => <ExportButton subject={{ kind: 'actions', ...found }} />}
      />
      {entity.renderOver(texts.nav.actions)}
    </>
  );
}
