import type { FlyoutTab } from '../../features/documents/components/document-flyout-view.tsx';
import { useActionCount } from '../../features/actions/api/use-action-count.ts';
import { getLinkedEntity } from '../../shared/linked-entities/get-linked-entity.ts';
import { texts } from '../../shared/texts/texts.ts';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import type { DocumentTarget } from '../../shared/documents/open-related.ts';

const DocumentActions = lazyComponent(
  async () => (await import('../../features/actions/components/document-actions.tsx')).DocumentActions,
);

/**
 * Returns the flyout's tab 2 (FLY-01): actions linked to the document. Null for document types that actions cannot be
 * linked to.
 */
export function useActionsTab(target: DocumentTarget): FlyoutTab | null {
  const entity = getLinkedEntity(target);
  const count = useActionCount(entity);
  if (entity === null) return null;
  return {
    index: 2,
    label: texts.nav.actions,
    ...(count ? { count } : {}),
    content: (
      <div style={{ paddingTop: 16 }}>
        <DocumentActions key={entity.fusionId} entity={entity} />
      </div>
    ),
  };
}
