import { getRouteApi, useRouter } from '@tanstack/react-router';
import { SourcesWorkspace } from '../../features/sources/components/sources-workspace.tsx';
import { readSourcesSearch } from '../../features/sources/model/sources-search.ts';
import { useSession } from '../../shared/api/session.tsx';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { OperatorOnlyPage } from '../shell/operator-only-page.tsx';

const route = getRouteApi('/signed-in/admin/sources');

export default function AdminSourcesPage() {
  // The server enforces this too.
  return useSession().isOperator ? <Sources /> : <OperatorOnlyPage />;
}

function Sources() {
  usePageTitle(texts.nav.sources);
  const search = route.useSearch();
  const router = useRouter();
  const navigate = route.useNavigate();
  return (
    <SourcesWorkspace
      search={search}
      onSearchChange={(next) => void navigate({ search: readSourcesSearch({ ...next }), replace: true })}
      getAddress={(next) => router.buildLocation({ to: '/admin/sources', search: next }).href}
      onAccountRemoved={() => void router.navigate({ href: '/logout' })}
    />
  );
}
