import { z } from 'zod';
import type { UnixSeconds } from '@rotunda/domain';
import type { InputEntry, LiveRequest } from '../source.ts';
import { isNotFound } from '../mapping/is-not-found.ts';
import { monthNumber } from '../mapping/month-names.ts';
import { bufferEntry } from './input-entry.ts';
import { parseJson } from './read-json.ts';
import { UnreadableInputError } from './unreadable-input-error.ts';

/** Base URL of GovInfo's bulk data. */
export const GOVINFO_BULK_DATA = 'https://www.govinfo.gov/bulkdata';

const listingSchema = z.object({
  files: z.array(
    z.object({
      link: z.string(),
      justFileName: z.string(),
      folder: z.boolean().default(false),
      formattedLastModifiedTime: z.string().optional(),
    }),
  ),
});
type ListedFile = z.infer<typeof listingSchema>['files'][number];

/** Parses an option that is a comma-separated list; undefined when it is empty. */
export function listed(option: string | undefined): string[] | undefined {
  const parts = (option ?? '').split(',').flatMap((part) => part.trim() || []);
  return parts.length === 0 ? undefined : parts;
}

/** Returns the highest number among the folders of a collection. */
export async function newestCongress(request: LiveRequest, collection: string): Promise<string> {
  const folders = await listFolder(request, collection);
  const numbers = folders.filter((file) => file.folder).flatMap((file) => /^\d+$/.exec(file.justFileName)?.[0] ?? []);
  if (numbers.length === 0) throw new UnreadableInputError(`the listing of ${collection} names no Congress`);
  return String(Math.max(...numbers.map(Number)));
}

/** Fetches the changed XML files of bulk data folders in an order that lets a checkpoint resume. */
export async function* fetchBulkFolders(request: LiveRequest, folders: readonly string[]): AsyncGenerator<InputEntry> {
  const from = readCheckpoint(request.checkpoint, folders);
  let found = 0;
  for (const [index, folder] of folders.entries()) {
    if (index < from.folder) continue;
    const listing = await listFolderIfThere(request, folder);
    if (!listing) continue;
    found += 1;
    const files = listing
      .filter((file) => !file.folder && file.link.endsWith('.xml') && isNew(file, request.sinceTs))
      .sort((one, other) => (one.link < other.link ? -1 : 1));
    for (const { link } of files) {
      if (index === from.folder && link <= from.after) continue;
      const { body } = await request.http.get(rebased(link, request));
      yield bufferEntry(link, body, link);
      // Files are sorted by URL, so the last URL is a valid position to resume from even when files are added.
      request.saveCheckpoint(JSON.stringify([folder, link]));
    }
  }
  if (found === 0) throw new UnreadableInputError(`GovInfo has none of the folders ${folders.join(', ')}`);
}

/**
 * Lists a folder, which exists only once it has a file: in January there may be none for the second session or for
 * private laws.
 */
async function listFolderIfThere(request: LiveRequest, folder: string): Promise<ListedFile[] | undefined> {
  try {
    return await listFolder(request, folder);
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

function readCheckpoint(checkpoint: string | undefined, folders: readonly string[]): { folder: number; after: string } {
  const parsed = checkpointSchema.safeParse(checkpoint);
  const folder = parsed.success ? folders.indexOf(parsed.data[0]) : -1;
  return folder < 0 || !parsed.success ? { folder: 0, after: '' } : { folder, after: parsed.data[1] };
}

/** Treats a checkpoint of another shape as missing. */
const checkpointSchema = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('not JSON');
      return z.NEVER;
    }
  })
  .pipe(z.tuple([z.string(), z.string()]));

async function listFolder(request: LiveRequest, folder: string): Promise<ListedFile[]> {
  const url = `${request.settings.baseUrl ?? GOVINFO_BULK_DATA}/json/${folder}`;
  const { body } = await request.http.get(url, { headers: { accept: 'application/json' } });
  const parsed = listingSchema.safeParse(parseJson(body.toString('utf8')));
  if (!parsed.success) throw new UnreadableInputError(`the listing ${url} is not as expected`);
  return parsed.data.files;
}

/**
 * Whether a file is new. A file without a readable time is fetched, because fetching too often is better than never.
 */
function isNew(file: ListedFile, sinceTs: UnixSeconds | undefined): boolean {
  const modified = listedInstant(file.formattedLastModifiedTime ?? '');
  return sinceTs === undefined || modified === undefined || modified >= sinceTs;
}

/** Parses `18-Sep-2026 20:26` in UTC as the end of that minute, because the listing has no seconds. */
function listedInstant(text: string): UnixSeconds | undefined {
  const [, day, month = '', year, time] = /^(\d{1,2})-([A-Za-z]{3})-(\d{4}) (\d{2}:\d{2})$/.exec(text) ?? [];
  const ms = Date.parse(`${year}-${monthNumber(month)}-${day?.padStart(2, '0')}T${time}:59Z`);
  return Number.isNaN(ms) ? undefined : ms / 1000;
}

/** Replaces the base URL: listings contain full URLs of the official server, and a mirror serves the same paths. */
function rebased(link: string, request: LiveRequest): string {
  const { baseUrl } = request.settings;
  return baseUrl === undefined ? link : link.replace(/^https?:\/\/[^/]+\/bulkdata/, baseUrl);
}
