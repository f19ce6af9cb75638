import type { RegulationRecord } from '@rotunda/domain';
import { z } from 'zod';
import { type Validated, validateRecord } from '../mapping/validate-record.ts';
import { parseEachEntry, quarantined, readJson, readJsonLines } from '../reading/index.ts';
import type { InputEntry, ParsedRecord } from '../source.ts';
import { mapCommentCount, mapDocket, mapDocument } from './map.ts';
import {
  type RegsAttachment,
  attachmentSchema,
  commentCountSchema,
  docketSchema,
  documentSchema,
  errorsSchema,
} from './schemas.ts';

const itemSchema = z.looseObject({ type: z.string() });
const pageSchema = z.looseObject({
  data: z.union([z.array(z.unknown()), z.looseObject({})]),
  included: z.array(z.unknown()).optional(),
});

/** Whether the file is a saved API response (`.json`), items one per line (`.jsonl`), or a URL of the live API. */
export function acceptsRegulationsFile(path: string): boolean {
  return /\.jsonl?(\.gz)?$/i.test(path) || /^https?:/.test(path);
}

export const parseRegulations = parseEachEntry(parseEntry);

async function* parseEntry(entry: InputEntry): AsyncGenerator<ParsedRecord> {
  if (/\.jsonl$/i.test(entry.name)) {
    for await (const line of readJsonLines(entry)) {
      if (line.ok) yield* parseItem(line.value, line.position, false, []);
      else yield quarantined(line.position, line.reason, line.raw);
    }
    return;
  }
  const answer = await readJson(entry);
  // A whole day is stored as an array of response pages.
  if (!Array.isArray(answer)) yield* parsePage(answer, entry.path);
  else for (const [index, page] of answer.entries()) yield* parsePage(page, `${entry.path}#${index}`);
}

function* parsePage(answer: unknown, position: string): Generator<ParsedRecord> {
  const errors = errorsSchema.safeParse(answer);
  if (errors.success) {
    const [error] = errors.data.errors;
    const words = [error?.status, error?.title, error?.detail].filter((part) => part).join(' ');
    yield quarantined(position, `the publisher answered with an error instead of data: ${words}`, answer);
    return;
  }
  const page = validateRecord(pageSchema, answer);
  if (!page.ok) {
    yield quarantined(position, `not an answer of the interface: ${page.reason}`, answer);
    return;
  }
  const { data } = page.value;
  if (!Array.isArray(data)) {
    yield* parseItem(data, position, true, getAttachments(page.value.included));
    return;
  }
  for (const [index, item] of data.entries()) yield* parseItem(item, `${position}[${index}]`, false, []);
}

function getAttachments(included: readonly unknown[] = []): RegsAttachment[] {
  return included.flatMap((item) => {
    const attachment = attachmentSchema.safeParse(item);
    return attachment.success ? [attachment.data] : [];
  });
}

function* parseItem(
  item: unknown,
  position: string,
  isDetail: boolean,
  attachments: readonly RegsAttachment[],
): Generator<ParsedRecord> {
  const record = getRecord(item, isDetail, attachments);
  if (record.ok) yield { ok: true, position, record: record.value };
  else yield quarantined(position, record.reason, item);
}

function getRecord(
  item: unknown,
  isDetail: boolean,
  attachments: readonly RegsAttachment[],
): Validated<RegulationRecord> {
  const typed = validateRecord(itemSchema, item);
  if (!typed.ok) return typed;
  switch (typed.value.type) {
    case 'documents':
      return mapped(documentSchema, item, (document) => mapDocument(document, isDetail, attachments));
    case 'dockets':
      return mapped(docketSchema, item, mapDocket);
    case 'document-comments-received-counts':
      return mapped(commentCountSchema, item, mapCommentCount);
    default:
      return { ok: false, reason: `records of type ${typed.value.type} are not read` };
  }
}

function mapped<T>(
  schema: z.ZodType<T>,
  item: unknown,
  map: (upstream: T) => RegulationRecord,
): Validated<RegulationRecord> {
  const upstream = validateRecord(schema, item);
  return upstream.ok ? { ok: true, value: map(upstream.value) } : upstream;
}
