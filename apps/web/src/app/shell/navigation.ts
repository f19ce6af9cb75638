import type { Session } from '@rotunda/contract';
import { useRouter } from '@tanstack/react-router';
import { isAdministrator, useSession } from '../../shared/api/session.tsx';
import { texts } from '../../shared/texts/texts.ts';
import type { IconName } from '../../shared/ui/icon-shapes.tsx';

export interface NavigationEntry {
  path: string;
  label: string;
  icon: IconName;
}

const MAIN: readonly NavigationEntry[] = [
  { path: '/', label: texts.nav.dashboard, icon: 'home' },
  { path: '/alerts', label: texts.nav.alerts, icon: 'bell' },
  { path: '/discover', label: texts.nav.discover, icon: 'search' },
  { path: '/stakeholders', label: texts.nav.stakeholders, icon: 'users' },
  { path: '/actions', label: texts.nav.actions, icon: 'calendar' },
  { path: '/projects', label: texts.nav.projects, icon: 'folder' },
];
/** Entries of the Resources menu (SHL-02). */
const RESOURCES: readonly NavigationEntry[] = [
  { path: '/attachments', label: texts.nav.attachments, icon: 'paperclip' },
  { path: '/global-tariff-tracker', label: texts.nav.tariffs, icon: 'globe' },
  { path: '/global-tableau-report', label: texts.nav.dashboardReport, icon: 'grid' },
  { path: '/resources', label: texts.nav.calendars, icon: 'calendar' },
  { path: '/labs', label: texts.nav.labs, icon: 'sparkle' },
];
/** Pages of the installation rather than of an organization. */
const OPERATION: readonly NavigationEntry[] = [
  { path: '/admin/sources', label: texts.nav.sources, icon: 'globe' },
  { path: '/admin/organizations', label: texts.nav.organizations, icon: 'grid' },
];
const ADMINISTRATION: readonly NavigationEntry[] = [
  { path: '/admin/organization', label: texts.nav.organization, icon: 'users' },
  { path: '/admin/advocacy', label: texts.nav.advocacy, icon: 'mail' },
  { path: '/admin/audit-log', label: texts.nav.auditLog, icon: 'clock' },
];

/** Administrators see their organization's outbox; the operator sees the one that belongs to no organization. */
const OUTBOX: NavigationEntry = { path: '/admin/outbox', label: texts.nav.outbox, icon: 'mail' };
const EXPORTS: NavigationEntry = { path: '/exports', label: texts.nav.exports, icon: 'download' };
const EMAILS: NavigationEntry = { path: '/account/emails', label: texts.nav.emails, icon: 'mail' };
const OWN: readonly NavigationEntry[] = [{ path: '/account', label: texts.nav.account, icon: 'gear' }];

export interface Navigation {
  /** Top bar and drawer, in the specification's order. */
  main: readonly NavigationEntry[];
  /** Resources menu. */
  resources: readonly NavigationEntry[];
  /** Account menu: the user's own account, and the pages for administrators and operators. */
  administration: readonly NavigationEntry[];
}

/** Returns the pages this user can visit, leaving out those without a screen or behind a disabled flag. */
export function useNavigation(): Navigation {
  const router = useRouter();
  const session = useSession();
  const exists = ({ path }: NavigationEntry) => Object.hasOwn(router.routesByPath, path);
  return {
    main: MAIN.filter((entry) => exists(entry) && (entry.path !== '/alerts' || session.flags.alertsPage)),
    resources: RESOURCES.filter((entry) => exists(entry) && isOpenTo(entry, session)),
    administration: [
      ...(session.isOperator ? OPERATION : []),
      ...(isAdministrator(session) ? ADMINISTRATION : []),
      ...(isAdministrator(session) || session.isOperator ? [OUTBOX] : []),
      EXPORTS,
      EMAILS,
      // Password and sessions belong to the user, not to the supporter acting as them.
      ...(session.impersonator === null ? OWN : []),
    ].filter(exists),
  };
}

/** Whether the flags and the organization's settings allow an entry of the Resources menu (SHL-02). */
function isOpenTo({ path }: NavigationEntry, { flags, organization }: Session): boolean {
  if (path === '/attachments') return flags.attachments;
  if (path === '/labs') return flags.labs;
  return path !== '/global-tableau-report' || organization.tableauReportUrl !== null;
}

/** Whether the address lies in the part of the product that the entry leads to. */
export function isCurrent(entry: NavigationEntry, pathname: string): boolean {
  return entry.path === '/' ? pathname === '/' : pathname === entry.path || pathname.startsWith(`${entry.path}/`);
}
