import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { SkeletonText } from '../shared/ui/skeleton-text.tsx';
import { accountEmailsRoute } from './routes/account-emails.route.tsx';
import { accountRoute } from './routes/account.route.tsx';
import { exportsRoute } from './routes/exports.route.tsx';
import { actionsRoute } from './routes/actions.route.tsx';
import { adminAdvocacyRoute } from './routes/admin-advocacy.route.tsx';
import { adminAuditLogRoute } from './routes/admin-audit-log.route.tsx';
import { adminOrganizationRoute } from './routes/admin-organization.route.tsx';
import { adminOutboxRoute } from './routes/admin-outbox.route.tsx';
import { adminOrganizationsRoute } from './routes/admin-organizations.route.tsx';
import { adminSourcesRoute } from './routes/admin-sources.route.tsx';
import { alertsRoute } from './routes/alerts.route.tsx';
import { attachmentsRoute } from './routes/attachments.route.tsx';
import { catchAllRoute } from './routes/catch-all.route.tsx';
import { contactRoutes } from './routes/contact.routes.tsx';
import { cqDocumentRoute } from './routes/cq-document.route.tsx';
import { cqResolveRefRoute } from './routes/cq-resolve-ref.route.tsx';
import { dashboardRoute } from './routes/dashboard.route.tsx';
import { discoverRoute } from './routes/discover.route.tsx';
import { documentComparisonRoute } from './routes/document-comparison.route.tsx';
import { globalTableauReportRoute } from './routes/global-tableau-report.route.tsx';
import { globalTariffTrackerRoute } from './routes/global-tariff-tracker.route.tsx';
import { globalLegislationRoute } from './routes/global-legislation.route.tsx';
import { labsRoute } from './routes/labs.route.tsx';
import { legislationRoute } from './routes/legislation.route.tsx';
import { loginRoute } from './routes/login.route.tsx';
import { logoutRoute } from './routes/logout.route.tsx';
import { mailedLinkRoutes } from './routes/mailed-link.routes.tsx';
import { personRoute } from './routes/person.route.tsx';
import { projectRoute } from './routes/project.route.tsx';
import { projectsRoute } from './routes/projects.route.tsx';
import { regulationRoute } from './routes/regulation.route.tsx';
import { presidentialActionRoute } from './routes/presidential-action.route.tsx';
import { newsRoute } from './routes/news.route.tsx';
import { researchDocRoute } from './routes/research-doc.route.tsx';
import { committeeRoute } from './routes/committee.route.tsx';
import { resourcesRoute } from './routes/resources.route.tsx';
import { scheduleRoute } from './routes/schedule.route.tsx';
import { socialPostRoute } from './routes/social-post.route.tsx';
import { tariffImpactRoute } from './routes/tariff-impact.route.tsx';
import { tariffCodesRoute } from './routes/tariff-codes.route.tsx';
import { unsubscribeRoute } from './routes/unsubscribe.route.tsx';
import { stakeholdersRoute } from './routes/stakeholders.route.tsx';
import { rootRoute, type RouterContext } from './routes/root.route.tsx';
import { signedInRoute } from './routes/signed-in.route.tsx';
import { PageError } from './shell/page-error.tsx';

/**
 * All routes. To add a screen, create `routes/<screen>.route.tsx` with the path, the typed search parameters and a
 * lazily loaded `<screen>.page.tsx`, and add one line here. Its link then appears in the top bar and the command
 * palette automatically.
 */
const routeTree = rootRoute.addChildren([
  signedInRoute.addChildren([
    dashboardRoute,
    alertsRoute,
    projectsRoute,
    projectRoute,
    discoverRoute,
    actionsRoute,
    attachmentsRoute,
    globalTariffTrackerRoute,
    tariffCodesRoute,
    tariffImpactRoute,
    globalTableauReportRoute,
    labsRoute,
    legislationRoute,
    globalLegislationRoute,
    regulationRoute,
    researchDocRoute,
    newsRoute,
    socialPostRoute,
    committeeRoute,
    resourcesRoute,
    scheduleRoute,
    presidentialActionRoute,
    documentComparisonRoute,
    cqDocumentRoute,
    cqResolveRefRoute,
    stakeholdersRoute,
    personRoute,
    ...contactRoutes,
    accountRoute,
    exportsRoute,
    accountEmailsRoute,
    adminSourcesRoute,
    adminOrganizationRoute,
    adminAdvocacyRoute,
    adminAuditLogRoute,
    adminOutboxRoute,
    adminOrganizationsRoute,
    catchAllRoute,
  ]),
  loginRoute,
  logoutRoute,
  ...mailedLinkRoutes,
  unsubscribeRoute,
]);

/** @param history defaults to the browser's; tests pass their own */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    // TanStack Query caches responses; the router caches none.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultPendingComponent: SkeletonText,
    defaultErrorComponent: PageError,
    scrollRestoration: true,
    scrollToTopSelectors: ['#content'],
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
