import type { LinkedEntity } from '@rotunda/contract';
import { useState } from 'react';
import { ActionsWorkspace } from '../../features/actions/components/actions-workspace.tsx';
import { changeActionsSearch, type ActionsSearch } from '../../features/actions/model/actions-search.ts';
import { RelatedDocumentLayer } from '../documents/document-flyout.tsx';

export interface ProjectActionsProps {
  projectId: string;
  search: ActionsSearch;
  onSearchChange: (search: ActionsSearch, replace: boolean) => void;
}

/** The actions of one project: the Actions screen, limited to it; what is created here belongs to the project. */
export function ProjectActions({ projectId, search, onSearchChange }: ProjectActionsProps) {
  const [entity, setEntity] = useState<LinkedEntity | null>(null);
  return (
    <>
      <ActionsWorkspace
        scope={projectId}
        search={search}
        onSearchChange={(changes, options) =>
          onSearchChange(changeActionsSearch(search, changes), options?.replace ?? false)
        }
        onOpenEntity={setEntity}
      />
      {entity === null ? null : <RelatedDocumentLayer target={entity} onClose={() => setEntity(null)} />}
    </>
  );
}
