import { FEDERAL_BILL_TYPES } from '@rotunda/domain';
import { fetchBulkFolders, GOVINFO_BULK_DATA, listed, newestCongress } from '../reading/govinfo-bulk-data.ts';
import type { LiveEndpoint } from '../source.ts';

/**
 * GovInfo's bulk data: one listing for each Congress and bill type, and one file for each bill. Options: `congresses`
 * (`118,119`) and `types` (`hr,s`); the default is the newest Congress and all types.
 */
export const billstatusEndpoint: LiveEndpoint = {
  baseUrl: GOVINFO_BULK_DATA,
  options: {
    congresses: 'Numbers of Congresses, such as 118, 119; the newest unless set.',
    types: 'Types of bills, such as hr, s; every type unless set.',
  },
  needsApiKey: false,
  // GovInfo states no limit for bulk data; ten requests per second is our own choice.
  rateLimit: { requests: 10, perSeconds: 1, statedAt: 'https://github.com/usgpo/bulk-data' },
  async *fetch(request) {
    const congresses = listed(request.settings.options?.['congresses']) ?? [
      await newestCongress(request, 'BILLSTATUS'),
    ];
    const types = listed(request.settings.options?.['types']) ?? FEDERAL_BILL_TYPES;
    const folders = congresses.flatMap((congress) => types.map((type) => `BILLSTATUS/${congress}/${type}`));
    yield* fetchBulkFolders(request, folders);
  },
};
