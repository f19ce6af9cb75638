import { useParams } from '@tanstack/react-router';
import type { DocumentType } from '@rotunda/domain';
import { useState } from 'react';
import { canEdit, useSession } from '../../shared/api/session.tsx';
import { getLinkedEntity } from '../../shared/linked-entities/get-linked-entity.ts';
import { CREATE_ACTION } from '../../shared/shortcuts/command-names.ts';
import { useCreateCommand } from '../../shared/shortcuts/use-create-command.ts';
import { texts } from '../../shared/texts/texts.ts';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';

const CreateLinkedAction = lazyComponent(
  async () => (await import('../../features/actions/components/document-actions.tsx')).CreateLinkedAction,
);

export interface CreateActionCommandProps {
  document?: { documentType: DocumentType; fusionId: string };
}

/** "Create action" in the command palette, for the page's project and the open document. */
export function CreateActionCommand({ document }: CreateActionCommandProps) {
  const isEditor = canEdit(useSession());
  const { projectId } = useParams({ strict: false });
  const [isCreating, setIsCreating] = useState(false);
  useCreateCommand(CREATE_ACTION, texts.palette.createAction, isEditor ? () => setIsCreating(true) : null);
  if (!isCreating) return null;
  const entity = document === undefined ? null : getLinkedEntity(document);
  return (
    <CreateLinkedAction
      context={{
        projectIds: projectId === undefined ? [] : [projectId],
        linkedEntities: entity === null ? [] : [entity],
      }}
      onClose={() => setIsCreating(false)}
    />
  );
}
