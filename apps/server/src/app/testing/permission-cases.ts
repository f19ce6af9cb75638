import type { Contract } from '@rotunda/contract';
import type { PermissionObjects } from './permission-objects.ts';

/** One call made with objects of one organisation. */
export interface PermissionRequest {
  /** Of the path, by name. */
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: object;
}

export interface PermissionCase {
  request(objects: PermissionObjects): PermissionRequest | Promise<PermissionRequest>;
  /**
   * What naming another organisation's objects answers: `missing` is 404; `nothing` succeeds and does and shows
   * nothing (lists, and calls about many); `none`: the call names no object of an organisation.
   */
  foreign: 'missing' | 'nothing' | 'none';
  /** Answers an allowed call gives besides 2xx, because the test installation has nothing to show. */
  alsoAnswers?: readonly number[];
  /** The call ends the session it is made with. */
  endsSession?: boolean;
}

/** The type asks for every call of the contract; the test compares the names again when it runs. */
type PermissionCases = { [F in keyof Contract]: { [C in keyof Contract[F]]: PermissionCase } };

const nothingNamed = (request: PermissionRequest = {}): PermissionCase => ({ request: () => request, foreign: 'none' });
/** Public documents are everybody's; the ones asked for need not exist. */
const publicDocument = (params: Record<string, string> = { id: 'us-119-hr-1' }): PermissionCase => ({
  request: () => ({ params }),
  foreign: 'none',
  alsoAnswers: [404],
});
const oneProject: PermissionCase = {
  request: async (objects) => ({ params: { id: await objects.project() } }),
  foreign: 'missing',
};
const figuresOfProject: PermissionCase = {
  request: async (objects) => ({ body: { projectId: await objects.project() } }),
  foreign: 'missing',
};
const oneSearch = (body?: object): PermissionCase => ({
  request: async (objects) => ({
    params: { id: await objects.savedSearch(await objects.project()) },
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
/** A document in a project of theirs, as the calls about links name it. */
const projectLinks = (key: 'entities' | 'create'): PermissionCase => ({
  request: async (objects) => {
    const { fusionId, projectId } = await objects.alert();
    return { body: { [key]: [{ projectId, fusionId, documentType: 'Legislation' }] } };
  },
  foreign: 'missing',
});
/** A column of theirs. */
const oneColumn = (params: Record<string, string> = {}): PermissionCase => ({
  request: async (objects) => {
    const { projectId, columnId } = await objects.column();
    return { params: { id: projectId, colId: columnId, ...params } };
  },
  foreign: 'missing',
});
const boardEntities: PermissionCase = {
  request: async (objects) => {
    const { projectId, columnId } = await objects.column();
    const { fusionId } = await objects.alert();
    const named = { projectIds: [projectId], columnIds: [columnId], fusionIds: [fusionId] };
    return { body: { documentType: 'Legislation', ...named } };
  },
  foreign: 'missing',
};
const organisation = (body?: object): PermissionCase => ({
  request: ({ organisationId }) => ({ params: { id: organisationId }, ...(body === undefined ? {} : { body }) }),
  foreign: 'missing',
});
const oneAction = (body?: object): PermissionCase => ({
  request: async (objects) => ({
    params: { id: await objects.action() },
    ...(body === undefined ? {} : { body }),
  }),
  foreign: 'missing',
});
const oneAttachment = (body?: object): PermissionCase => ({
  request: async (objects) => ({
    params: { id: await objects.attachment() },
    ...(body === undefined ? {} : { body }),
  }),
  foreign: 'missing',
});
const oneComment = (body?: object): PermissionCase => ({
  request: async (objects) => ({
    params: { id: (await objects.comment()).commentId },
    ...(body === undefined ? {} : { body }),
  }),
  foreign: 'missing',
  // Whose it is decides as well: nobody but its author changes a comment.
  alsoAnswers: [403],
});
const anEvent = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', 'DTSTART:20260312T150000Z', 'END:VEVENT', 'END:VCALENDAR'];
const searchFor = { body: { searchModel: { rawTextSearch: 'widget' } } };
const aSource = (body?: object): PermissionCase =>
  nothingNamed({ params: { id: 'federal-register' }, ...(body === undefined ? {} : { body }) });

export const PERMISSION_CASES: PermissionCases = {
  actions: {
    find: {
      request: async (objects) => ({ body: { filters: { projects: [await objects.project()] } } }),
      foreign: 'nothing',
    },
    get: oneAction(),
    create: nothingNamed({ body: { name: 'New', startTime: 1_790_000_000, endTime: 1_790_003_600 } }),
    update: oneAction({ version: 1, updates: { name: 'Changed' } }),
    delete: {
      request: async (objects) => ({ body: { actionIds: [await objects.action()] } }),
      foreign: 'missing',
    },
    updateTags: {
      request: async (objects) => ({ body: { selectedActions: [await objects.action()] } }),
      foreign: 'missing',
    },
    countByEntity: {
      request: async (objects) => ({ body: { fusionIds: [(await objects.alert()).fusionId] } }),
      foreign: 'nothing',
    },
    download: oneAction(),
    importCalendar: nothingNamed({ body: { ics: anEvent.join('\r\n'), timeZone: 'UTC' } }),
    getCalendarFeed: nothingNamed(),
    createCalendarFeed: nothingNamed(),
    revokeCalendarFeed: nothingNamed(),
    // Nobody is asked who they are; a secret that is none opens nothing.
    readCalendarFeed: { ...nothingNamed({ params: { file: 'none.ics' } }), alsoAnswers: [404] },
  },
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
    getAllAlertActivitiesForSearchAlert: {
      request: async (objects) => ({ params: { id: (await objects.alert()).fusionId } }),
      foreign: 'nothing',
    },
    getCounts: nothingNamed(),
  },
  attachments: {
    find: {
      request: async (objects) => ({ body: { filters: { projectIds: [await objects.project()] } } }),
      foreign: 'nothing',
    },
    get: oneAttachment(),
    create: nothingNamed({ body: { title: 'New', attachmentType: 'link', url: 'https://example.org/' } }),
    update: oneAttachment({ version: 1, updates: { title: 'Changed' } }),
    delete: {
      request: async (objects) => ({ body: { attachmentIds: [await objects.attachment()] } }),
      foreign: 'missing',
    },
    deleteOne: oneAttachment(),
    // A link has no file; who may not see it is told the same.
    download: { ...oneAttachment(), alsoAnswers: [404] },
    // Nothing outside is asked by a test: an address of this machine is refused.
    readLinkMetadata: { ...nothingNamed({ body: { url: 'http://127.0.0.1/' } }), alsoAnswers: [400] },
  },
  comments: {
    find: {
      request: async (objects) => ({ params: { fusionId: (await objects.comment()).fusionId } }),
      foreign: 'nothing',
    },
    create: {
      request: async (objects) => {
        const { fusionId } = await objects.alert();
        return { body: { fusionId, documentType: 'Legislation', text: 'New' } };
      },
      foreign: 'none',
    },
    update: oneComment({ text: 'Changed' }),
    delete: oneComment(),
  },
  dashboards: {
    findConfigurations: nothingNamed(),
    saveConfiguration: {
      request: async (objects) => ({ body: { projectId: await objects.project(), layout: [] } }),
      foreign: 'missing',
      // A project's layout is not a viewer's to change.
      alsoAnswers: [403],
    },
    countByJurisdiction: figuresOfProject,
    countByStatus: figuresOfProject,
    countByPriority: figuresOfProject,
    findHearings: figuresOfProject,
    countByColumn: figuresOfProject,
    summarizeProjects: figuresOfProject,
  },
  discover: {
    search: nothingNamed(searchFor),
    explain: nothingNamed(searchFor),
    preview: nothingNamed(searchFor),
    explainMatch: {
      request: async (objects) => {
        const { fusionId, savedSearchId } = await objects.alert();
        return { body: { fusionId, savedSearchIds: [savedSearchId] } };
      },
      foreign: 'missing',
    },
    quickHits: nothingNamed({ params: { id: 'hr1' } }),
    getPreferences: nothingNamed(),
    updatePreferences: nothingNamed({ body: { preferences: { pageSize: 50 } } }),
  },
  documents: {
    getLegislation: publicDocument(),
    findLegislationByIds: nothingNamed({ body: { fusionIds: ['us-119-hr-1'] } }),
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
    findRegulationsByIds: nothingNamed({ body: { fusionIds: ['fr-2026-1'] } }),
    findRegulationDocuments: nothingNamed({ body: { fusionIds: ['fr-2026-1'] } }),
    getVoters: publicDocument({ voteId: 'us-119-house-1-1' }),
    getCard: {
      request: async (objects) => ({ params: { id: (await objects.alert()).fusionId } }),
      foreign: 'nothing',
    },
    findCards: {
      request: async (objects) => ({ body: { fusionIds: [(await objects.alert()).fusionId] } }),
      foreign: 'nothing',
    },
    getSessionDateRange: nothingNamed({ query: { locality: 'us', session: '119' } }),
    findLocations: nothingNamed(),
  },
  entityMetadata: {
    update: {
      request: async (objects) => {
        const { fusionId } = await objects.alert();
        return { body: { changes: [{ fusionId, documentType: 'Legislation', addTagIds: [await objects.tag()] }] } };
      },
      foreign: 'missing',
    },
    fetchByIds: {
      request: async (objects) => ({ body: { fusionIds: [(await objects.alert()).fusionId] } }),
      foreign: 'nothing',
    },
  },
  flags: { get: nothingNamed(), update: nothingNamed({ body: { labs: true } }) },
  identity: {
    signIn: nothingNamed({ body: { email: 'viewer@ours.example', password: 'correct horse battery' } }),
    signOut: { ...nothingNamed(), endsSession: true },
    getSession: nothingNamed(),
    impersonate: {
      request: async (objects) => ({ body: { email: (await objects.spareUser()).email } }),
      foreign: 'none',
    },
    // Only a session that acts as someone has anything to stop.
    stopImpersonating: { ...nothingNamed(), alsoAnswers: [403] },
    getUser: {
      request: async (objects) => ({ params: { id: (await objects.spareUser()).userId } }),
      foreign: 'missing',
    },
    getOrganisation: organisation(),
    findUsers: organisation(),
    updateOrganisation: organisation({ tableauReportUrl: 'https://reports.example/1' }),
    updateUser: {
      request: async (objects) => ({
        params: { id: (await objects.spareUser()).userId },
        body: { firstName: 'Changed' },
      }),
      foreign: 'missing',
    },
    createUser: {
      request: ({ organisationId, mark }) => ({
        params: { id: organisationId },
        body: {
          email: `new-${mark}-${crypto.randomUUID()}@example.org`,
          firstName: 'New',
          lastName: 'User',
          role: 'viewer',
          password: 'correct horse battery',
        },
      }),
      foreign: 'missing',
    },
  },
  linkedEntities: {
    fetchByIds: nothingNamed({ body: { entities: [{ documentType: 'Legislation', fusionId: 'us-119-hr-1' }] } }),
    search: nothingNamed({ body: { searchText: 'widget', searchType: 'Discover', paginationArgs: {} } }),
  },
  projectActivity: {
    update: {
      request: async (objects) => ({
        body: {
          projectIds: [await objects.project()],
          activity: {
            userId: objects.users.admin.userId,
            action: 'created',
            entityLabel: 'Action',
            entityId: '00000000-0000-4000-8000-000000000000',
            entityType: 'action',
          },
        },
      }),
      foreign: 'missing',
    },
    find: oneProject,
  },
  projectEntities: {
    getMetadata: {
      request: async (objects) => {
        const { fusionId, projectId } = await objects.alert();
        return { body: { projectIds: [projectId], fusionIds: [fusionId] } };
      },
      foreign: 'nothing',
    },
    find: { request: async (objects) => ({ body: { projectId: await objects.project() } }), foreign: 'missing' },
    create: projectLinks('entities'),
    delete: projectLinks('entities'),
    change: projectLinks('create'),
    changeTags: {
      request: async (objects) => ({
        body: { projectIds: [await objects.project()], tagsAdded: [await objects.tag()] },
      }),
      foreign: 'missing',
    },
    updateTags: {
      request: async (objects) => ({
        body: { updates: [{ projectId: await objects.project(), addTagIds: [await objects.tag()] }] },
      }),
      foreign: 'missing',
    },
  },
  projectMembers: {
    findSettings: nothingNamed(),
    updateSettings: {
      request: async (objects) => ({
        params: { id: await objects.project() },
        body: { alertEmailFrequency: 'Weekly' },
      }),
      foreign: 'missing',
    },
    removeMyself: oneProject,
  },
  projects: {
    find: nothingNamed(),
    get: oneProject,
    create: nothingNamed({ body: { name: 'New' } }),
    update: {
      request: async (objects) => ({ params: { id: await objects.project() }, body: { impact: 'High' } }),
      foreign: 'missing',
    },
    delete: {
      request: async (objects) => ({ body: { projectIds: [await objects.project()] } }),
      foreign: 'missing',
    },
    findAlerts: oneProject,
    findAllWithCounts: nothingNamed(),
  },
  savedSearches: {
    create: newSearch,
    find: nothingNamed(),
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
  sources: {
    find: nothingNamed(),
    get: aSource(),
    findRuns: aSource(),
    findQuarantine: aSource(),
    runNow: { ...aSource(), alsoAnswers: [409] },
    stopRun: {
      ...nothingNamed({ params: { id: 'federal-register', runId: '00000000-0000-4000-8000-000000000000' } }),
      alsoAnswers: [404],
    },
    update: aSource({ schedule: '0 6 * * *' }),
    removeSample: { ...nothingNamed(), alsoAnswers: [404] },
  },
  system: { health: nothingNamed(), settings: nothingNamed() },
  tags: {
    find: nothingNamed(),
    findUsage: nothingNamed(),
    create: nothingNamed({ body: { name: 'New' } }),
    rename: {
      request: async (objects) => ({ params: { id: await objects.tag() }, body: { name: crypto.randomUUID() } }),
      foreign: 'missing',
    },
    merge: {
      request: async (objects) => ({ params: { id: await objects.tag() }, body: { intoTagId: await objects.tag() } }),
      foreign: 'missing',
    },
    delete: { request: async (objects) => ({ params: { id: await objects.tag() } }), foreign: 'missing' },
  },
  workflow: {
    findColumns: oneProject,
    findAllColumns: nothingNamed(),
    createColumn: {
      request: async (objects) => ({ params: { id: await objects.project(), name: 'New' } }),
      foreign: 'missing',
    },
    renameColumn: oneColumn({ name: 'Changed' }),
    deleteColumn: oneColumn(),
    orderColumns: {
      request: async (objects) => {
        const { projectId, columnIds } = await objects.column();
        return { params: { id: projectId }, body: { columnIds } };
      },
      foreign: 'missing',
    },
    updateCardPosition: {
      request: async (objects) => {
        const { projectId, columnId, fusionId } = await objects.card();
        const columns = { fromColumnId: columnId, toColumnId: columnId };
        return { params: { id: projectId }, body: { fusionId, ...columns, position: 0 } };
      },
      foreign: 'missing',
    },
    findEntities: oneProject,
    addEntities: boardEntities,
    changeEntities: {
      request: async (objects) => {
        const { projectId, columnId } = await objects.column();
        const { fusionId } = await objects.alert();
        const projects = [{ projectId, isMember: true, columnId }];
        return { body: { entities: [{ fusionId, documentType: 'Legislation' }], projects } };
      },
      foreign: 'missing',
    },
    restoreEntities: {
      request: async (objects) => {
        const { projectId, columnId } = await objects.column();
        const { fusionId } = await objects.alert();
        const place = { projectId, fusionId, documentType: 'Legislation', isMember: true, columnId, position: 0 };
        return { body: { places: [place] } };
      },
      foreign: 'missing',
    },
    removeEntities: boardEntities,
  },
};
