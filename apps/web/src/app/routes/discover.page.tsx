import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { Discover } from '../../features/discover/components/discover.tsx';
import type { ChangeSearch } from '../../features/discover/hooks/use-result-list.ts';
import { SaveSearchButton } from '../../features/saved-searches/components/save-search-button.tsx';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { DocumentFlyout } from '../documents/document-flyout.tsx';
import { ChosenDocumentsBar } from '../documents/document-tools.tsx';

const route = getRouteApi('/signed-in/discover');

export default function DiscoverPage() {
  usePageTitle(texts.nav.discover);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const changeSearch = useCallback<ChangeSearch>(
    (change, replace = false) => void navigate({ to: '/discover', search: change, replace }),
    [navigate],
  );
  return (
    <Discover
      search={search}
      onSearchChange={changeSearch}
      renderSaveSearch={(searchModel) => <SaveSearchButton searchModel={searchModel} />}
      renderBulkBar={(chosen) => <ChosenDocumentsBar {...chosen} />}
      renderFlyout={({ documentType, fusionId, searchModel, hasSelection, ...navigation }) => (
        <DocumentFlyout
          target={{ documentType, fusionId }}
          matchedBy={{ searchModel }}
          hasMenuKeys={!hasSelection}
          {...navigation}
        />
      )}
    />
  );
}
