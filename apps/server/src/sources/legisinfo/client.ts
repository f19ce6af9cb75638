import { leadingIsoDate } from '@rotunda/domain';
import { z } from 'zod';
import { localDay } from '../mapping/local-time.ts';
import { parseJson } from '../reading/index.ts';
import { bufferEntry } from '../reading/input-entry.ts';
import type { InputEntry, LiveEndpoint, LiveRequest } from '../source.ts';

const BASE_URL = 'https://www.parl.ca/legisinfo/en';

const listSchema = z.array(
  z.object({
    BillNumberFormatted: z.string(),
    ParliamentNumber: z.number(),
    SessionNumber: z.number(),
    LatestActivityDateTime: z.string().nullish(),
  }),
);

/** Latest activity of each bill (`45-1/C-5`) when it was last read in full. */
const checkpointSchema = z.record(z.string(), z.string());

/**
 * The list of a session, then each bill that changed since it was last read. Reuse is under the Speaker's Permission,
 * which does not allow commercial use: the operator decides whether to enable this source.
 */
export const legisinfoLive: LiveEndpoint = {
  baseUrl: BASE_URL,
  options: {
    sessions: 'Sessions of Parliament, such as 45-1, 44-1; the current one unless set.',
  },
  needsApiKey: false,
  rateLimit: {
    requests: 60,
    perSeconds: 60,
    statedAt: 'https://www.parl.ca/legisinfo/en/overview (no figure is stated; kept polite)',
  },
  fetch: fetchBills,
};

/** Reads `options.sessions` (`45-1,44-1`); the default is the current session, which the site chooses. */
async function* fetchBills(request: LiveRequest): AsyncGenerator<InputEntry> {
  const baseUrl = request.settings.baseUrl ?? BASE_URL;
  const seen = request.checkpoint === undefined ? {} : checkpointSchema.parse(parseJson(request.checkpoint));
  const sinceDay = request.sinceTs === undefined ? '' : localDay(request.sinceTs, 'America/Toronto');
  const sessions = request.settings.options?.['sessions']?.split(',').map((session) => session.trim()) ?? [''];
  for (const session of sessions) {
    const listUrl = `${baseUrl}/bills/json${session === '' ? '' : `?parlsession=${encodeURIComponent(session)}`}`;
    const { body } = await request.http.get(listUrl);
    yield bufferEntry(listUrl, body, listUrl);
    for (const bill of listSchema.parse(parseJson(body.toString('utf8')))) {
      const key = `${bill.ParliamentNumber}-${bill.SessionNumber}/${bill.BillNumberFormatted}`;
      const activity = bill.LatestActivityDateTime ?? '';
      if (seen[key] === activity || (leadingIsoDate(activity) ?? '') < sinceDay) continue;
      const url = `${baseUrl}/bill/${key.toLowerCase()}/json`;
      const full = await request.http.get(url);
      yield bufferEntry(url, full.body, url);
      seen[key] = activity;
      request.saveCheckpoint(JSON.stringify(seen));
    }
  }
}
