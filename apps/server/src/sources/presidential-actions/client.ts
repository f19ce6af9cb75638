import { z } from 'zod';
import { isNotFound } from '../mapping/is-not-found.ts';
import { FIRST_DAY, onThisHost, REGISTER_BASE_URL, searchPages } from '../mapping/register/search-pages.ts';
import { parseJson } from '../reading/index.ts';
import { bufferEntry } from '../reading/input-entry.ts';
import type { InputEntry, LiveEndpoint, LiveRequest } from '../source.ts';

/** As many as have their texts fetched before the place is noted. */
const PAGE_SIZE = 100;

/**
 * Every presidential document at each run, because notes of what became of an order are written into documents of any
 * age; the text of those that are new.
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
  /** The page a run that was interrupted goes on with; absent after a whole run. */
  from: z.string().optional(),
  next: z.string().optional(),
  /** Texts are held of documents published before this day. */
  textsFrom: z.string(),
});

const documentSchema = z.object({
  publication_date: z.string(),
  full_text_xml_url: z.string().nullish(),
  raw_text_url: z.string().nullish(),
});

/**
 * `options.from`: first day of publication (`2024-01-01`); `options.president`: one president as the publisher names
 * them in addresses (`barack-obama`). Both hold for every run.
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

/** XML where the publisher has it, since 2000; before that plain text. */
async function* fetchText(request: LiveRequest, document: z.output<typeof documentSchema>): AsyncGenerator<InputEntry> {
  const stated = document.full_text_xml_url ?? document.raw_text_url;
  if (!stated) return;
  const url = onThisHost(stated, request);
  try {
    const { body } = await request.http.get(url);
    yield bufferEntry(url, body, url);
  } catch (error) {
    // A few addresses lead nowhere; what the document states is held without its text.
    if (!isNotFound(error)) throw error;
  }
}
