import { z } from 'zod';
import { isNotFound } from '../mapping/is-not-found.ts';
import { FIRST_DAY, withHost, REGISTER_BASE_URL, searchPages } from '../mapping/register/search-pages.ts';
import { parseJson } from '../reading/index.ts';
import { bufferEntry } from '../reading/input-entry.ts';
import type { InputEntry, LiveEndpoint, LiveRequest } from '../source.ts';

/** Documents whose texts are fetched between two checkpoints. */
const PAGE_SIZE = 100;

/**
 * All presidential documents on each run, because notes about an order's later status are added to documents of any
 * age; texts only of new documents.
 */
export const presidentialActionsLive: LiveEndpoint = {
  baseUrl: REGISTER_BASE_URL,
  options: {
    from: 'First day of publication, such as 2024-01-01.',
    president: 'One president as the publisher names them in addresses, such as barack-obama.',
  },
  needsApiKey: false,
  rateLimit: {
    requests: 60,
    perSeconds: 60,
    statedAt: 'https://www.federalregister.gov/developers/documentation/api/v1 (no figure is stated; kept polite)',
  },
  fetch: fetchActions,
};

const checkpointSchema = z.object({
  /** Position at which an interrupted run continues; absent after a completed run. */
  from: z.string().optional(),
  next: z.string().optional(),
  /** Texts of documents published before this date have been fetched. */
  textsFrom: z.string(),
});

const documentSchema = z.object({
  publication_date: z.string(),
  full_text_xml_url: z.string().nullish(),
  raw_text_url: z.string().nullish(),
});

/**
 * Reads `options.from`, the first publication date (`2024-01-01`), and `options.president`, one president as named in
 * the publisher's URLs (`barack-obama`). Both apply to every run.
 */
async function* fetchActions(request: LiveRequest): AsyncGenerator<InputEntry> {
  const { from: firstDay = FIRST_DAY, president } = request.settings.options ?? {};
  const saved = request.checkpoint === undefined ? undefined : checkpointSchema.parse(parseJson(request.checkpoint));
  const place = { from: saved?.from ?? firstDay, next: saved?.next };
  let textsFrom = saved?.textsFrom ?? firstDay;
  const conditions: [string, string][] = [['conditions[type][]', 'PRESDOCU']];
  if (president !== undefined) conditions.push(['conditions[president][]', president]);
  for await (const { url, body, results, following } of searchPages(request, place, {
    conditions,
    pageSize: PAGE_SIZE,
  })) {
    yield bufferEntry(url, body, url);
    for (const result of results) {
      const document = documentSchema.parse(result);
      if (document.publication_date >= textsFrom) yield* fetchText(request, document);
    }
    const lastDay = results.at(-1)?.publication_date ?? textsFrom;
    if (lastDay > textsFrom) textsFrom = lastDay;
    request.saveCheckpoint(JSON.stringify({ ...following, textsFrom }));
  }
  request.saveCheckpoint(JSON.stringify({ textsFrom }));
}

/** Fetches a document's text: XML where the publisher has it, since 2000, otherwise plain text. */
async function* fetchText(request: LiveRequest, document: z.output<typeof documentSchema>): AsyncGenerator<InputEntry> {
  const stated = document.full_text_xml_url ?? document.raw_text_url;
  if (!stated) return;
  const url = withHost(stated, request);
  try {
    const { body } = await request.http.get(url);
    yield bufferEntry(url, body, url);
  } catch (error) {
    // A few URLs lead nowhere; the document's facts are kept without its text.
    if (!isNotFound(error)) throw error;
  }
}
