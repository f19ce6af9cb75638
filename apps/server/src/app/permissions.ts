import type { Contract, Role } from '@rotunda/contract';

/**
 * Who may call what. `public` needs no sign-in, `support` the right to act as others; a role includes those below it.
 * The type asks for every call of the contract, so a new one cannot be reached before someone has decided.
 */
export type Permission = 'public' | Role | 'support';
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
    toggleSearchAlertRead: 'member',
    toggleSearchAlertsIrrelevant: 'member',
    markSearchAlertsRead: 'member',
    markSearchAlertsUnRead: 'member',
    moveAlertToProject: 'member',
    getAllAlertActivitiesForSearchAlert: 'viewer',
    getCounts: 'viewer',
  },
  dashboards: {
    findConfigurations: 'viewer',
    // A viewer arranges the home page, which is theirs alone; a project's layout is refused in the use case.
    saveConfiguration: 'viewer',
    countByJurisdiction: 'viewer',
    countByStatus: 'viewer',
    countByPriority: 'viewer',
    findHearings: 'viewer',
    summarizeProjects: 'viewer',
  },
  discover: {
    search: 'viewer',
    explain: 'viewer',
    preview: 'viewer',
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
    getVoters: 'viewer',
    getCard: 'viewer',
    findCards: 'viewer',
    getSessionDateRange: 'viewer',
    findLocations: 'viewer',
  },
  flags: { get: 'viewer', update: 'admin' },
  identity: {
    signIn: 'public',
    signOut: 'viewer',
    getSession: 'viewer',
    impersonate: 'support',
    // Whoever is being acted as may be a viewer; only a session that impersonates can be stopped.
    stopImpersonating: 'viewer',
    getUser: 'viewer',
    getOrganisation: 'viewer',
    findUsers: 'viewer',
    updateOrganisation: 'admin',
    updateUser: 'admin',
    createUser: 'admin',
  },
  linkedEntities: { fetchByIds: 'viewer', search: 'viewer' },
  projects: {
    find: 'viewer',
    get: 'viewer',
    create: 'member',
    update: 'member',
    delete: 'member',
    findAlerts: 'viewer',
    findAllWithCounts: 'viewer',
    findTags: 'viewer',
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
  sources: {
    find: 'admin',
    get: 'admin',
    findRuns: 'admin',
    findQuarantine: 'admin',
    runNow: 'admin',
    stopRun: 'admin',
    update: 'admin',
    removeSample: 'admin',
  },
  system: { health: 'public', settings: 'public' },
};
