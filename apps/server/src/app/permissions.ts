import type { Contract, Role } from '@rotunda/contract';

/**
 * Who may call what. `public` needs no sign-in, `support` the right to act as others, `operator` to run the
 * installation; a role includes those below it.
 * The type asks for every call of the contract, so a new one cannot be reached before someone has decided.
 */
export type Permission = 'public' | Role | 'support' | 'operator';
type PermissionTable = { [F in keyof Contract]: { [C in keyof Contract[F]]: Permission } };

export const PERMISSIONS: PermissionTable = {
  actions: {
    find: 'viewer',
    get: 'viewer',
    create: 'member',
    update: 'member',
    delete: 'member',
    updateTags: 'member',
    countByEntity: 'viewer',
    download: 'viewer',
    importCalendar: 'member',
    // One's own calendar: reading the product includes reading it there.
    getCalendarFeed: 'viewer',
    createCalendarFeed: 'viewer',
    revokeCalendarFeed: 'viewer',
    // Calendar programs cannot sign in; the secret in the address is what lets them.
    readCalendarFeed: 'public',
  },
  alerts: {
    getSearchAlert: 'viewer',
    getSearchAlerts: 'viewer',
    markDeleted: 'member',
    markIrrelevantsDeleted: 'member',
    restoreDeleted: 'member',
    toggleSearchAlertRead: 'member',
    toggleSearchAlertsIrrelevant: 'member',
    markSearchAlertsRead: 'member',
    markSearchAlertsUnRead: 'member',
    moveAlertToProject: 'member',
    getAllAlertActivitiesForSearchAlert: 'viewer',
    getCounts: 'viewer',
  },
  attachments: {
    find: 'viewer',
    get: 'viewer',
    // And the upload of a file, which is no call of the contract (mount-upload.ts).
    create: 'member',
    update: 'member',
    delete: 'member',
    deleteOne: 'member',
    download: 'viewer',
    readLinkMetadata: 'member',
  },
  audit: { find: 'admin' },
  calendar: {
    findEvents: 'viewer',
    // One's own feeds: reading the product includes reading it there.
    findFeeds: 'viewer',
    createFeed: 'viewer',
    revokeFeed: 'viewer',
    // Calendar programs cannot sign in; the secret in the address is what lets them.
    readFeed: 'public',
  },
  // Whose comment may be changed or deleted is decided by features/comments/comments.policy.ts.
  comments: { find: 'viewer', create: 'member', update: 'member', delete: 'member' },
  comparison: { findBills: 'viewer', compare: 'viewer', readSections: 'viewer', export: 'viewer' },
  committees: { get: 'viewer', findOrganizations: 'viewer', countParties: 'viewer' },
  // Entitlement decides as well (features/cq). Viewers of PDFs cannot sign in; the token in the address lets them.
  cq: { findDocuments: 'viewer', getDocument: 'viewer', resolveRef: 'viewer', getPdf: 'public' },
  // Contacts are everyone's who works with them, as tags and actions are.
  // A file changes up to 100,000 records of everyone at once, and no one takes it back line by line.
  contactImports: { get: 'admin', check: 'admin', run: 'admin', downloadFaults: 'admin', discard: 'admin' },
  customContacts: { get: 'viewer', find: 'viewer', create: 'member', update: 'member', delete: 'member' },
  // One text an organisation and document, which its members write together.
  customSummaries: { write: 'member', delete: 'member' },
  dashboards: {
    findConfigurations: 'viewer',
    // A viewer arranges the home page, which is theirs alone; a project's layout is refused in the use case.
    saveConfiguration: 'viewer',
    countByJurisdiction: 'viewer',
    countByStatus: 'viewer',
    countByPriority: 'viewer',
    findHearings: 'viewer',
    countByColumn: 'viewer',
    summarizeProjects: 'viewer',
  },
  discover: {
    search: 'viewer',
    explain: 'viewer',
    preview: 'viewer',
    nextSteps: 'viewer',
    findExamples: 'viewer',
    explainMatch: 'viewer',
    quickHits: 'viewer',
    getPreferences: 'viewer',
    // One's own settings: reading the product includes arranging it.
    updatePreferences: 'viewer',
  },
  documents: {
    getLegislation: 'viewer',
    findLegislationByIds: 'viewer',
    findLegislationVersions: 'viewer',
    getLegislationText: 'viewer',
    findLegislationEvents: 'viewer',
    findRelatedLegislation: 'viewer',
    getGlobalLegislation: 'viewer',
    findGlobalLegislationVersions: 'viewer',
    getRegulation: 'viewer',
    getRegulationText: 'viewer',
    findRegulationsByIds: 'viewer',
    findRegulationDocuments: 'viewer',
    getNews: 'viewer',
    getResearch: 'viewer',
    getSocialPost: 'viewer',
    findResearchByIds: 'viewer',
    getPresidentialAction: 'viewer',
    getPresidentialActionText: 'viewer',
    getVoters: 'viewer',
    getCard: 'viewer',
    findCards: 'viewer',
    getSessionDateRange: 'viewer',
    findLocations: 'viewer',
  },
  entityMetadata: { update: 'member', fetchByIds: 'viewer' },
  flags: { get: 'viewer', update: 'admin', getLabs: 'viewer' },
  identity: {
    signIn: 'public',
    signOut: 'viewer',
    getSession: 'viewer',
    impersonate: 'support',
    // Whoever is being acted as may be a viewer; only a session that impersonates can be stopped.
    stopImpersonating: 'viewer',
    // One's own account.
    changePassword: 'viewer',
    findSessions: 'viewer',
    endSession: 'viewer',
    endOtherSessions: 'viewer',
    getUser: 'viewer',
    getOrganisation: 'viewer',
    findUsers: 'viewer',
    // Its entitlements are refused to all but operators in the use case.
    updateOrganisation: 'admin',
    findOrganisations: 'operator',
    updateEntitlements: 'operator',
    updateUser: 'admin',
    createUser: 'admin',
  },
  linkedEntities: { fetchByIds: 'viewer', search: 'viewer' },
  projectActivity: { update: 'member', find: 'viewer' },
  projectEntities: {
    getMetadata: 'viewer',
    find: 'viewer',
    create: 'member',
    delete: 'member',
    change: 'member',
    changeTags: 'member',
    updateTags: 'member',
  },
  // What a person hears of a project, and whether they stay in it, is their own to say.
  projectMembers: { findSettings: 'viewer', updateSettings: 'viewer', removeMyself: 'viewer' },
  projects: {
    find: 'viewer',
    get: 'viewer',
    create: 'member',
    update: 'member',
    delete: 'member',
    findAlerts: 'viewer',
    findAllWithCounts: 'viewer',
  },
  savedSearches: {
    create: 'member',
    find: 'viewer',
    get: 'viewer',
    update: 'member',
    delete: 'member',
    createAlert: 'member',
    findAlerts: 'viewer',
    getAlert: 'viewer',
    updateAlert: 'member',
    deleteAlert: 'member',
  },
  // What is ingested is everyone's, and a source's address and key reach outside of the installation.
  // Entitlement decides as well for schedules of the licensed feed (features/cq).
  schedules: { get: 'viewer', findTranscripts: 'viewer' },
  similar: { find: 'viewer', refresh: 'viewer', findPassage: 'viewer' },
  stakeholders: {
    search: 'viewer',
    getPerson: 'viewer',
    findPersonsByIds: 'viewer',
    findHistoricalRoles: 'viewer',
    findSponsoredBills: 'viewer',
  },
  sources: {
    find: 'operator',
    get: 'operator',
    findRuns: 'operator',
    findQuarantine: 'operator',
    runNow: 'operator',
    stopRun: 'operator',
    update: 'operator',
    getIndexing: 'operator',
    retryIndexing: 'operator',
    removeSample: 'operator',
  },
  system: { health: 'public', settings: 'public' },
  // Renaming, merging and deleting changes what everyone's work is tagged with.
  tags: { find: 'viewer', findUsage: 'admin', create: 'member', rename: 'admin', merge: 'admin', delete: 'admin' },
  // What an organization enters of companies is shared by its members.
  tariffImpact: {
    findTariffs: 'viewer',
    findOperatingCountries: 'viewer',
    findHsCategories: 'viewer',
    saveConfiguration: 'member',
    findConfigurations: 'viewer',
    deleteConfiguration: 'member',
    getReport: 'viewer',
  },
  tariffs: {
    findRegulations: 'viewer',
    getRegulation: 'viewer',
    findHarmonizedCodes: 'viewer',
    findChapters: 'viewer',
    getChapter: 'viewer',
  },
  workflow: {
    findColumns: 'viewer',
    findAllColumns: 'viewer',
    createColumn: 'member',
    renameColumn: 'member',
    deleteColumn: 'member',
    orderColumns: 'member',
    updateCardPosition: 'member',
    updateCardOwner: 'member',
    findEntities: 'viewer',
    addEntities: 'member',
    changeEntities: 'member',
    restoreEntities: 'member',
    removeEntities: 'member',
  },
};
