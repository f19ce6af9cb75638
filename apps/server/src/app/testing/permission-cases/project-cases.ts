import { withoutObjects, type PermissionCase, type PermissionCases } from './permission-case.ts';

const oneProject: PermissionCase = {
  request: async (objects) => ({ params: { id: await objects.project() } }),
  foreign: 'missing',
};
const figuresOfProject: PermissionCase = {
  request: async (objects) => ({ body: { projectId: await objects.project() } }),
  foreign: 'missing',
};
/** A document in a project, in the form that calls about links expect. */
const projectLinks = (key: 'entities' | 'create'): PermissionCase => ({
  request: async (objects) => {
    const { fusionId, projectId } = await objects.alert();
    return { body: { [key]: [{ projectId, fusionId, documentType: 'Legislation' }] } };
  },
  foreign: 'missing',
});
/** A board column of the organization. */
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

export const projectCases: Pick<
  PermissionCases,
  | 'dashboards'
  | 'entityMetadata'
  | 'projectActivity'
  | 'projectEntities'
  | 'projectMembers'
  | 'projects'
  | 'tags'
  | 'workflow'
> = {
  dashboards: {
    findConfigurations: withoutObjects(),
    saveConfiguration: {
      request: async (objects) => ({ body: { projectId: await objects.project(), layout: [] } }),
      foreign: 'missing',
      // A viewer may not change a project's layout.
      alsoAnswers: [403],
    },
    countByJurisdiction: figuresOfProject,
    countByStatus: figuresOfProject,
    countByPriority: figuresOfProject,
    findHearings: figuresOfProject,
    countByColumn: figuresOfProject,
    summarizeProjects: figuresOfProject,
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
    findSettings: withoutObjects(),
    updateSettings: {
      request: async (objects) => ({
        params: { id: await objects.project() },
        body: { alertEmailFrequency: 'Weekly' },
      }),
      foreign: 'missing',
    },
    updateAllSettings: withoutObjects({ body: { updateEmailFrequency: 'Weekly' } }),
    removeMyself: oneProject,
  },
  projects: {
    find: withoutObjects(),
    get: oneProject,
    create: withoutObjects({ body: { name: 'New' } }),
    update: {
      request: async (objects) => ({ params: { id: await objects.project() }, body: { impact: 'High' } }),
      foreign: 'missing',
    },
    delete: {
      request: async (objects) => ({ body: { projectIds: [await objects.project()] } }),
      foreign: 'missing',
    },
    findAlerts: oneProject,
    findAllWithCounts: withoutObjects(),
  },
  tags: {
    find: withoutObjects(),
    findUsage: withoutObjects(),
    create: withoutObjects({ body: { name: 'New' } }),
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
    findAllColumns: withoutObjects(),
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
    updateCardOwner: {
      request: async (objects) => {
        const { projectId, fusionId } = await objects.card();
        return { params: { id: projectId }, body: { fusionId, ownerId: null } };
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
