import { getRouteApi } from '@tanstack/react-router';
import { AdvocacyAdministration } from '../../features/advocacy/components/advocacy-administration.tsx';
import { isAdministrator, useSession } from '../../shared/api/session.tsx';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';

const route = getRouteApi('/signed-in/admin/advocacy');

export default function AdminAdvocacyPage() {
  const isOpen = isAdministrator(useSession());
  usePageTitle(isOpen ? texts.nav.advocacy : texts.states.notFoundTitle);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  // The server enforces this too. A forbidden page looks like a missing one.
  if (!isOpen) return <NotFoundPage />;
  return (
    <AdvocacyAdministration search={search} onSearchChange={(next) => void navigate({ search: next, replace: true })} />
  );
}
