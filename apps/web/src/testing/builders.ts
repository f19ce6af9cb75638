import { flagValuesSchema } from '@rotunda/contract';
import type { DocumentCard, FlagValues, Project, SavedSearch, SearchAlert, Session, Widget } from '@rotunda/contract';
import { FLAGS } from '@rotunda/contract/values';
import { NOW_SECONDS } from './render-ui.tsx';

/** Builds flags with their default values. */
export function buildFlags(changes: Partial<FlagValues> = {}): FlagValues {
  const defaults = Object.fromEntries(Object.entries(FLAGS).map(([name, flag]) => [name, flag.default]));
  return { ...flagValuesSchema.parse(defaults), ...changes };
}

/** Builds the session of a member of an organization; pass only the fields that matter. */
export function buildSession(
  changes: { user?: Partial<Session['user']>; organization?: Partial<Session['organization']> } & Partial<
    Pick<Session, 'flags' | 'impersonator' | 'mayImpersonate' | 'isOperator'>
  > = {},
): Session {
  return {
    user: {
      _id: 'user-1',
      firstName: 'Nora',
      lastName: 'Castellane',
      email: 'nora@tenants.example',
      segmentation: null,
      isActive: true,
      role: 'member',
      ...changes.user,
    },
    organization: {
      _id: 'organization-1',
      externalName: 'Tenant Watch',
      salesforceId: null,
      entitlements: { USFederal: true, USStateList: [] },
      tableauReportUrl: null,
      timeZone: 'America/New_York',
      weeklyDigestDay: 1,
      isSample: false,
      ...changes.organization,
    },
    flags: changes.flags ?? buildFlags(),
    impersonator: changes.impersonator ?? null,
    mayImpersonate: changes.mayImpersonate ?? false,
    isOperator: changes.isOperator ?? false,
  };
}

const getIds = (fusionId: string) => ({ fusionId, _id: fusionId, primaryId: fusionId });

/** Builds a bill as shown in a list. */
export function buildCard(changes: Partial<DocumentCard> = {}): DocumentCard {
  return {
    ...getIds(changes.fusionId ?? 'us-ca-2025-2026-sb-1142'),
    documentType: 'Legislation',
    documentVersionId: 'v1',
    localityExternalId: 'CA SB 1142',
    title: 'Residential tenancies: rental-pricing software',
    name: 'Residential tenancies: rental-pricing software',
    localityCode: 'CA',
    summary: null,
    isoCode: 'us-ca',
    countryCode: 'us',
    localityType: 'state',
    localityName: 'California',
    status: null,
    genericStatus: 'Considering',
    progress: null,
    chamber: null,
    originatingChamber: null,
    billType: 'Bill',
    billTypeDisplayName: 'Bill',
    session: '2025-2026',
    sessionName: null,
    introducedOn: null,
    introducedTs: null,
    lastActionOn: '2026-03-09',
    lastActionTs: null,
    lastActionText: 'Referred to Judiciary',
    isStatusUndated: false,
    lastUpdatedAt: null,
    lastUpdatedOn: null,
    startsAt: null,
    meetingStatus: null,
    publicationDate: null,
    commentEndDate: null,
    regulationDocumentType: null,
    documentSubtype: null,
    noticeType: null,
    withdrawn: false,
    agencies: [],
    byline: null,
    sourceUrl: null,
    fnDocumentId: null,
    isSample: false,
    metadata: { priority: null, position: null, tags: [], projects: [] },
    priority: null,
    position: null,
    tagIds: [],
    projectIds: [],
    actionIds: [],
    commentIds: [],
    customSummary: null,
    ...changes,
  };
}

const PROJECT_ID = '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9a01';
const SEARCH_ID = '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9a02';

/** Builds a document that matched a saved search. */
export function buildAlert(changes: Partial<SearchAlert> = {}): SearchAlert {
  const document = changes.document ?? buildCard();
  return {
    _id: crypto.randomUUID(),
    fusionId: document.fusionId,
    projectId: PROJECT_ID,
    projectName: 'Algorithmic pricing',
    savedSearchIds: [SEARCH_ID],
    savedSearchTitles: ['Rent-setting software'],
    markedRead: false,
    markedIrrelevant: false,
    discoveryTs: NOW_SECONDS - 3600,
    lastPercolationMatchTs: NOW_SECONDS - 3600,
    documentType: document.documentType,
    projectIds: [PROJECT_ID],
    document,
    keywordHighlighting: [],
    certainty: null,
    ...changes,
  };
}

/** Builds a saved search in the project `PROJECT_ID`. */
export function buildSavedSearch(changes: Partial<SavedSearch> = {}): SavedSearch {
  const searchId = changes._id ?? crypto.randomUUID();
  return {
    _id: searchId,
    fnId: searchId,
    version: 1,
    title: 'Rent-setting software',
    projectId: PROJECT_ID,
    projectName: 'Algorithmic pricing',
    documentType: null,
    searchModel: {
      datasetTypes: [],
      rawTextSearch: 'rent',
      textSearch: 'rent',
      genericSearch: { byLocation: [], lastUpdatedDateRange: null },
      entityMetadata: { priorities: [], positions: [], tagIds: [], projectIds: [] },
      searchExtensions: { enhancedSearch: false, searchOperators: true },
      showOnlySelectedPolicyTypes: false,
      progressiveFilters: {},
    },
    explanation: 'rent',
    emailAlerts: true,
    brokenReason: null,
    passage: null,
    createdBy: 'user-1',
    createdByName: 'Nora Castellane',
    createdAtTs: NOW_SECONDS,
    updatedAtTs: NOW_SECONDS,
    total: 12,
    unread: 3,
    perWeek: [0, 1, 3],
    ...changes,
  };
}

/** Builds the dashboards of the home page and of projects, each with the given widgets, four columns wide. */
export function buildConfigurations(widgets: readonly Widget[], projectIds: readonly (string | null)[] = [null]) {
  const layout = widgets.map((widget, index) => ({
    widget,
    x: (index % 3) * 4,
    y: Math.floor(index / 3) * 4,
    w: 4,
    h: 4,
    moduleId: `5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9b${String(index).padStart(2, '0')}`,
  }));
  return { results: projectIds.map((projectId) => ({ projectId, layout })), total: projectIds.length };
}

export function buildProject(changes: Partial<Project> = {}): Project {
  return {
    _id: '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9a01',
    name: 'Algorithmic pricing',
    priority: null,
    impact: null,
    description: null,
    users: [],
    tags: [],
    columns: [],
    createdBy: 'user-1',
    createdAtTs: NOW_SECONDS,
    total: 0,
    unread: 0,
    alertEmailFrequency: 'Daily',
    updateEmailFrequency: 'Daily',
    updateEmailContent: { pn_content: true, cq_content: true },
    ...changes,
  };
}
