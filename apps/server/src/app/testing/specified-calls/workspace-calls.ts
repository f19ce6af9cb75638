import type { PermissionObjects } from '../permission-objects.ts';
import {
  getEntity,
  getExport,
  emptyRequest,
  ofAlert,
  type SpecifiedCall,
  type SpecifiedRequest,
  withBody,
} from './specified-call.ts';

const ofSavedSearch = (body?: object) => async (objects: PermissionObjects) => ({
  params: { id: await objects.savedSearch(await objects.project()) },
  ...(body === undefined ? {} : { body }),
});
const ofProject = (body?: object) => async (objects: PermissionObjects) => ({
  params: { id: await objects.project() },
  ...(body === undefined ? {} : { body }),
});
const ofColumn = (name?: string, body?: object) => async (objects: PermissionObjects) => {
  const { projectId, columnId } = await objects.column();
  const params = { id: projectId, colId: columnId, ...(name === undefined ? {} : { name }) };
  return { params, ...(body === undefined ? {} : { body }) };
};
const toggled = (toggleValue: boolean) =>
  ofAlert(({ fusionId, projectId }) => ({ fetchOptions: [{ fusionId, projectId }], toggleValue }));
const marked = [
  ['fetchOptions', ofAlert(({ fusionId, projectId }) => ({ fetchOptions: [{ fusionId, projectId }] }))],
  ['a project', ofAlert(({ projectId }) => ({ projectIds: [projectId] }))],
] as const;

const ALERTS: SpecifiedCall[] = [
  [
    'POST',
    '/alerts',
    'alert payload',
    async (objects) => ({
      body: {
        title: 'Rents',
        projectId: await objects.project(),
        documentType: '',
        searchModel: { textSearch: 'rent' },
      },
    }),
  ],
  ['GET', '/alerts/', 'all', emptyRequest],
  ['GET', '/alerts/', 'of a project', async (objects) => ({ query: { projectId: await objects.project() } })],
  ['GET', '/alerts/{id}', 'one', ofSavedSearch()],
  ['PATCH', '/alerts/{id}', 'changed fields', ofSavedSearch({ title: 'Changed', emailAlerts: false })],
  ['PATCH', '/alerts/{id}', 'a type that is cleared', ofSavedSearch({ documentType: '' })],
  ['DELETE', '/alerts/{id}', 'one', ofSavedSearch()],
  ['POST', '/savedSearches', 'type and model', withBody({ documentType: 'Legislation', searchModel: {} })],
  ['GET', '/savedSearches', 'all', emptyRequest],
  ['PATCH', '/savedSearches/{id}', 'the model', ofSavedSearch({ searchModel: { rawTextSearch: 'rent' } })],
  ['DELETE', '/savedSearches/{id}', 'one', ofSavedSearch()],
  ['POST', '/alerts/getSearchAlert', 'one', ofAlert(({ fusionId, projectId }) => ({ fusionId, projectId }))],
  ['POST', '/alerts/getSearchAlerts', 'nothing said', withBody({})],
  [
    'POST',
    '/alerts/getSearchAlerts',
    'everything said',
    ofAlert(({ projectId, savedSearchId }) => ({
      projectIds: [projectId],
      savedSearchIds: [savedSearchId],
      documentTypes: ['Legislation'],
      read: 'false',
      irrelevant: false,
      sort: 'relevancy_asc',
      offset: 0,
      limit: 10,
    })),
  ],
  ['POST', '/alerts/markDeleted', 'bare list', ofAlert(({ fusionId }) => [fusionId])],
  [
    'POST',
    '/alerts/markDeleted',
    'of a project',
    ofAlert(({ fusionId, projectId }) => ({ fusionIds: [fusionId], projectId })),
  ],
  ['POST', '/alerts/markIrrelevantsDeleted', 'of a project', ofAlert(({ projectId }) => ({ projectId }))],
  ['POST', '/alerts/toggleSearchAlertRead', 'read', toggled(true)],
  ['POST', '/alerts/toggleSearchAlertRead', 'unread', toggled(false)],
  ['POST', '/alerts/toggleSearchAlertsIrrelevant', 'irrelevant', toggled(true)],
  ...marked.map(([form, request]): SpecifiedCall => ['POST', '/alerts/markSearchAlertsRead', form, request]),
  ...marked.map(([form, request]): SpecifiedCall => ['POST', '/alerts/markSearchAlertsUnRead', form, request]),
  [
    'POST',
    '/alerts/moveAlertToProject',
    'documents',
    async (objects) => {
      const { fusionId, projectId: fromProjectId } = await objects.alert();
      return { body: { fusionIds: [fusionId], fromProjectId, toProjectId: await objects.project() } };
    },
  ],
  [
    'GET',
    '/alerts/getAllAlertActivitiesForSearchAlert/{id}',
    'of a document',
    async (objects) => ({ params: { id: (await objects.alert()).fusionId } }),
  ],
];

const PROJECTS: SpecifiedCall[] = [
  ['GET', '/projects', 'all', emptyRequest],
  ['GET', '/projects', 'by name and priority', () => ({ query: { name: 'water', priority: 'High' } })],
  ['GET', '/projects/{id}', 'one', ofProject()],
  ['POST', '/projects/', 'name and impact', withBody({ name: 'Water', impact: 'High stakes' })],
  ['POST', '/projects/', 'empty values', withBody({ name: 'Water', impact: '', priority: '', description: '' })],
  [
    'PATCH',
    '/projects/{id}',
    'changed fields',
    ofProject({ name: 'Changed', alertEmailFrequency: 'Weekly', users: [] }),
  ],
  ['PATCH', '/projects/{id}', 'cleared fields', ofProject({ impact: '', priority: '', description: '' })],
  ['DELETE', '/projects/', 'ids', async (objects) => ({ body: { projectIds: [await objects.project()] } })],
  ['DELETE', '/projects/{id}/members/me', 'oneself', ofProject()],
  [
    'POST',
    '/projects/get-entity-metadata',
    'ids',
    ofAlert(({ projectId, fusionId }) => ({ projectIds: [projectId], fusionIds: [fusionId] })),
  ],
  ['POST', '/projects/get-project-entities', 'a project', ofAlert(({ projectId }) => ({ projectId }))],
  [
    'POST',
    '/projects/get-project-entities/download',
    'results',
    getExport(({ fusionId }) => ({ selectedResults: [fusionId], fields: ['title', 'link'], exportType: 'csv' })),
  ],
  [
    'POST',
    '/projects/alerts/download',
    'results of a project',
    getExport(({ projectId, fusionId }) => ({ projectId, selectedResults: [fusionId], exportType: 'xlsx' })),
  ],
  [
    'POST',
    '/projects/alerts/download',
    'a filter and fields',
    getExport(({ projectId }) => ({ projectId, filter: { read: 'false' }, fields: ['title'], exportType: 'csv' })),
  ],
  ['GET', '/projects/alerts/{id}', 'of a project', ofProject()],
  ['GET', '/projects/alerts/org/all-projects-with-counts', 'all', emptyRequest],
  [
    'GET',
    '/projects/alerts/org/all-projects-with-counts',
    'of types',
    () => ({ query: { document_types: ['Legislation', 'Regulation'] } }),
  ],
  ['GET', '/projects/get-projects-member-settings', 'own', emptyRequest],
  [
    'POST',
    '/projects/create-project-entities',
    'bare list',
    ofAlert(({ projectId, fusionId }) => [{ projectId, ...getEntity(fusionId) }]),
  ],
  [
    'DELETE',
    '/projects/delete-project-entities',
    'bare list',
    ofAlert(({ projectId, fusionId }) => [{ projectId, ...getEntity(fusionId) }]),
  ],
  [
    'PATCH',
    '/projects/tags',
    'tags of projects',
    async (objects) => ({
      body: { projectIds: [await objects.project()], tagsAdded: [await objects.tag()], tagsRemoved: [] },
    }),
  ],
  [
    'POST',
    '/projects/update-tags',
    'one entry a project',
    async (objects) => ({
      body: { updates: [{ projectId: await objects.project(), addTagIds: [await objects.tag()], removeTagIds: [] }] },
    }),
  ],
  [
    'PATCH',
    '/projects/activity/update',
    'an activity',
    async (objects) => {
      const action = { action: 'created', entityLabel: 'Action', entityType: 'action' };
      const activity = { ...action, userId: objects.users.admin.userId, entityId: await objects.action() };
      return { body: { projectIds: [await objects.project()], activity } };
    },
  ],
  ['GET', '/projects/dashboard-configuration', 'all', emptyRequest],
];

const cardChange = async (objects: PermissionObjects): Promise<SpecifiedRequest> => {
  const { projectId, columnId, fusionId } = await objects.card();
  return {
    body: { documentType: 'Legislation', fusionIds: [fusionId], columnIds: [columnId], projectIds: [projectId] },
  };
};
const WORKFLOW: SpecifiedCall[] = [
  ['GET', '/projects/{id}/workflow/columns', 'of a project', ofProject()],
  [
    'PATCH',
    '/projects/{id}/workflow/columns/update-card-position',
    'a card',
    async (objects) => {
      const { projectId, columnId, fusionId } = await objects.card();
      const place = { fromColumnId: columnId, toColumnId: columnId, position: 0 };
      return { params: { id: projectId }, body: { fusionId, ...place } };
    },
  ],
  ['PATCH', '/projects/{id}/workflow/columns/{colId}/rename-column/{name}', 'a name', ofColumn('Hearing / vote')],
  ['POST', '/projects/{id}/workflow/columns/create-column/{name}', 'a name', ofColumn('100 % sure')],
  ['DELETE', '/projects/{id}/workflow/columns/{colId}', 'its cards leave the board', ofColumn()],
  [
    'DELETE',
    '/projects/{id}/workflow/columns/{colId}',
    'its cards move',
    async (objects) => {
      const { projectId, columnId, columnIds } = await objects.column();
      return { params: { id: projectId, colId: columnId }, body: { moveCardsTo: columnIds.at(-1) } };
    },
  ],
  ['GET', '/projects/workflow/columns', 'of all projects', emptyRequest],
  ['GET', '/projects/{id}/workflow/entities', 'of a project', ofProject()],
  ['POST', '/projects/workflow/add-entities-to-workflow-columns', 'documents', cardChange],
  ['DELETE', '/projects/workflow/remove-entities-from-workflow-columns', 'documents', cardChange],
];

/** Calls about alerts, projects and boards. */
export const WORKSPACE_CALLS: readonly SpecifiedCall[] = [...ALERTS, ...PROJECTS, ...WORKFLOW];
