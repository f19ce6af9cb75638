import { getRouteApi } from '@tanstack/react-router';
import { ActionsWorkspace } from '../../features/actions/components/actions-workspace.tsx';
import { ExportButton } from '../../features/exports/components/export-button.tsx';
import { changeActionsSearch } from '../../features/actions/model/actions-search.ts';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { useRelatedDocument } from '../documents/use-related-document.tsx';

const route = getRouteApi('/signed-in/actions');

export default function ActionsPage() {
  usePageTitle(texts.nav.actions);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const entity = useRelatedDocument('actions');
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
        onOpenEntity={entity.onOpenRelated}
        renderExport={(found) => <ExportButton subject={{ kind: 'actions', ...found }} />}
      />
      {entity.renderOver(texts.nav.actions)}
    </>
  );
}
