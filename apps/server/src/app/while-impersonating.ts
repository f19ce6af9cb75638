import { type Contract, TEXTS } from '@rotunda/contract';
import { AppError } from '../platform/app-error.ts';
import type { Actor } from '../platform/request-context.ts';

/**
 * What a supporter may do as somebody else. Refused is whatever gives access that outlives the hour: passwords, other
 * sessions, calendar feeds, keys of sources, and who is a user with which role. The rest is allowed to those the user's
 * own role allows it, and written down under both names.
 */
type Decision = 'allowed' | 'refused';
type Decisions = { [F in keyof Contract]: 'allowed' | { [C in keyof Contract[F]]: Decision } };

/** Features with credentials decide on each call; a new feature does not compile before someone has decided. */
export const WHILE_IMPERSONATING: Decisions = {
  actions: {
    find: 'allowed',
    get: 'allowed',
    create: 'allowed',
    update: 'allowed',
    delete: 'allowed',
    updateTags: 'allowed',
    countByEntity: 'allowed',
    download: 'allowed',
    importCalendar: 'allowed',
    getCalendarFeed: 'allowed',
    // Whoever knows the address reads the calendar without a sign-in.
    createCalendarFeed: 'refused',
    revokeCalendarFeed: 'refused',
    readCalendarFeed: 'allowed',
  },
  alerts: 'allowed',
  attachments: 'allowed',
  audit: 'allowed',
  calendar: {
    findEvents: 'allowed',
    findFeeds: 'allowed',
    // Whoever knows the address reads the feed without a sign-in.
    createFeed: 'refused',
    revokeFeed: 'refused',
    readFeed: 'allowed',
  },
  comments: 'allowed',
  committees: 'allowed',
  comparison: 'allowed',
  cq: 'allowed',
  contactImports: 'allowed',
  customContacts: 'allowed',
  customSummaries: 'allowed',
  dashboards: 'allowed',
  discover: 'allowed',
  documents: 'allowed',
  entityMetadata: 'allowed',
  // Switches of the product: they let nobody in.
  flags: 'allowed',
  identity: {
    signIn: 'allowed',
    signOut: 'allowed',
    getSession: 'allowed',
    // One person at a time: acting as a supporter must not open the next door.
    impersonate: 'refused',
    stopImpersonating: 'allowed',
    // Password and sessions are the person's own affair.
    changePassword: 'refused',
    findSessions: 'refused',
    endSession: 'refused',
    endOtherSessions: 'refused',
    getUser: 'allowed',
    getOrganisation: 'allowed',
    findUsers: 'allowed',
    updateOrganisation: 'allowed',
    findOrganisations: 'allowed',
    // The operator's alone, and nobody acts as the operator.
    updateEntitlements: 'refused',
    updateUser: 'refused',
    createUser: 'refused',
  },
  linkedEntities: 'allowed',
  projectActivity: 'allowed',
  projectEntities: 'allowed',
  projectMembers: 'allowed',
  projects: 'allowed',
  savedSearches: 'allowed',
  schedules: 'allowed',
  similar: 'allowed',
  stakeholders: 'allowed',
  sources: {
    find: 'allowed',
    get: 'allowed',
    findRuns: 'allowed',
    findQuarantine: 'allowed',
    runNow: 'refused',
    stopRun: 'refused',
    // A key, and where it is sent.
    update: 'refused',
    getIndexing: 'allowed',
    retryIndexing: 'refused',
    removeSample: 'refused',
  },
  system: 'allowed',
  tags: 'allowed',
  tariffImpact: 'allowed',
  tariffs: 'allowed',
  workflow: 'allowed',
};

const TABLE: Readonly<Record<string, Decision | Readonly<Record<string, Decision>>>> = WHILE_IMPERSONATING;

/** @param path of the call in the contract: feature, call */
export function isRefusedWhileImpersonating([feature = '', call = '']: readonly string[]): boolean {
  const decided = TABLE[feature];
  return (typeof decided === 'object' ? decided[call] : decided) !== 'allowed';
}

/** @throws AppError FORBIDDEN for a supporter who acts as somebody, in words that say what to do */
export function checkImpersonation(path: readonly string[], actor: Pick<Actor, 'impersonatorId'>): void {
  if (actor.impersonatorId === null || !isRefusedWhileImpersonating(path)) return;
  throw new AppError('FORBIDDEN', { message: TEXTS.impersonation.refused });
}
