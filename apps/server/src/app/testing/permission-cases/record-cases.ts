import { withoutObjects, type PermissionCase, type PermissionCases } from './permission-case.ts';

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
  // Ownership is checked as well: only its author may change a comment.
  alsoAnswers: [403],
});
const oneImport = (body?: object): PermissionCase => ({
  request: async (objects) => ({
    params: { importId: await objects.fileImport() },
    ...(body === undefined ? {} : { body }),
  }),
  foreign: 'missing',
});
const oneContact = (body?: object): PermissionCase => ({
  request: async (objects) => ({
    params: { fusionId: await objects.customContact() },
    ...(body === undefined ? {} : { body }),
  }),
  foreign: 'missing',
});
const anEvent = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', 'DTSTART:20260312T150000Z', 'END:VEVENT', 'END:VCALENDAR'];

export const recordCases: Pick<
  PermissionCases,
  'actions' | 'attachments' | 'comments' | 'fileImports' | 'customContacts' | 'customSummaries' | 'linkedEntities'
> = {
  actions: {
    find: {
      request: async (objects) => ({ body: { filters: { projects: [await objects.project()] } } }),
      foreign: 'nothing',
    },
    get: oneAction(),
    create: withoutObjects({ body: { name: 'New', startTime: 1_790_000_000, endTime: 1_790_003_600 } }),
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
    importCalendar: withoutObjects({ body: { ics: anEvent.join('\r\n'), timeZone: 'UTC' } }),
    getCalendarFeed: withoutObjects(),
    createCalendarFeed: withoutObjects(),
    revokeCalendarFeed: withoutObjects(),
    // No sign-in is required; an invalid secret opens nothing.
    readCalendarFeed: { ...withoutObjects({ params: { file: 'none.ics' } }), alsoAnswers: [404] },
  },
  attachments: {
    find: {
      request: async (objects) => ({ body: { filters: { projectIds: [await objects.project()] } } }),
      foreign: 'nothing',
    },
    get: oneAttachment(),
    create: withoutObjects({ body: { title: 'New', attachmentType: 'link', url: 'https://example.org/' } }),
    update: oneAttachment({ version: 1, updates: { title: 'Changed' } }),
    delete: {
      request: async (objects) => ({ body: { attachmentIds: [await objects.attachment()] } }),
      foreign: 'missing',
    },
    deleteOne: oneAttachment(),
    // The attachment is a link without a file, so even users who may see it get 404.
    download: { ...oneAttachment(), alsoAnswers: [404] },
    // Tests make no outside requests, so an address of this machine is used, which is refused.
    readLinkMetadata: { ...withoutObjects({ body: { url: 'http://127.0.0.1/' } }), alsoAnswers: [400] },
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
  fileImports: {
    get: oneImport(),
    // 409 because the file was checked already, or the first check may still run.
    check: { ...oneImport({ mapping: ['lastName'] }), alsoAnswers: [409] },
    run: { ...oneImport(), alsoAnswers: [409] },
    downloadErrors: oneImport(),
    discard: oneImport(),
  },
  customContacts: {
    get: oneContact(),
    find: withoutObjects({ body: { searchText: '' } }),
    create: withoutObjects({ body: { documentType: 'CustomPerson', lastName: 'New' } }),
    update: oneContact({ version: 1, updates: { title: 'Changed' } }),
    delete: oneContact(),
  },
  customSummaries: {
    // Each organization has its own summary of a document, so another organization's does not conflict.
    write: {
      request: async (objects) => {
        const { fusionId } = await objects.alert();
        return { params: { fusionId }, body: { documentType: 'Legislation', text: 'New', version: null } };
      },
      foreign: 'none',
    },
    delete: {
      request: async (objects) => ({ params: { fusionId: await objects.customSummary() }, body: { version: 1 } }),
      foreign: 'missing',
    },
  },
  linkedEntities: {
    fetchByIds: withoutObjects({ body: { entities: [{ documentType: 'Legislation', fusionId: 'us-119-hr-1' }] } }),
    search: withoutObjects({ body: { searchText: 'widget', searchType: 'Discover', paginationArgs: {} } }),
  },
};
