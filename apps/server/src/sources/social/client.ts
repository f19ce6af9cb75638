import { STAKEHOLDER_TYPES } from '@rotunda/contract/values';
import { instantOf, type UnixSeconds } from '@rotunda/domain';
import { z } from 'zod';
import { bufferEntry, parseJson, UnreadableInputError } from '../reading/index.ts';
import type { InputEntry, LiveEndpoint, LiveRequest } from '../source.ts';

const BASE_URL = 'https://public.api.bsky.app/xrpc';
/** Maximum page size of the API. */
const PAGE_SIZE = 100;
/** Maximum pages read per account and run: a thousand posts. */
const MAX_PAGES = 10;

/**
 * Posts of the Bluesky accounts in the options `accounts.legislator`, `accounts.agency` and so on, each with handles
 * separated by commas or spaces. Posts are read newest first; a later run reads an account until it reaches the posts
 * seen by the last one.
 */
export const blueskyLive: LiveEndpoint = {
  baseUrl: BASE_URL,
  options: Object.fromEntries(
    STAKEHOLDER_TYPES.map((type) => [
      `accounts.${type}`,
      `Handles of Bluesky accounts of the type ${type}, parted by commas.`,
    ]),
  ),
  needsApiKey: false,
  rateLimit: { requests: 3000, perSeconds: 300, statedAt: 'https://docs.bsky.app/docs/advanced-guides/rate-limits' },
  maxBytes: 8 * 1024 ** 2,
  fetch: fetchPosts,
};

interface Account {
  handle: string;
  stakeholderType: string;
}

const pageSchema = z.looseObject({
  feed: z.array(z.looseObject({ post: z.looseObject({ indexedAt: z.string().optional() }) })),
  cursor: z.string().optional(),
});

const checkpointSchema = z.record(z.string(), z.number());
/** By handle, the time when the newest post read so far was indexed. */
type Checkpoint = z.output<typeof checkpointSchema>;

async function* fetchPosts(request: LiveRequest): AsyncGenerator<InputEntry> {
  const seen = readCheckpoint(request.checkpoint);
  const faults: string[] = [];
  const accounts = accountsOf(request.settings.options ?? {});
  for (const account of accounts) {
    try {
      seen[account.handle] = yield* fetchAccount(request, account, seen[account.handle]);
    } catch (error) {
      faults.push(`${account.handle}: ${error instanceof Error ? error.message : String(error)}`);
      continue;
    }
    request.saveCheckpoint(JSON.stringify(seen));
  }
  if (faults.length > 0) {
    throw new Error(`${faults.length} of ${accounts.length} accounts failed: ${faults.join('; ')}`);
  }
}

/** @throws UnreadableInputError for an unknown author type, and when no account is named */
function accountsOf(options: Readonly<Record<string, string>>): Account[] {
  const accounts = Object.entries(options).flatMap(([name, value]) => {
    const kind = /^accounts[. _-](.+)$/i.exec(name)?.[1];
    if (kind === undefined) return [];
    const stakeholderType = STAKEHOLDER_TYPES.find((type) => type === kind.toLowerCase());
    if (stakeholderType === undefined) {
      throw new UnreadableInputError(
        `the option ${name} names no kind of author; there are ${STAKEHOLDER_TYPES.join(', ')}`,
      );
    }
    const handles = value.split(/[\s,]+/).flatMap((handle) => handle.replace(/^@/, '').toLowerCase() || []);
    return handles.map((handle) => ({ handle, stakeholderType }));
  });
  if (accounts.length > 0) return accounts;
  throw new UnreadableInputError(
    'no account is named: add an option accounts.legislator with handles parted by commas',
  );
}

/** @returns the time when the newest post read was indexed */
async function* fetchAccount(
  request: LiveRequest,
  { handle, stakeholderType }: Account,
  seenTs: UnixSeconds | undefined,
): AsyncGenerator<InputEntry, UnixSeconds> {
  const sinceTs = request.sinceTs ?? seenTs ?? 0;
  let newest = seenTs ?? 0;
  let cursor: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const url = addressOf(request, handle, cursor);
    const answer = pageSchema.safeParse(parseJson((await request.http.get(url)).body.toString('utf8')));
    if (!answer.success) throw new UnreadableInputError(`${url} is not a page of posts`);
    const { feed, cursor: next } = answer.data;
    yield bufferEntry(`${url}.json`, JSON.stringify({ stakeholderType, feed }), url);
    const instants = feed.map(({ post }) => instantOf(post.indexedAt ?? '') ?? 0);
    newest = Math.max(newest, ...instants);
    // Posts are listed newest first, but reposts may be older than the posts after them, so the newest one decides.
    if (next === undefined || feed.length === 0 || Math.max(0, ...instants) <= sinceTs) break;
    cursor = next;
  }
  return newest;
}

function addressOf(request: LiveRequest, handle: string, cursor: string | undefined): string {
  const query = new URLSearchParams({ actor: handle, limit: String(PAGE_SIZE), filter: 'posts_no_replies' });
  if (cursor !== undefined) query.set('cursor', cursor);
  return `${request.settings.baseUrl ?? BASE_URL}/app.bsky.feed.getAuthorFeed?${query.toString()}`;
}

/** Treats a checkpoint of another shape as missing. */
function readCheckpoint(checkpoint: string | undefined): Checkpoint {
  try {
    return checkpointSchema.parse(JSON.parse(checkpoint ?? '{}'));
  } catch {
    return {};
  }
}
