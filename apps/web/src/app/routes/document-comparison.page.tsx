import { getRouteApi } from '@tanstack/react-router';
import { ComparisonScreen } from '../../features/comparison/components/comparison-screen.tsx';
import { FlagPage } from '../shell/flag-page.tsx';

const route = getRouteApi('/signed-in/document-comparison');

export default function DocumentComparisonPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <FlagPage flag="DOCUMENT_COMPARISON_ENABLED">
      <ComparisonScreen search={search} onSearchChange={(next) => void navigate({ search: next, replace: true })} />
    </FlagPage>
  );
}
