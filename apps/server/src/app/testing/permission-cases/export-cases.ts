import { endExports } from '../end-exports.ts';
import type { PermissionObjects } from '../permission-objects.ts';
import type { PermissionCase, PermissionCases, PermissionRequest } from './permission-case.ts';

const making = (
  foreign: PermissionCase['foreign'],
  getBody: (objects: PermissionObjects) => object | Promise<object>,
): PermissionCase => ({
  foreign,
  request: async (objects): Promise<PermissionRequest> => {
    await endExports(objects);
    return { body: { exportType: 'csv', name: 'A list', ...(await getBody(objects)) } };
  },
});

/** The export belongs to the administrator; even other users of the organization get 404. */
const one: PermissionCase = {
  foreign: 'missing',
  alsoAnswers: [404],
  request: async (objects) => {
    await endExports(objects);
    const id = await objects.users.admin.make('/documents/export', {
      exportType: 'csv',
      name: `${objects.mark} list`,
      searchArgs: { searchModel: {} },
    });
    return { params: { id } };
  },
};
const ended: PermissionCase = {
  ...one,
  request: async (objects) => {
    const made = await one.request(objects);
    await endExports(objects);
    return made;
  },
};

export const exportCases: Pick<PermissionCases, 'exports'> = {
  exports: {
    createOfDocuments: making('none', () => ({ searchArgs: { searchModel: {} } })),
    createOfProject: making('missing', async (objects) => ({ projectId: await objects.project() })),
    createOfAlerts: making('missing', async (objects) => ({ projectId: await objects.project() })),
    // Anything the user may not see is left out of the file (features/exports/own-sight.test.ts).
    createOfActions: making('nothing', async (objects) => ({ selectedResults: [await objects.action()] })),
    createOfStakeholders: making('nothing', async (objects) => ({
      documentTypes: ['CustomPerson'],
      selectedResults: [await objects.customContact()],
    })),
    find: { foreign: 'none', request: async () => ({}) },
    get: one,
    // 404 for everyone, because no worker writes the file here.
    download: one,
    cancel: one,
    delete: ended,
  },
};
