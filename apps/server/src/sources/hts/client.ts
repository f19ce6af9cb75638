import { bufferEntry } from '../reading/index.ts';
import type { InputEntry, LiveEndpoint, LiveRequest } from '../source.ts';

const BASE_URL = 'https://hts.usitc.gov/reststop';
const LAST_CHAPTER = 99;
/** Reserved for future use by the Harmonized System. */
const RESERVED_CHAPTER = 77;

/**
 * The schedule chapter by chapter, always in full: the API does not report changes, and an incomplete edition must not
 * replace a complete one. The option `edition` names the edition published now, which no response states.
 */
export const htsLive: LiveEndpoint = {
  baseUrl: BASE_URL,
  options: {
    edition: 'Name of the edition published now, such as January 2025; the publisher does not say it.',
  },
  needsApiKey: false,
  // No limit is stated; at one request per second the schedule takes two minutes.
  rateLimit: { requests: 60, perSeconds: 60, statedAt: 'https://hts.usitc.gov' },
  maxBytes: 64 * 1024 ** 2,
  fetch: fetchChapters,
};

async function* fetchChapters(request: LiveRequest): AsyncGenerator<InputEntry> {
  const edition = request.settings.options?.['edition']?.trim();
  for (let chapter = 1; chapter <= LAST_CHAPTER; chapter += 1) {
    if (chapter === RESERVED_CHAPTER) continue;
    const number = String(chapter).padStart(2, '0');
    const query = new URLSearchParams({ from: `${number}01`, to: `${number}99`, format: 'JSON', styles: 'false' });
    const url = `${request.settings.baseUrl ?? BASE_URL}/exportList?${query.toString()}`;
    const { body } = await request.http.get(url);
    yield bufferEntry(edition ? `${url}#${edition}` : url, body, url);
    request.reportPlace?.(chapter, LAST_CHAPTER);
  }
}
