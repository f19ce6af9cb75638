import { STAKEHOLDER_TYPES } from '@rotunda/contract/values';
import { getInstant } from '@rotunda/domain';
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
 * seen by the last one. If that takes more pages than a run may read, the next run continues where it stopped.
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

const stretchSchema = z.object({ cursor: z.string().optional(), untilTs: z.number() });
/** Posts not read yet: those from `cursor`, or else from the newest, back to `untilTs`; 0 means the first post. */
type Stretch = z.output<typeof stretchSchema>;

const placeSchema = z.object({
  /** Time when the newest post read so far was indexed. */
  newestTs: z.number(),
  /** Stretches that earlier runs left unread, newest first. */
  unread: z.array(stretchSchema),
});
type Place = z.output<typeof placeSchema>;

/** By handle, how far the account has been read. A number, from an earlier release, is the time of the newest post. */
const checkpointSchema = z.record(
  z.string(),
  z.union([placeSchema, z.number().transform((newestTs): Place => ({ newestTs, unread: [] }))]),
);
type Checkpoint = z.output<typeof checkpointSchema>;

async function* fetchPosts(request: LiveRequest): AsyncGenerator<InputEntry> {
  const places = readCheckpoint(request.checkpoint);
  const faults: string[] = [];
  const accounts = getAccounts(request.settings.options ?? {});
  for (const account of accounts) {
    const save = (place: Place) => {
      places[account.handle] = place;
      request.saveCheckpoint(JSON.stringify(places));
    };
    try {
      yield* fetchAccount(request, account, places[account.handle], save);
    } catch (error) {
      faults.push(`${account.handle}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (faults.length > 0) {
    throw new Error(`${faults.length} of ${accounts.length} accounts failed: ${faults.join('; ')}`);
  }
}

/** @throws UnreadableInputError for an unknown author type, and when no account is named */
function getAccounts(options: Readonly<Record<string, string>>): Account[] {
  const accounts = Object.entries(options).flatMap(([name, value]) => {
    const kind = /^accounts[. _-](.+)$/i.exec(name)?.[1];
    if (kind === undefined) return [];
    const stakeholderType = STAKEHOLDER_TYPES.find((type) => type === kind.toLowerCase());
    if (stakeholderType === undefined) {
      throw new UnreadableInputError(
        `the option ${name} names an unknown kind of author; use ${STAKEHOLDER_TYPES.join(', ')}`,
      );
    }
    const handles = value.split(/[\s,]+/).flatMap((handle) => handle.replace(/^@/, '').toLowerCase() || []);
    return handles.map((handle) => ({ handle, stakeholderType }));
  });
  if (accounts.length > 0) return accounts;
  throw new UnreadableInputError(
    'no account is named: add an option accounts.legislator with handles separated by commas',
  );
}

/** Reads the new posts, then those that earlier runs left unread, and reports its place after each page. */
async function* fetchAccount(
  request: LiveRequest,
  account: Account,
  before: Place | undefined,
  save: (place: Place) => void,
): AsyncGenerator<InputEntry> {
  let newestTs = before?.newestTs ?? 0;
  let unread: Stretch[] = [{ untilTs: request.sinceTs ?? newestTs }, ...(before?.unread ?? [])];
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const [stretch, ...others] = unread;
    if (stretch === undefined) return;
    const { entry, instants, next } = await fetchPage(request, account, stretch.cursor);
    yield entry;
    newestTs = Math.max(newestTs, ...instants);
    // Posts are listed newest first, but reposts may be older than the posts after them, so the newest one decides.
    const isEnd = next === undefined || instants.length === 0 || Math.max(...instants) <= stretch.untilTs;
    unread = isEnd ? others : [{ ...stretch, cursor: next }, ...others];
    save({ newestTs, unread });
  }
  // An account that is read for the first time is not read back to its first post.
  save({ newestTs, unread: unread.filter(({ untilTs }) => untilTs > 0) });
}

async function fetchPage(request: LiveRequest, { handle, stakeholderType }: Account, cursor: string | undefined) {
  const url = getAddress(request, handle, cursor);
  const answer = pageSchema.safeParse(parseJson((await request.http.get(url)).body.toString('utf8')));
  if (!answer.success) throw new UnreadableInputError(`${url} is not a page of posts`);
  const { feed, cursor: next } = answer.data;
  return {
    entry: bufferEntry(`${url}.json`, JSON.stringify({ stakeholderType, feed }), url),
    instants: feed.map(({ post }) => getInstant(post.indexedAt ?? '') ?? 0),
    next,
  };
}

function getAddress(request: LiveRequest, handle: string, cursor: string | undefined): string {
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
