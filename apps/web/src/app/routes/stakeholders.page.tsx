import { getRouteApi } from '@tanstack/react-router';
import { Stakeholders } from '../../features/stakeholders/components/stakeholders.tsx';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { ChosenDocumentsBar } from '../documents/chosen-documents.tsx';
import { DocumentFlyout } from '../documents/document-flyout.tsx';

const route = getRouteApi('/signed-in/stakeholders');

export default function StakeholdersPage() {
  usePageTitle(texts.nav.stakeholders);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Stakeholders
      search={search}
      onSearchChange={(next, replace = false) => void navigate({ to: '/stakeholders', search: next, replace })}
      renderBulkBar={(chosen) => <ChosenDocumentsBar {...chosen} />}
      renderFlyout={({ documentType, fusionId, hasSelection, ...navigation }) => (
        <DocumentFlyout
          target={{ documentType, fusionId }}
          matchedBy={null}
          hasMenuKeys={!hasSelection}
          {...navigation}
        />
      )}
    />
  );
}
