import { FEDERAL_BILL_TYPES } from '@rotunda/domain';
import { fetchBulkFolders, GOVINFO_BULK_DATA, listed, newestCongress } from '../reading/govinfo-bulk-data.ts';
import type { LiveEndpoint } from '../source.ts';

const SESSIONS = ['1', '2'];

/**
 * GovInfo's bulk data: BILLS by Congress, session and bill type, then the public and private laws of each Congress.
 * Takes the same options as bill status: `congresses`, `types`.
 */
export const billTextEndpoint: LiveEndpoint = {
  baseUrl: GOVINFO_BULK_DATA,
  options: {
    congresses: 'Numbers of Congresses, such as 118, 119; the newest unless set.',
    types: 'Types of bills, such as hr, s; every type unless set.',
  },
  needsApiKey: false,
  // GovInfo states no limit for bulk data; ten requests per second is our own choice.
  rateLimit: { requests: 10, perSeconds: 1, statedAt: 'https://github.com/usgpo/bulk-data' },
  async *fetch(request) {
    const { options = {} } = request.settings;
    const congresses = listed(options['congresses']) ?? [await newestCongress(request, 'BILLS')];
    const types = listed(options['types']) ?? FEDERAL_BILL_TYPES;
    const folders = congresses.flatMap((congress) => [
      ...SESSIONS.flatMap((session) => types.map((type) => `BILLS/${congress}/${session}/${type}`)),
      `PLAW/${congress}/public`,
      `PLAW/${congress}/private`,
    ]);
    yield* fetchBulkFolders(request, folders);
  },
};
