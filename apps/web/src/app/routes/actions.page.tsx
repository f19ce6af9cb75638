import { getRouteApi } from '@tanstack/react-router';
import type { LinkedEntity } from '@rotunda/contract';
import { useState } from 'react';
import { ActionsWorkspace } from '../../features/actions/components/actions-workspace.tsx';
import { changeActionsSearch } from '../../features/actions/model/actions-search.ts';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { RelatedDocumentLayer } from '../documents/document-flyout.tsx';

const route = getRouteApi('/signed-in/actions');

export default function ActionsPage() {
  usePageTitle(texts.nav.actions);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [entity, setEntity] = useState<LinkedEntity | null>(null);
  return (
    <>
      <ActionsWorkspace
        scope={null}
        search={search}
        onSearchChange={(changes, options) =>
          void navigate({
            search: (before) => changeActionsSearch(before, changes),
            replace: options?.replace ?? false,
          })
        }
        onOpenEntity={setEntity}
      />
      {entity === null ? null : <RelatedDocumentLayer target={entity} onClose={() => setEntity(null)} />}
    </>
  );
}
