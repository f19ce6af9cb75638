import { getRouteApi, useRouter } from '@tanstack/react-router';
import { AddContactMenu } from '../../features/custom-contacts/components/add-contact-menu.tsx';
import { ExportButton } from '../../features/exports/components/export-button.tsx';
import { Stakeholders } from '../../features/stakeholders/components/stakeholders.tsx';
import { documentPath } from '../../shared/navigation/document-path.ts';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { ChosenDocumentsBar } from '../documents/chosen-documents.tsx';
import { DocumentFlyout } from '../documents/document-flyout.tsx';

const route = getRouteApi('/signed-in/stakeholders');

export default function StakeholdersPage() {
  usePageTitle(texts.nav.stakeholders);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  return (
    <Stakeholders
      search={search}
      onSearchChange={(next, replace = false) => void navigate({ to: '/stakeholders', search: next, replace })}
      actions={<AddContactMenu onAdded={(contact) => void router.navigate({ href: documentPath(contact) })} />}
      renderExport={(found) => <ExportButton subject={{ kind: 'stakeholders', ...found }} />}
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
