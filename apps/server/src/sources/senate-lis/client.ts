import { z } from 'zod';
import { isNotFound } from '../mapping/is-not-found.ts';
import { bufferEntry } from '../reading/input-entry.ts';
import { parseXml } from '../reading/read-xml.ts';
import type { InputEntry, LiveEndpoint, LiveRequest } from '../source.ts';

const BASE_URL = 'https://www.senate.gov/legislative/LIS';

/** Default start of the first fetch: first session of the 119th Congress. */
const DEFAULT_FIRST_SESSION = { congress: 119, session: 1 };

const checkpointSchema = z.object({ congress: z.number(), session: z.number(), roll: z.number() });
type Checkpoint = z.infer<typeof checkpointSchema>;

/**
 * Roll calls by session and number, after the one in the checkpoint. The option `firstSession` (`118-2`) sets where the
 * first fetch begins.
 */
export const senateLisLive: LiveEndpoint = {
  baseUrl: BASE_URL,
  options: {
    firstSession: 'Congress and session the first run begins with, such as 118-1.',
  },
  needsApiKey: false,
  // The Senate states no limit; one request per second is polite.
  rateLimit: { requests: 60, perSeconds: 60, statedAt: 'https://www.senate.gov/legislative/votes_new.htm' },
  // A roll call with every member's vote takes about 0.1 MB.
  maxBytes: 8 * 1024 ** 2,
  fetch: fetchSenateVotes,
};

async function* fetchSenateVotes(request: LiveRequest): AsyncGenerator<InputEntry> {
  const baseUrl = request.settings.baseUrl ?? BASE_URL;
  let at = getStart(request);
  for (let isFirst = true; ; isFirst = false) {
    const rolls = await getRolls(request, baseUrl, at, !isFirst);
    if (rolls === undefined) return;
    for (const roll of rolls.filter((number) => number > at.roll)) {
      const url = voteUrl(baseUrl, at, roll);
      const payload = await request.http.get(url);
      yield bufferEntry(url, payload.body, url);
      request.saveCheckpoint(JSON.stringify({ ...at, roll } satisfies Checkpoint));
    }
    at =
      at.session === 1
        ? { congress: at.congress, session: 2, roll: 0 }
        : { congress: at.congress + 1, session: 1, roll: 0 };
  }
}

function voteUrl(baseUrl: string, { congress, session }: Checkpoint, roll: number): string {
  const name = `vote_${congress}_${session}_${String(roll).padStart(5, '0')}.xml`;
  return `${baseUrl}/roll_call_votes/vote${congress}${session}/${name}`;
}

/** Returns the numbers of a session's roll calls, oldest first; undefined when a later session has no list yet. */
async function getRolls(
  request: LiveRequest,
  baseUrl: string,
  { congress, session }: Checkpoint,
  mayBeMissing: boolean,
): Promise<number[] | undefined> {
  const url = `${baseUrl}/roll_call_lists/vote_menu_${congress}_${session}.xml`;
  try {
    const answer = (await request.http.get(url)).body.toString('utf8');
    // For a missing list, the Senate may respond with an HTML page and status 200.
    if (mayBeMissing && /^\s*<(!doctype html|html)/i.test(answer)) return undefined;
    const menu = parseXml(answer);
    if (menu.localName !== 'vote_summary') {
      throw new Error(`${url} is not a list of votes but a document with root ${menu.localName}`);
    }
    const rolls = menu.descendants('vote_number').map((number) => Number(number.plainText()));
    return rolls.sort((one, other) => one - other);
  } catch (error) {
    if (mayBeMissing && isNotFound(error)) return undefined;
    throw error;
  }
}

function getStart(request: LiveRequest): Checkpoint {
  if (request.checkpoint !== undefined) {
    const saved = checkpointSchema.safeParse(JSON.parse(request.checkpoint));
    if (saved.success) return saved.data;
  }
  const [, congress, session] = /^(\d+)-([12])$/.exec(request.settings.options?.['firstSession'] ?? '') ?? [];
  if (congress !== undefined) return { congress: Number(congress), session: Number(session), roll: 0 };
  if (request.sinceTs === undefined) return { ...DEFAULT_FIRST_SESSION, roll: 0 };
  const year = new Date(request.sinceTs * 1000).getUTCFullYear();
  // The first Congress met in 1789; each lasts two years, and odd years are first sessions.
  return { congress: Math.floor((year - 1789) / 2) + 1, session: year % 2 === 1 ? 1 : 2, roll: 0 };
}
