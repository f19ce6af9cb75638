import { z } from 'zod';
import { parseEachEntry, quarantined, readCsv, readJson, readJsonLines } from '../reading/index.ts';
import type { InputEntry, ParsedRecord } from '../source.ts';
import { isRepost, mapBlueskyPost } from './map-bluesky.ts';
import { type MappedPost, POST_COLUMNS, mapPostRow } from './map-row.ts';

export function acceptsPostFile(entryPath: string): boolean {
  return /\.(?:csv|jsonl?)$/i.test(entryPath);
}

/**
 * Parses responses of Bluesky's `getAuthorFeed`, and tables of posts of any platform: CSV, JSON lines or a JSON list.
 */
export const parsePosts = parseEachEntry(async function* (entry) {
  if (/\.csv$/i.test(entry.name)) yield* parseTable(entry);
  else if (/\.jsonl$/i.test(entry.name)) yield* parseLines(entry);
  else yield* parseDocument(await readJson(entry), entry.path);
});

async function* parseTable(entry: InputEntry): AsyncGenerator<ParsedRecord> {
  for await (const row of readCsv(entry, POST_COLUMNS)) {
    if (!row.ok) yield row;
    else yield recorded(row.position, row.values, mapPostRow(row.values));
  }
}

async function* parseLines(entry: InputEntry): AsyncGenerator<ParsedRecord> {
  for await (const line of readJsonLines(entry)) {
    if (!line.ok) yield line;
    else yield recorded(line.position, line.value, mapPostRow(line.value));
  }
}

const blueskySchema = z.looseObject({ stakeholderType: z.string().optional(), feed: z.array(z.unknown()) });

function* parseDocument(json: unknown, path: string): Generator<ParsedRecord> {
  if (Array.isArray(json)) {
    for (const [index, row] of json.entries()) yield recorded(`${path}[${index}]`, row, mapPostRow(row));
    return;
  }
  const page = blueskySchema.safeParse(json);
  if (!page.success) {
    yield quarantined(path, 'neither a list of posts nor an answer of Bluesky', json);
    return;
  }
  const { stakeholderType = 'other', feed } = page.data;
  for (const [index, item] of feed.entries()) {
    if (isRepost(item)) continue;
    yield recorded(`${path}#feed[${index}]`, item, mapBlueskyPost(item, stakeholderType));
  }
}

function recorded(position: string, raw: unknown, mapped: MappedPost): ParsedRecord {
  return mapped.ok ? { ok: true, position, record: mapped.record } : quarantined(position, mapped.reason, raw);
}
