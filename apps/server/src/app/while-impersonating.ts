import { type Contract, TEXTS } from '@rotunda/contract';
import { AppError } from '../platform/app-error.ts';
import type { Actor } from '../platform/request-context.ts';

/**
 * What a supporter may do as somebody else. Refused is whatever gives access that outlives the hour: passwords, other
 * sessions, calendar feeds, API tokens, keys of sources, and who is a user with which role. The rest is allowed to those the user's
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
    // A key, and where it is sent.
    saveProvider: 'refused',
  },
  alerts: 'allowed',
  apiTokens: {
    find: 'refused',
    // Whoever has the token acts as the person, long after the hour.
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
    // Whoever knows the address reads the feed without a sign-in.
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
  // Whoever knows the address of a feed reads it without a sign-in.
  feeds: { get: 'allowed', create: 'refused', revoke: 'refused' },
  // Switches of the product: they let nobody in.
  flags: 'allowed',
  identity: {
    signIn: 'allowed',
    signOut: 'allowed',
    getSession: 'allowed',
    // One person at a time: acting as a supporter must not open the next door.
    impersonate: 'refused',
    stopImpersonating: 'allowed',
    requestPasswordReset: 'allowed',
    openPasswordReset: 'allowed',
    resetPassword: 'allowed',
    openInvitation: 'allowed',
    acceptInvitation: 'allowed',
    confirmAddress: 'allowed',
    // Password, address and sessions are the person's own affair.
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
    // The operator's alone, and nobody acts as the operator.
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
    // What is written to a person is for them, and for those who are asked to look after it.
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
  webhooks: {
    find: 'allowed',
    // What is found goes on being sent, long after the hour.
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
