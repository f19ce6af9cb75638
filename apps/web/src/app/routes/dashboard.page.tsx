import { Dashboard } from '../../features/dashboard/components/dashboard.tsx';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';

export default function DashboardPage() {
  usePageTitle(texts.nav.dashboard);
  return (
    <>
      <VisuallyHidden as="h1">{texts.nav.dashboard}</VisuallyHidden>
      <Dashboard projectId={null} />
    </>
  );
}
