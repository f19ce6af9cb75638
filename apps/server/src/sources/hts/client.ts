import { bufferEntry } from '../reading/index.ts';
import type { InputEntry, LiveEndpoint, LiveRequest } from '../source.ts';

const BASE_URL = 'https://hts.usitc.gov/reststop';
const LAST_CHAPTER = 99;
/** Kept free for future use by the Harmonized System. */
const RESERVED_CHAPTER = 77;

/**
 * The schedule chapter by chapter, always all of it: the interface does not say what changed, and an edition cut short
 * must not take the place of a whole one. An option `edition` names what is published there now, which no answer says.
 */
export const htsLive: LiveEndpoint = {
  baseUrl: BASE_URL,
  options: {
    edition: 'Name of the edition published now, such as January 2025; the publisher does not say it.',
  },
  needsApiKey: false,
  // None is stated; a request a second takes two minutes for the schedule.
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
