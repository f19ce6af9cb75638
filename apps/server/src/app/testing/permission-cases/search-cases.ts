import { UNREACHABLE_ADDRESS } from '../permission-objects.ts';
import { withoutObjects, type PermissionCase, type PermissionCases } from './permission-case.ts';

/** Public documents are visible to everyone; the requested ones need not exist. */
const publicDocument = (params: Record<string, string> = { id: 'us-119-hr-1' }): PermissionCase => ({
  request: () => ({ params }),
  foreign: 'none',
  alsoAnswers: [404],
});
const oneSearch = (body?: object): PermissionCase => ({
  request: async (objects) => ({
    params: { id: await objects.savedSearch(await objects.project()) },
    ...(body === undefined ? {} : { body }),
  }),
  foreign: 'missing',
});
const searchFeed = (isMade: boolean): PermissionCase => ({
  request: async (objects) => ({
    params: { savedSearchId: await (isMade ? objects.searchFeed() : objects.savedSearch(await objects.project())) },
  }),
  foreign: 'missing',
});
const oneWebhook = (body?: object): PermissionCase => ({
  request: async (objects) => ({
    params: { id: await objects.webhook() },
    ...(body === undefined ? {} : { body }),
  }),
  foreign: 'missing',
});
const newSearch: PermissionCase = {
  request: async (objects) => ({
    body: { title: 'New', projectId: await objects.project(), searchModel: { rawTextSearch: 'widget' } },
  }),
  foreign: 'missing',
};
const markAlert = (extra: object = {}): PermissionCase => ({
  request: async (objects) => {
    const { fusionId, projectId } = await objects.alert();
    return { body: { fetchOptions: [{ fusionId, projectId }], ...extra } };
  },
  foreign: 'nothing',
});
const oneConfiguration: PermissionCase = {
  request: async (objects) => ({ params: { id: await objects.tariffConfiguration() } }),
  foreign: 'missing',
};
/** Public bills, which everyone may compare; they need not exist. */
const TWO_BILLS = { bill1: 'us-119-hr-404', bill2: 'us-119-hr-405' };
const searchFor = { body: { searchModel: { rawTextSearch: 'widget' } } };

export const searchCases: Pick<
  PermissionCases,
  | 'alerts'
  | 'committees'
  | 'calendar'
  | 'comparison'
  | 'cq'
  | 'digests'
  | 'discover'
  | 'documents'
  | 'feeds'
  | 'savedSearches'
  | 'schedules'
  | 'similar'
  | 'stakeholders'
  | 'tariffImpact'
  | 'tariffs'
  | 'webhooks'
> = {
  alerts: {
    getSearchAlert: {
      request: async (objects) => {
        const { fusionId, projectId } = await objects.alert();
        return { body: { fusionId, projectId } };
      },
      foreign: 'missing',
    },
    getSearchAlerts: {
      request: async (objects) => ({ body: { projectIds: [(await objects.alert()).projectId] } }),
      foreign: 'nothing',
    },
    markDeleted: {
      request: async (objects) => {
        const { fusionId, projectId } = await objects.alert();
        return { body: { fusionIds: [fusionId], projectId } };
      },
      foreign: 'missing',
    },
    markIrrelevantsDeleted: {
      request: async (objects) => ({ body: { projectId: (await objects.alert()).projectId } }),
      foreign: 'missing',
    },
    restoreDeleted: {
      request: async (objects) => {
        const { fusionId, projectId } = await objects.alert();
        return { body: { fusionIds: [fusionId], projectId } };
      },
      foreign: 'missing',
    },
    toggleSearchAlertRead: markAlert({ toggleValue: true }),
    toggleSearchAlertsIrrelevant: markAlert({ toggleValue: true }),
    markSearchAlertsRead: markAlert(),
    markSearchAlertsUnRead: markAlert(),
    moveAlertToProject: {
      request: async (objects) => ({
        body: { savedSearchId: (await objects.alert()).savedSearchId, toProjectId: await objects.project() },
      }),
      foreign: 'missing',
    },
    addExisting: {
      request: async (objects) => ({ body: { savedSearchId: (await objects.alert()).savedSearchId } }),
      foreign: 'missing',
    },
    getAllAlertActivitiesForSearchAlert: {
      request: async (objects) => ({ params: { id: (await objects.alert()).fusionId } }),
      foreign: 'nothing',
    },
    explainVerdict: {
      request: async (objects) => {
        const { fusionId, savedSearchId } = await objects.alert();
        return { body: { savedSearchId, document: fusionId } };
      },
      foreign: 'missing',
    },
    getCounts: withoutObjects(),
  },
  calendar: {
    findEvents: {
      request: async (objects) => ({
        body: { startDate: '2026-03-01', endDate: '2026-03-31', projectIds: [await objects.project()] },
      }),
      foreign: 'nothing',
    },
    findFeeds: withoutObjects(),
    createFeed: withoutObjects({ body: { name: 'Water', filters: {} } }),
    revokeFeed: {
      request: async (objects) => ({ params: { id: await objects.eventFeed() } }),
      foreign: 'missing',
      // Feeds belong to one user.
      alsoAnswers: [404],
    },
    // No sign-in is required; an invalid secret opens nothing.
    readFeed: { ...withoutObjects({ params: { file: 'none.ics' } }), alsoAnswers: [404] },
  },
  comparison: {
    findBills: withoutObjects({ body: { searchText: 'widget' } }),
    compare: { ...withoutObjects({ body: TWO_BILLS }), alsoAnswers: [404] },
    start: { ...withoutObjects({ body: TWO_BILLS }), alsoAnswers: [404] },
    cancel: { ...withoutObjects({ body: TWO_BILLS }), alsoAnswers: [404] },
    readSections: { ...withoutObjects({ body: { ...TWO_BILLS, state: 'none', keys: ['l0-r0'] } }), alsoAnswers: [404] },
    export: { ...withoutObjects({ body: { ...TWO_BILLS, state: 'none', format: 'docx' } }), alsoAnswers: [404] },
  },
  cq: {
    findDocuments: withoutObjects({
      params: { category: 'news' },
      query: { fnExternalId: 'US HR 1', fnSessionId: '119' },
    }),
    getDocument: publicDocument({ id: 'news-404' }),
    resolveRef: { ...withoutObjects({ query: { ref_type: 'bill', ref: '119-hr-404' } }), alsoAnswers: [404] },
    // No sign-in is required; an invalid token opens nothing.
    getPdf: { ...withoutObjects({ params: { cqUid: 'news-404' }, query: { token: 'none' } }), alsoAnswers: [403] },
  },
  digests: {
    getSchedule: withoutObjects(),
    preview: withoutObjects({ query: { kind: 'alerts' } }),
    getPersonal: withoutObjects(),
    updatePersonal: withoutObjects({ body: { mentions: true } }),
    // No sign-in is required; an invalid secret ends nothing.
    getSubscription: { ...withoutObjects({ params: { secret: 'none' } }), alsoAnswers: [404] },
    unsubscribe: { ...withoutObjects({ params: { secret: 'none' } }), alsoAnswers: [404] },
  },
  discover: {
    search: withoutObjects(searchFor),
    explain: withoutObjects(searchFor),
    preview: withoutObjects(searchFor),
    replay: withoutObjects(searchFor),
    nextSteps: withoutObjects(searchFor),
    findExamples: withoutObjects(),
    explainMatch: {
      request: async (objects) => {
        const { fusionId, savedSearchId } = await objects.alert();
        return { body: { fusionId, savedSearchIds: [savedSearchId] } };
      },
      foreign: 'missing',
    },
    quickHits: withoutObjects({ params: { id: 'hr1' } }),
    getPreferences: withoutObjects(),
    updatePreferences: withoutObjects({ body: { preferences: { pageSize: 50 } } }),
  },
  documents: {
    getLegislation: publicDocument(),
    findLegislationByIds: withoutObjects({ body: { fusionIds: ['us-119-hr-1'] } }),
    findLegislationVersions: publicDocument(),
    getLegislationText: {
      request: async (objects) => {
        const { fusionId, savedSearchId } = await objects.alert();
        return { params: { id: fusionId }, query: { savedSearchId } };
      },
      foreign: 'missing',
      alsoAnswers: [404],
    },
    findLegislationEvents: publicDocument(),
    findRelatedLegislation: publicDocument(),
    getGlobalLegislation: publicDocument(),
    findGlobalLegislationVersions: publicDocument(),
    getRegulation: publicDocument(),
    getRegulationText: publicDocument(),
    findRegulationsByIds: withoutObjects({ body: { fusionIds: ['fr-2026-1'] } }),
    findRegulationDocuments: withoutObjects({ body: { fusionIds: ['fr-2026-1'] } }),
    getNews: publicDocument(),
    getSocialPost: publicDocument(),
    getResearch: publicDocument(),
    findResearchByIds: withoutObjects({ body: { fusionIds: ['crs-r1'] } }),
    getPresidentialAction: publicDocument(),
    getPresidentialActionText: publicDocument(),
    getScheduleText: publicDocument(),
    getVoters: publicDocument({ voteId: 'us-119-house-1-1' }),
    getCard: {
      request: async (objects) => ({ params: { id: (await objects.alert()).fusionId } }),
      foreign: 'nothing',
    },
    findCards: {
      request: async (objects) => ({ body: { fusionIds: [(await objects.alert()).fusionId] } }),
      foreign: 'nothing',
    },
    getSessionDateRange: withoutObjects({ query: { locality: 'us', session: '119' } }),
    findLocations: withoutObjects(),
  },
  committees: {
    get: publicDocument({ fusionId: 'committee-us-hsxx' }),
    findBills: publicDocument({ fusionId: 'committee-us-hsxx' }),
    findOrganizations: withoutObjects({ body: { ids: ['thomas:HSXX'] } }),
    countParties: withoutObjects({ query: { isoCode: 'us', chamber: 'upper' } }),
  },
  schedules: {
    get: publicDocument({ id: 'hearing-us-119-404' }),
    findTranscripts: withoutObjects({ body: { 'agenda-404': 'hearing-us-119-404' } }),
  },
  similar: {
    find: publicDocument(),
    refresh: publicDocument(),
    findPassage: {
      request: () => ({ body: { text: 'Of a document that is not there.', fusionId: 'us-119-hr-404' } }),
      foreign: 'none',
      alsoAnswers: [404],
    },
  },
  stakeholders: {
    search: withoutObjects({ body: { searchModel: { rawTextSearch: 'widget' } } }),
    getPerson: publicDocument({ fusionId: 'person-404' }),
    findPersonsByIds: withoutObjects({ body: { fullSourceIds: ['bioguide:X404'] } }),
    findHistoricalRoles: { ...withoutObjects({ query: { fullSourceId: 'bioguide:X404' } }), alsoAnswers: [404] },
    findSponsoredBills: { ...withoutObjects({ query: { fullSourceId: 'bioguide:X404' } }), alsoAnswers: [404] },
    findPosts: { ...withoutObjects({ query: { fullSourceId: 'bioguide:X404' } }), alsoAnswers: [404] },
    findVotes: { ...withoutObjects({ query: { fullSourceId: 'bioguide:X404' } }), alsoAnswers: [404] },
  },
  tariffImpact: {
    findTariffs: withoutObjects(),
    findOperatingCountries: withoutObjects({ body: { company_name: 'Widgets Ltd.' } }),
    findHsCategories: withoutObjects({ body: { company_name: 'Widgets Ltd.', operating_countries: ['CN'] } }),
    saveConfiguration: {
      request: () => ({
        body: { company_name: `Widgets ${crypto.randomUUID()}`, operating_countries: ['CN'], hs_codes: ['8712'] },
      }),
      foreign: 'none',
    },
    findConfigurations: withoutObjects(),
    deleteConfiguration: oneConfiguration,
    getReport: oneConfiguration,
  },
  tariffs: {
    findRegulations: withoutObjects({ query: { query: '9903' } }),
    getRegulation: { ...withoutObjects({ params: { id: 'fr-2026-404' } }), alsoAnswers: [404] },
    findHarmonizedCodes: withoutObjects({ query: { query: '2201' } }),
    findChapters: withoutObjects(),
    getChapter: publicDocument({ chapter: '22' }),
  },
  feeds: {
    get: searchFeed(false),
    create: searchFeed(false),
    // Feeds belong to one user.
    revoke: { ...searchFeed(true), alsoAnswers: [404] },
  },
  webhooks: {
    find: { request: async (objects) => ({ params: { projectId: await objects.project() } }), foreign: 'missing' },
    create: {
      request: async (objects) => ({
        params: { projectId: await objects.project() },
        body: { name: 'New', url: UNREACHABLE_ADDRESS, format: 'json' },
      }),
      foreign: 'missing',
    },
    update: oneWebhook({ isOn: false }),
    renewSecret: oneWebhook(),
    delete: oneWebhook(),
    findDeliveries: oneWebhook(),
    sendTest: oneWebhook(),
    replay: oneWebhook({ sinceTs: 0 }),
  },
  savedSearches: {
    create: newSearch,
    find: withoutObjects(),
    get: oneSearch(),
    update: oneSearch({ title: 'Changed' }),
    delete: oneSearch(),
    createAlert: newSearch,
    findAlerts: {
      request: async (objects) => ({ query: { projectId: (await objects.alert()).projectId } }),
      foreign: 'nothing',
    },
    getAlert: oneSearch(),
    updateAlert: oneSearch({ title: 'Changed' }),
    deleteAlert: oneSearch(),
  },
};
