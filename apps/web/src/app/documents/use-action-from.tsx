import { useState, type ReactNode } from 'react';
import { CreateLinkedAction } from '../../features/actions/components/document-actions.tsx';
import type { ActionContext } from '../../features/actions/model/action-values.ts';
import { canEdit, useSession } from '../../shared/api/session.tsx';

export interface ActionFrom {
  /** Null for a viewer. */
  onCreateAction: ((context: ActionContext) => void) | null;
  dialog: ReactNode;
}

/** Opens the action form, prefilled from what the user is reading. */
export function useActionFrom(): ActionFrom {
  const isEditor = canEdit(useSession());
  const [context, setContext] = useState<ActionContext | null>(null);
  return {
    onCreateAction: isEditor ? setContext : null,
    dialog: context === null ? null : <CreateLinkedAction context={context} onClose={() => setContext(null)} />,
  };
}
