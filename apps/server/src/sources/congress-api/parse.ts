import { z } from 'zod';
import { validateRecord } from '../mapping/validate-record.ts';
import { parseEachEntry, quarantined, readJson, readJsonLines } from '../reading/index.ts';
import type { InputEntry, ParsedRecord } from '../source.ts';
import { mapBillItem, mapBillLine, mapListedBill, mapSubCollection } from './map-bill.ts';
import { mapCommitteeReport } from './map-committee-report.ts';
import { mapListedMember, mapMember } from './map-member.ts';
import type { Mapped } from './mapped.ts';
import { mapRollCall } from './map-roll-call.ts';
import { mapWindowedSummary } from './map-summary.ts';

/** Parses responses of the API, one JSON document per file, and mirrors, which have one bill or roll call per line. */
export const parseCongressApi = parseEachEntry(async function* (entry) {
  if (/\.jsonl$/i.test(entry.name)) yield* parseLines(entry);
  else yield* parseResponse(await readJson(entry), entry.path);
});

async function* parseLines(entry: InputEntry): AsyncGenerator<ParsedRecord> {
  for await (const line of readJsonLines(entry)) {
    if (!line.ok) yield line;
    else yield recorded(line.position, line.value, mapLine);
  }
}

function mapLine(value: unknown): Mapped {
  const line = z.record(z.string(), z.unknown()).safeParse(value);
  if (!line.success) return { ok: false, reason: 'not an object' };
  if (line.data['recordedVote'] !== undefined) return mapRollCall(line.data);
  if (line.data['bill'] !== undefined) return mapBillLine(line.data);
  return { ok: false, reason: 'neither a bill nor a roll call' };
}

const responseSchema = z.looseObject({
  request: z
    .object({ congress: z.string(), billType: z.string(), billNumber: z.string() })
    .partial()
    .catch({})
    .default({}),
});

/** Lists whose members are each a separate record. */
const LISTS: Readonly<Record<string, (member: unknown) => Mapped>> = {
  bills: mapListedBill,
  members: mapListedMember,
  committeeReports: mapCommitteeReport,
};

function* parseResponse(json: unknown, path: string): Generator<ParsedRecord> {
  if (Array.isArray(json) && json.length > 0) {
    for (const [index, item] of json.entries()) {
      const position = `${path}[${index}]`;
      // An array holds the lines of a mirror, or responses saved one after the other.
      const line = mapLine(item);
      if (line.ok) yield recorded(position, item, () => line);
      else yield* parseResponse(item, position);
    }
    return;
  }
  const response = responseSchema.safeParse(json);
  if (!response.success) {
    yield quarantined(path, 'not a response of the Congress.gov API: not an object', json);
    return;
  }
  const { request, ...body } = response.data;
  for (const [name, map] of Object.entries(LISTS)) {
    if (Array.isArray(body[name])) {
      for (const [index, member] of body[name].entries()) yield recorded(`${path}#${name}[${index}]`, member, map);
      return;
    }
  }
  // A window of summaries across all bills names the bill in each summary; the summaries of one bill name it in the
  // request.
  if (Array.isArray(body['summaries']) && request.billNumber === undefined) {
    for (const [index, member] of body['summaries'].entries()) {
      yield recorded(`${path}#summaries[${index}]`, member, mapWindowedSummary);
    }
    return;
  }
  yield recorded(path, body, () => mapSingle(body, request));
}

function mapSingle(body: Record<string, unknown>, request: z.infer<typeof responseSchema>['request']): Mapped {
  if (body['bill'] !== undefined) return mapBillItem(body['bill']);
  if (body['member'] !== undefined) return mapMember(body['member']);
  if (body['error'] !== undefined) return { ok: false, reason: `the API answered with an error: ${errorText(body)}` };
  return mapSubCollection(body, request);
}

function errorText(body: Record<string, unknown>): string {
  const error = validateRecord(z.object({ error: z.union([z.string(), z.object({ message: z.string() })]) }), body);
  if (!error.ok) return 'without a message';
  return typeof error.value.error === 'string' ? error.value.error : error.value.error.message;
}

function recorded(position: string, raw: unknown, map: (raw: unknown) => Mapped): ParsedRecord {
  const mapped = map(raw);
  return mapped.ok ? { ok: true, position, record: mapped.record } : quarantined(position, mapped.reason, raw);
}
