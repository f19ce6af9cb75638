import { z } from 'zod';
import { bufferEntry } from '../reading/index.ts';
import type { InputEntry, LiveRequest } from '../source.ts';

const checkpointSchema = z.record(
  z.string(),
  z.object({ etag: z.string().optional(), lastModified: z.string().optional() }),
);
/** What each publisher said its file was when it was last read. */
type Checkpoint = z.output<typeof checkpointSchema>;

/**
 * The addresses among the options whose name is `name`, or begins with it and a mark (`feed`, `feed.2`, `feed ledger`): in
 * the order of the options' names, so that a run is the same however they were entered.
 */
export function namedAddresses(name: string, options: Readonly<Record<string, string>>): string[] {
  const pattern = new RegExp(`^${name}(?:$|[. _-])`, 'i');
  return Object.entries(options)
    .filter(([option]) => pattern.test(option))
    .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([, address]) => address.trim());
}

/**
 * What stands at each of the addresses the operator's options name, unless its publisher says that it has not changed. One
 * that cannot be had does not keep the others back; the run fails after them and names it.
 *
 * @param what the addresses are called in the fault: `feeds`
 * @param pathOf the name under which an answer is read, by its address and its bytes; the address itself when left out
 */
export async function* fetchNamedAddresses(
  request: LiveRequest,
  addresses: readonly string[],
  what: string,
  pathOf: (address: string, body: Buffer) => string = (address) => address,
): AsyncGenerator<InputEntry> {
  const before = readCheckpoint(request.checkpoint);
  const seen: Checkpoint = {};
  const faults: string[] = [];
  for (const address of addresses) {
    const marks = before[address] ?? {};
    try {
      const { status, body, etag, lastModified } = await request.http.get(address, withoutAbsent(marks));
      seen[address] = status === 'ok' ? { etag, lastModified } : marks;
      if (status === 'ok') yield bufferEntry(pathOf(address, body), body, address);
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

/** A checkpoint of another shape is as good as none. */
function readCheckpoint(checkpoint: string | undefined): Checkpoint {
  try {
    return checkpointSchema.parse(JSON.parse(checkpoint ?? '{}'));
  } catch {
    return {};
  }
}
