import { Dashboard } from '../../features/dashboard/components/dashboard.tsx';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';

export default function DashboardPage() {
  usePageTitle(texts.nav.dashboard);
  return <Dashboard />;
}
