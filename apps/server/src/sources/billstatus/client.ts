import { FEDERAL_BILL_TYPES } from '@rotunda/domain';
import { fetchBulkFolders, GOVINFO_BULK_DATA, listed, newestCongress } from '../reading/govinfo-bulk-data.ts';
import type { LiveEndpoint } from '../source.ts';

/**
 * GovInfo's bulk data: one listing for each Congress and kind of measure, and a file for each bill. Options:
 * `congresses` (`118,119`) and `types` (`hr,s`); the newest Congress and all kinds unless given.
 */
export const billstatusEndpoint: LiveEndpoint = {
  baseUrl: GOVINFO_BULK_DATA,
  options: {
    congresses: 'Numbers of Congresses, such as 118, 119; the newest unless set.',
    types: 'Types of bills, such as hr, s; every type unless set.',
  },
  needsApiKey: false,
  // GovInfo states no limit for bulk data; ten a second is our own moderation.
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
