import { type Contract, TEXTS } from '@rotunda/contract';
import { AppError } from '../platform/app-error.ts';
import type { Actor } from '../platform/request-context.ts';

/**
 * Calls that a supporter may make while impersonating a user. Everything that grants access beyond the hour is refused:
 * passwords, other sessions, calendar feeds, API tokens, keys of sources, and who is a user with which role. Everything
 * else is allowed as far as the user's own role allows it, and recorded under both names.
 */
type Decision = 'allowed' | 'refused';
type Decisions = { [F in keyof Contract]: 'allowed' | { [C in keyof Contract[F]]: Decision } };

/** Features with credentials decide per call. A new feature does not compile until someone has decided. */
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
    // Anyone who knows the address can read the calendar without signing in.
    createCalendarFeed: 'refused',
    revokeCalendarFeed: 'refused',
    readCalendarFeed: 'allowed',
  },
  advocacy: {
    getPerson: 'allowed',
    findCampaigns: 'allowed',
    createCampaign: 'allowed',
    updateCampaign: 'allowed',
    deleteCampaign: 'allowed',
    findActivity: 'allowed',
    saveActivity: 'allowed',
    deleteActivity: 'allowed',
    findKeyContacts: 'allowed',
    createKeyContact: 'allowed',
    updateKeyContact: 'allowed',
    deleteKeyContact: 'allowed',
    getProvider: 'allowed',
    // Changes an API key and the address it is sent to.
    saveProvider: 'refused',
  },
  alerts: 'allowed',
  apiTokens: {
    find: 'refused',
    // Anyone with the token acts as the user long after the hour.
    create: 'refused',
    revoke: 'refused',
    findOfOrganisation: 'allowed',
    revokeOfMember: 'refused',
  },
  attachments: 'allowed',
  audit: 'allowed',
  calendar: {
    findEvents: 'allowed',
    findFeeds: 'allowed',
    // Anyone who knows the address can read the feed without signing in.
    createFeed: 'refused',
    revokeFeed: 'refused',
    readFeed: 'allowed',
  },
  comments: 'allowed',
  committees: 'allowed',
  comparison: 'allowed',
  cq: 'allowed',
  fileImports: 'allowed',
  customContacts: 'allowed',
  customSummaries: 'allowed',
  dashboards: 'allowed',
  digests: 'allowed',
  discover: 'allowed',
  documents: 'allowed',
  entityMetadata: 'allowed',
  exports: 'allowed',
  // Anyone who knows a feed's address can read it without signing in.
  feeds: { get: 'allowed', create: 'refused', revoke: 'refused' },
  // Feature switches grant nobody access.
  flags: 'allowed',
  identity: {
    signIn: 'allowed',
    signOut: 'allowed',
    getSession: 'allowed',
    // One user at a time: an impersonating supporter must not impersonate someone else.
    impersonate: 'refused',
    stopImpersonating: 'allowed',
    requestPasswordReset: 'allowed',
    openPasswordReset: 'allowed',
    resetPassword: 'allowed',
    openInvitation: 'allowed',
    acceptInvitation: 'allowed',
    confirmAddress: 'allowed',
    // Password, address and sessions are the user's own business.
    requestAddressChange: 'refused',
    changePassword: 'refused',
    findSessions: 'refused',
    endSession: 'refused',
    endOtherSessions: 'refused',
    getUser: 'allowed',
    getOrganisation: 'allowed',
    findUsers: 'allowed',
    updateOrganisation: 'allowed',
    findOrganisations: 'allowed',
    // Only for operators, and nobody may act as the operator.
    updateEntitlements: 'refused',
    updateUser: 'refused',
    createUser: 'refused',
    findInvitations: 'allowed',
    createInvitation: 'refused',
    resendInvitation: 'refused',
    withdrawInvitation: 'refused',
  },
  linkedEntities: 'allowed',
  outbox: {
    find: 'allowed',
    // E-mails are for their recipient and for the administrators who look after delivery.
    get: 'refused',
    sendAgain: 'refused',
    sendTest: 'refused',
    findOfInstallation: 'allowed',
    getOfInstallation: 'refused',
    sendAgainOfInstallation: 'refused',
  },
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
    // Changes an API key and the address it is sent to.
    update: 'refused',
    getIndexing: 'allowed',
    retryIndexing: 'refused',
    removeSample: 'refused',
  },
  system: 'allowed',
  tags: 'allowed',
  tariffImpact: 'allowed',
  tariffs: 'allowed',
  webhooks: {
    find: 'allowed',
    // Matches would continue to be sent long after the hour.
    create: 'refused',
    update: 'refused',
    delete: 'refused',
    renewSecret: 'refused',
    findDeliveries: 'allowed',
    sendTest: 'refused',
    replay: 'refused',
  },
  workflow: 'allowed',
};

const TABLE: Readonly<Record<string, Decision | Readonly<Record<string, Decision>>>> = WHILE_IMPERSONATING;

/** @param path Path of the call in the contract: feature, call. */
export function isRefusedWhileImpersonating([feature = '', call = '']: readonly string[]): boolean {
  const decided = TABLE[feature];
  return (typeof decided === 'object' ? decided[call] : decided) !== 'allowed';
}

/** @throws AppError FORBIDDEN for an impersonating supporter; the message says what to do. */
export function checkImpersonation(path: readonly string[], actor: Pick<Actor, 'impersonatorId'>): void {
  if (actor.impersonatorId === null || !isRefusedWhileImpersonating(path)) return;
  throw new AppError('FORBIDDEN', { message: TEXTS.impersonation.refused });
}
