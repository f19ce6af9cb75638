import { FEDERAL_BILL_TYPES } from '@rotunda/domain';
import { fetchBulkFolders, listed, newestCongress } from '../billstatus/index.ts';
import type { LiveEndpoint } from '../source.ts';

const SESSIONS = ['1', '2'];

/**
 * GovInfo's bulk data: BILLS by Congress, session and kind, then the public and private laws of the Congress. Options
 * as for bill status: `congresses`, `types`.
 */
export const billTextEndpoint: LiveEndpoint = {
  baseUrl: 'https://www.govinfo.gov/bulkdata',
  needsApiKey: false,
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
