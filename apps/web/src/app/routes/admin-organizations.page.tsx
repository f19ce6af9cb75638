import { OrganizationList } from '../../features/organization/components/organization-list.tsx';
import { useSession } from '../../shared/api/session.tsx';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { OperatorOnlyPage } from '../shell/operator-only-page.tsx';

export default function AdminOrganizationsPage() {
  // The server enforces this too.
  return useSession().isOperator ? <Organizations /> : <OperatorOnlyPage />;
}

function Organizations() {
  usePageTitle(texts.nav.organizations);
  return <OrganizationList />;
}
