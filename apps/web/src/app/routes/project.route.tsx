import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { type ActionsSearch, readActionsSearch } from '../../features/actions/model/actions-search.ts';
import { readAlertsSearch, type AlertsSearch } from '../../features/alerts/model/alerts-search.ts';
import { type AttachmentsSearch, readAttachmentsSearch } from '../../features/attachments/model/attachments-search.ts';
import { type DocumentsSearch, PROJECT_TABS, readDocumentsSearch } from '../../features/projects/model/project-tabs.ts';
import { type BoardSearch, readBoardSearch } from '../../features/workflow/model/board-search.ts';
import { pickKnownParams } from '../../shared/navigation/pick-known-params.ts';
import { signedInRoute } from './signed-in.route.tsx';

/** Each tab has its own parameters; the project itself is in the path. */
export type ProjectSearch =
  | ({ tab: 'Alerts' } & Omit<AlertsSearch, 'project'>)
  | ({ tab: 'Documents' } & DocumentsSearch)
  | ({ tab: 'Actions' } & ActionsSearch)
  | ({ tab: 'Attachments' } & AttachmentsSearch)
  | ({ tab: 'Workflows' } & BoardSearch)
  | { tab: 'Dashboard' | 'Settings' };

/** How each tab with filters reads the address. */
const TAB_READERS = {
  Alerts: readAlertsSearch,
  Documents: readDocumentsSearch,
  Actions: readActionsSearch,
  Attachments: readAttachmentsSearch,
  Workflows: readBoardSearch,
} as const;

const getTab = (search: Record<string, unknown>) => PROJECT_TABS.find((one) => one === search['tab']) ?? 'Dashboard';

function readProjectSearch(search: Record<string, unknown>): ProjectSearch {
  const tab = getTab(search);
  if (tab === 'Documents') return { tab, ...readDocumentsSearch(search) };
  if (tab === 'Actions') return { tab, ...readActionsSearch(search) };
  if (tab === 'Attachments') return { tab, ...readAttachmentsSearch(search) };
  if (tab === 'Workflows') return { tab, ...readBoardSearch(search) };
  if (tab !== 'Alerts') return { tab };
  const { project: _elsewhere, ...rest } = readAlertsSearch(search);
  return { tab, ...rest };
}
readProjectSearch.faultsIn = (search: Record<string, unknown>): readonly string[] => {
  const tab = getTab(search);
  if (tab === 'Dashboard' || tab === 'Settings') return [];
  return TAB_READERS[tab].faultsIn({ ...search, project: undefined });
};

export const projectRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/projects/$projectId',
  validateSearch: pickKnownParams(readProjectSearch),
  component: lazyRouteComponent(() => import('./project.page.tsx')),
});
