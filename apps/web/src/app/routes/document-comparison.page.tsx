import { getRouteApi } from '@tanstack/react-router';
import { ComparisonScreen } from '../../features/comparison/components/comparison-screen.tsx';
import { useFlag } from '../../shared/api/session.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';

const route = getRouteApi('/signed-in/document-comparison');

export default function DocumentComparisonPage() {
  const isOn = useFlag('DOCUMENT_COMPARISON_ENABLED');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  // The server enforces this too.
  if (!isOn) return <NotFoundPage />;
  return <ComparisonScreen search={search} onSearchChange={(next) => void navigate({ search: next, replace: true })} />;
}
