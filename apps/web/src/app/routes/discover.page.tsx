import { getRouteApi, useRouter } from '@tanstack/react-router';
import type { SavedSearch, SearchModel } from '@rotunda/contract';
import { useCallback } from 'react';
import { Discover, type FoundResults } from '../../features/discover/components/discover.tsx';
import { ExportButton } from '../../features/exports/components/export-button.tsx';
import type { ChangeSearch } from '../../features/discover/hooks/use-result-list.ts';
import { isSameSearch } from '../../features/discover/model/read-search-model.ts';
import { SaveSearchButton } from '../../features/saved-searches/components/save-search-button.tsx';
import { matchedByQuery } from '../../features/documents/model/reading-address.ts';
import { canEdit, useFlag, useSession } from '../../shared/api/session.tsx';
import { useGoBack } from '../../shared/navigation/use-go-back.ts';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { ChosenDocumentsBar } from '../documents/chosen-documents.tsx';
import { DocumentFlyout } from '../documents/document-flyout.tsx';

const EditedAlertBar = lazyComponent(
  async () => (await import('../../features/saved-searches/components/edited-alert-bar.tsx')).EditedAlertBar,
);

const renderExport = ({ searchModel, sort, total, selected }: FoundResults) => (
  <ExportButton size="small" subject={{ kind: 'documents', list: { searchModel, sort }, total, selected }} />
);
const renderSaveSearch = (searchModel: SearchModel) => <SaveSearchButton searchModel={searchModel} />;

const route = getRouteApi('/signed-in/discover');

export default function DiscoverPage() {
  usePageTitle(texts.nav.discover);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const changeSearch = useCallback<ChangeSearch>(
    (change, replace = false) => void navigate({ to: '/discover', search: change, replace }),
    [navigate],
  );
  const isEditor = canEdit(useSession());
  const alertId = isEditor ? search.alert : undefined;
  return (
    <Discover
      search={search}
      onSearchChange={changeSearch}
      renderExport={renderExport}
      {...(alertId === undefined
        ? { renderSaveSearch }
        : { renderEditedAlert: (searchModel) => <EditedAlert alertId={alertId} searchModel={searchModel} /> })}
      renderBulkBar={(chosen) => <ChosenDocumentsBar {...chosen} />}
      renderFlyout={({ documentType, fusionId, searchModel, hasSelection, ...navigation }) => (
        <DocumentFlyout
          target={{ documentType, fusionId }}
          matchedBy={matchedByQuery(searchModel)}
          hasMenuKeys={!hasSelection}
          {...navigation}
        />
      )}
    />
  );
}

/** Bar for editing a saved alert's search. It then returns to where editing started, or opens the new alert. */
function EditedAlert({ alertId, searchModel }: { alertId: string; searchModel: SearchModel }) {
  const router = useRouter();
  const hasAlertsPage = useFlag('alertsPage');
  const goBack = useGoBack(hasAlertsPage ? `/alerts?search=${alertId}` : '/projects');
  const getAddress = ({ _id, projectId }: SavedSearch) => {
    if (projectId === null) return '/discover';
    return hasAlertsPage ? `/alerts?search=${_id}` : `/projects/${projectId}?tab=Alerts&search=${_id}`;
  };
  return (
    <EditedAlertBar
      key={alertId}
      savedSearchId={alertId}
      searchModel={searchModel}
      isChanged={(saved) => !isSameSearch(saved.searchModel, searchModel)}
      onLeave={goBack}
      onSavedAsNew={(saved) => void router.navigate({ href: getAddress(saved) })}
    />
  );
}
