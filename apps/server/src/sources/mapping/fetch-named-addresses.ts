import { z } from 'zod';
import { bufferEntry } from '../reading/index.ts';
import type { InputEntry, LiveRequest } from '../source.ts';

const checkpointSchema = z.record(
  z.string(),
  z.object({ etag: z.string().optional(), lastModified: z.string().optional() }),
);
/** HTTP validators of each file when it was last read. */
type Checkpoint = z.output<typeof checkpointSchema>;

/**
 * Returns the URLs of the options named `name`, alone or followed by a separator (`feed`, `feed.2`, `feed ledger`).
 * They are ordered by option name, so that a run does not depend on the order of entry.
 */
export function namedAddresses(name: string, options: Readonly<Record<string, string>>): string[] {
  const pattern = new RegExp(`^${name}(?:$|[. _-])`, 'i');
  return Object.entries(options)
    .filter(([option]) => pattern.test(option))
    .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([, address]) => address.trim());
}

/**
 * Fetches each URL that the operator's options name, unless it is unchanged. A URL that fails does not stop the others;
 * the run fails after them and names it.
 *
 * @param what name of the URLs in the error message: `feeds`
 * @param getPath returns the path under which a response is read, from its URL and bytes; the default is the URL itself
 */
export async function* fetchNamedAddresses(
  request: LiveRequest,
  addresses: readonly string[],
  what: string,
  getPath: (address: string, body: Buffer) => string = (address) => address,
): AsyncGenerator<InputEntry> {
  const before = readCheckpoint(request.checkpoint);
  const seen: Checkpoint = {};
  const faults: string[] = [];
  for (const address of addresses) {
    const marks = before[address] ?? {};
    try {
      const { status, body, etag, lastModified } = await request.http.get(address, withoutAbsent(marks));
      seen[address] = status === 'ok' ? { etag, lastModified } : marks;
      if (status === 'ok') yield bufferEntry(getPath(address, body), body, address);
    } catch (error) {
      seen[address] = marks;
      faults.push(error instanceof Error ? error.message : String(error));
      continue;
    }
    request.saveCheckpoint(JSON.stringify({ ...before, ...seen }));
  }
  if (faults.length > 0)
    throw new Error(`${faults.length} of ${addresses.length} ${what} failed: ${faults.join('; ')}`);
}

function withoutAbsent({ etag, lastModified }: Checkpoint[string]): { etag?: string; lastModified?: string } {
  return { ...(etag === undefined ? {} : { etag }), ...(lastModified === undefined ? {} : { lastModified }) };
}

/** Treats a checkpoint of another shape as missing. */
function readCheckpoint(checkpoint: string | undefined): Checkpoint {
  try {
    return checkpointSchema.parse(JSON.parse(checkpoint ?? '{}'));
  } catch {
    return {};
  }
}
