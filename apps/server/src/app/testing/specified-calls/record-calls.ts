import type { PermissionObjects } from '../permission-objects.ts';
import {
  getEntity,
  getExport,
  emptyRequest,
  ofAlert,
  SPECIFIED_COMMITTEE,
  SPECIFIED_ORDER,
  SPECIFIED_REPORT,
  SPECIFIED_RULE,
  type SpecifiedCall,
  withBody,
} from './specified-call.ts';

const TIMES = { startTime: 1_790_000_000, endTime: 1_790_003_600 };
const ofDocument = (change: object) => ofAlert(({ fusionId }) => [{ ...getEntity(fusionId), ...change }]);
const METADATA: SpecifiedCall[] = [
  ['POST', '/entity-metadata', 'bare list with a priority', ofDocument({ priority: 'High' })],
  ['POST', '/entity-metadata', 'empty clears', ofDocument({ priority: '', position: '' })],
  [
    'POST',
    '/entity-metadata',
    'tags',
    async (objects) => {
      const { fusionId } = await objects.alert();
      return { body: [{ ...getEntity(fusionId), addTagIds: [await objects.tag()], removeTagIds: [] }] };
    },
  ],
  ['POST', '/entity-metadata/fetch-by-ids', 'ids', ofAlert(({ fusionId }) => ({ fusionIds: [fusionId] }))],
  ['GET', '/tags', 'all', emptyRequest],
  ['POST', '/tags', 'a name', withBody({ name: 'Water' })],
  [
    'PATCH',
    '/tags/{id}',
    'a name',
    async (objects) => ({ params: { id: await objects.tag() }, body: { name: `New name ${crypto.randomUUID()}` } }),
  ],
  ['DELETE', '/tags/{id}', 'one', async (objects) => ({ params: { id: await objects.tag() } })],
];

const ofContact = async (objects: PermissionObjects) => ({ params: { fusionId: await objects.customContact() } });
const CONTACTS: SpecifiedCall[] = [
  ['GET', '/stakeholders/custom-contacts/{fusionId}', 'one', ofContact],
  ['DELETE', '/stakeholders/custom-contacts/{fusionId}', 'one', ofContact],
];

const ofAction = (updates?: object) => async (objects: PermissionObjects) => {
  const _id = await objects.action();
  return { params: { id: _id }, ...(updates === undefined ? {} : { body: { _id, updates } }) };
};
const ofAttachment = (updates?: object) => async (objects: PermissionObjects) => ({
  params: { id: await objects.attachment() },
  ...(updates === undefined ? {} : { body: { updates } }),
});
const LINK_CHANGE = {
  add: [getEntity(SPECIFIED_RULE)].map((one) => ({ ...one, documentType: 'Regulation' })),
  remove: [],
};
const RECORDS: SpecifiedCall[] = [
  ['POST', '/actions/get-actions', 'nothing said', withBody({})],
  [
    'POST',
    '/actions/get-actions',
    'all filters',
    async (objects) => ({
      body: {
        skip: 0,
        limit: 10,
        sortBy: 'startTime',
        sortOrder: 'asc',
        filters: {
          textSearch: 'call',
          tags: [await objects.tag()],
          projects: [await objects.project()],
          linkedEntities: [getEntity('us-119-hr-1')],
          attendees: [objects.users.admin.userId],
          startTime: { startTs: 0 },
          endTime: { endTs: 1 },
          actionTypes: ['meeting'],
          creators: [objects.users.admin.userId],
        },
      },
    }),
  ],
  ['GET', '/actions/{id}', 'one', ofAction()],
  ['POST', '/actions', 'fields', withBody({ name: 'Call', type: 'meeting', summary: '', ...TIMES })],
  ['PATCH', '/actions/{id}', 'differences without a version', ofAction({ summary: '', linkedEntities: LINK_CHANGE })],
  ['DELETE', '/actions', 'bare list', async (objects) => ({ body: [await objects.action()] })],
  [
    'PATCH',
    '/actions/tags',
    'tags of actions',
    async (objects) => ({
      body: { selectedActions: [await objects.action()], tagsAdded: [await objects.tag()], tagsRemoved: [] },
    }),
  ],
  ['POST', '/attachments/get-attachments', 'a page', withBody({ filters: {}, page: 1, limit: 10 })],
  [
    'POST',
    '/attachments/get-attachments',
    'milliseconds and all projects',
    withBody({ filters: { projectIds: 'allProjects', startDate: 1_790_000_000_000, endDate: 1_790_000_000_001 } }),
  ],
  [
    'POST',
    '/attachments',
    'a link',
    withBody({ title: 'Map', summary: '', attachmentType: 'link', url: 'https://example.org/map', tags: [] }),
  ],
  [
    'PATCH',
    '/attachments/{id}',
    'updates without a version',
    ofAttachment({ title: 'Map 2', summary: '', linkedEntityUpdates: LINK_CHANGE }),
  ],
  ['DELETE', '/attachments/{id}', 'one', ofAttachment()],
  ['DELETE', '/attachments', 'bare list', async (objects) => ({ body: [await objects.attachment()] })],
  ['POST', '/linked-entities/fetch-by-ids', 'bare list', ofAlert(({ fusionId }) => [getEntity(fusionId)])],
  [
    'POST',
    '/linked-entities/search',
    'a text',
    withBody({ searchText: 'bill', searchType: 'Discover', paginationArgs: { skip: 0, limit: 10 } }),
  ],
];

const ofBill = async (objects: PermissionObjects) => ({ params: { id: (await objects.alert()).fusionId } });
const DOCUMENTS: SpecifiedCall[] = [
  ['GET', '/documents/legislation/{id}', 'one', ofBill],
  ['POST', '/documents/legislation/fetch-by-ids', 'ids', ofAlert(({ fusionId }) => ({ fusionIds: [fusionId] }))],
  ['GET', '/documents/legislation/{id}/versions', 'of a bill', ofBill],
  ['GET', '/documents/legislation/{id}/events', 'of a bill', ofBill],
  ['GET', '/documents/legislation/{id}/related', 'of a bill', ofBill],
  ['GET', '/documents/legislation/{id}/similar', 'of a bill', ofBill],
  ['POST', '/documents/legislation/{id}/similar', 'of a bill', ofBill],
  ['GET', '/documents/quick-hits/{id}', 'a number as typed', () => ({ params: { id: 'US HR 1' } })],
  ['GET', '/get_harmonized_system_codes', 'all', emptyRequest],
  ['GET', '/documents/regulation/{id}', 'one', () => ({ params: { id: SPECIFIED_RULE } })],
  ['GET', '/documents/research/{id}', 'one', () => ({ params: { id: SPECIFIED_REPORT } })],
  ['GET', '/execOrders/{id}', 'one', () => ({ params: { id: SPECIFIED_ORDER } })],
  ['GET', '/stakeholders/committee/{fusionId}', 'one', () => ({ params: { fusionId: SPECIFIED_COMMITTEE } })],
  ['POST', '/stakeholders/organization/fetch-by-ids', 'ids', withBody({ ids: [SPECIFIED_COMMITTEE] })],
  [
    'GET',
    '/stakeholders/party-breakdown',
    'a chamber in a session',
    async (objects) => {
      // A session exists only through its bills.
      await objects.alert();
      return { query: { isoCode: 'us', session: '119', chamber: 'lower' } };
    },
  ],
  [
    'GET',
    '/advocacy/person/{fusionId}',
    'of a legislator',
    async (objects) => ({ params: { fusionId: (await objects.activity()).fusionId } }),
  ],
  [
    'GET',
    '/advocacy/person/{fusionId}',
    'in a year',
    async (objects) => ({
      params: { fusionId: (await objects.activity()).fusionId },
      query: { startDate: '2026-01-01', endDate: '2026-12-31' },
    }),
  ],
  ['GET', '/tariffs', 'all', emptyRequest],
  [
    'POST',
    '/tariff-impact/wizard/operating-countries',
    'of a company',
    () => ({ body: { company_name: 'Widgets Ltd.' } }),
  ],
  [
    'POST',
    '/tariff-impact/wizard/hs-categories',
    'of a company',
    () => ({ body: { company_name: 'Widgets Ltd.', operating_countries: ['CN'] } }),
  ],
  [
    'POST',
    '/tariffs/impact-report-configuration',
    'of a company',
    () => ({ body: { company_name: 'Widgets Ltd.', operating_countries: ['CN'], hs_codes: ['8712'] } }),
  ],
  ['GET', '/tariffs/regulations', 'all', emptyRequest],
  ['GET', '/tariffs/regulations', 'a code', () => ({ query: { query: '9903.01' } })],
  ['GET', '/tariffs/regulation/{id}', 'one', () => ({ params: { id: SPECIFIED_RULE } })],
  [
    'POST',
    '/stakeholders/export',
    'a search and types',
    getExport(() => ({ searchArgs: { searchModel: {} }, documentTypes: ['Person', 'Committee'], exportType: 'csv' })),
  ],
  [
    'POST',
    '/documents/export',
    'results and a search',
    getExport(({ fusionId }) => ({
      selectedResults: [fusionId],
      searchArgs: { searchModel: { rawTextSearch: 'widget' } },
      exportType: 'csv',
    })),
  ],
  [
    'POST',
    '/documents/export',
    'a search alone',
    getExport(() => ({ searchArgs: { searchModel: { rawTextSearch: 'widget' } }, exportType: 'xlsx' })),
  ],
  ['POST', '/documents/regulation/fetch-by-ids', 'ids', withBody({ fusionIds: [SPECIFIED_RULE] })],
  ['POST', '/documents/regulation-docs/fetch-by-ids', 'ids alone', withBody({ fusionIds: [SPECIFIED_RULE] })],
  [
    'POST',
    '/documents/regulation-docs/fetch-by-ids',
    'a page',
    withBody({ fusionIds: [SPECIFIED_RULE], skip: 0, limit: 10 }),
  ],
  [
    'GET',
    '/documents/sessions/date-range',
    'a session',
    async (objects) => {
      await objects.alert();
      return { query: { locality: 'us', session: '119' } };
    },
  ],
  ['GET', '/locations', 'all', emptyRequest],
  ['GET', '/locations', 'of a kind', () => ({ query: { localityType: 'state' } })],
  ['POST', '/documents/search', 'a model', withBody({ searchModel: { datasetTypes: [], textSearch: 'rent' } })],
  ['GET', '/users/{id}', 'one', (objects) => ({ params: { id: objects.users.admin.userId } })],
  ['GET', '/organizations/{id}', 'one', (objects) => ({ params: { id: objects.organizationId } })],
  ['GET', '/organizations/{id}/users', 'of one', (objects) => ({ params: { id: objects.organizationId } })],
];

/** Calls about metadata, tags, actions, attachments, documents and people. */
export const RECORD_CALLS: readonly SpecifiedCall[] = [...METADATA, ...CONTACTS, ...RECORDS, ...DOCUMENTS];
