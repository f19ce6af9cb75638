import { DashboardReport } from '../../features/labs/dashboard-report.tsx';
import { useSession } from '../../shared/api/session.tsx';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';

export default function GlobalTableauReportPage() {
  const { tableauReportUrl } = useSession().organization;
  usePageTitle(tableauReportUrl === null ? texts.states.notFoundTitle : texts.nav.dashboardReport);
  return tableauReportUrl === null ? <NotFoundPage /> : <DashboardReport address={tableauReportUrl} />;
}
