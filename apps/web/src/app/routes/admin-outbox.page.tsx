import { getRouteApi } from '@tanstack/react-router';
import { Outbox } from '../../features/outbox/components/outbox.tsx';
import { isAdministrator, useSession } from '../../shared/api/session.tsx';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';

const route = getRouteApi('/signed-in/admin/outbox');

export default function AdminOutboxPage() {
  const session = useSession();
  const isOpen = isAdministrator(session) || session.isOperator;
  usePageTitle(isOpen ? texts.nav.outbox : texts.states.notFoundTitle);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  // The server enforces this too. A forbidden page looks like a missing one.
  if (!isOpen) return <NotFoundPage />;
  return <Outbox search={search} onSearchChange={(next) => void navigate({ search: next, replace: true })} />;
}
