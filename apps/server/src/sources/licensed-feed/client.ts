import { z } from 'zod';
import { bufferEntry, parseJson, UnreadableInputError } from '../reading/index.ts';
import type { InputEntry, LiveEndpoint, LiveRequest } from '../source.ts';

/** Maximum bytes of a page; a page of 500 long transcripts is smaller. */
const MAX_PAGE_BYTES = 64 * 1024 ** 2;
/** Lines requested per page. */
const PAGE_LINES = 500;
const LINE_FEED = 0x0a;

/**
 * The operator's own endpoint, which serves the lines of the files in pages; the last line of each page is a cursor to
 * the next. The checkpoint advances with each ingested page, and later runs continue from there.
 */
export const feedLive: LiveEndpoint = {
  baseUrl: null,
  needsApiKey: true,
  // The endpoint is the operator's and states no limit: two requests per second.
  rateLimit: { requests: 120, perSeconds: 60, statedAt: 'https://www.rfc-editor.org/rfc/rfc6585#section-4' },
  maxBytes: MAX_PAGE_BYTES,
  fetch: fetchPages,
};

/** Returns the authorization header for the endpoint and for PDFs of the same origin. */
export function keyHeader(apiKey: string | undefined): Record<string, string> {
  return apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
}

/** The last line of a page. */
export const cursorSchema = z.strictObject({
  kind: z.literal('cursor'),
  cursor: z.string().min(1).max(2000),
  more: z.boolean(),
});

/** @throws UnreadableInputError for a truncated page, and for an endpoint that repeats a cursor */
async function* fetchPages(request: LiveRequest): AsyncGenerator<InputEntry> {
  let cursor = request.checkpoint;
  const sent = new Set(cursor === undefined ? [] : [cursor]);
  for (let page = 1; ; page += 1) {
    const url = getAddress(request, cursor);
    const { body } = await request.http.get(url, {
      headers: { ...keyHeader(request.settings.apiKey), accept: 'application/x-ndjson' },
    });
    const end = getEnd(body, page);
    yield bufferEntry(`page-${page}.jsonl`, body, url);
    request.saveCheckpoint(end.cursor);
    if (!end.more) return;
    if (sent.has(end.cursor)) throw new UnreadableInputError(`page ${page} repeats an earlier cursor of this run`);
    sent.add(end.cursor);
    cursor = end.cursor;
  }
}

function getAddress({ settings, sinceTs }: LiveRequest, cursor: string | undefined): string {
  if (settings.baseUrl === undefined) {
    throw new UnreadableInputError('no address to read from: set the option baseUrl');
  }
  const url = new URL(settings.baseUrl);
  url.searchParams.set('limit', String(PAGE_LINES));
  if (cursor !== undefined) url.searchParams.set('cursor', cursor);
  else if (sinceTs !== undefined) url.searchParams.set('since', new Date(sinceTs * 1000).toISOString());
  return url.href;
}

/**
 * Reads the cursor line of a page. A page without one was truncated, however many valid lines it has, and must not
 * count as read.
 */
function getEnd(body: Buffer, page: number): z.infer<typeof cursorSchema> {
  const text = body.subarray(lastLineAt(body)).toString('utf8');
  const end = cursorSchema.safeParse(text.trim() === '' ? null : parseLine(text));
  if (!end.success) throw new UnreadableInputError(`page ${page} does not end with a cursor line: it was cut off`);
  return end.data;
}

function parseLine(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof UnreadableInputError) return null;
    throw error;
  }
}

/** Returns the offset of the last line that is not empty. */
function lastLineAt(body: Buffer): number {
  let end = body.length;
  while (end > 0 && isBlank(body[end - 1])) end -= 1;
  return end === 0 ? 0 : body.lastIndexOf(LINE_FEED, end - 1) + 1;
}

const isBlank = (byte: number | undefined): boolean => byte === 0x0a || byte === 0x0d || byte === 0x20 || byte === 0x09;
