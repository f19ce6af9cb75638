import { z } from 'zod';
import { parseEachEntry, quarantined, readFeed, readJson } from '../reading/index.ts';
import type { InputEntry, ParsedRecord } from '../source.ts';
import { mapReport, type MappedReport } from './map-report.ts';
import { mapAnnouncement } from './map-announcement.ts';

/** Parses responses of `/v3/crsreport`, single or listed, and the EveryCRSReport feed. */
export const parseReports = parseEachEntry(async function* (entry) {
  if (/\.json$/i.test(entry.name)) yield* parseAnswer(await readJson(entry), entry.path);
  else yield* parseAnnouncements(entry);
});

const answerSchema = z.union([
  z.object({ CRSReport: z.record(z.string(), z.unknown()) }).transform(({ CRSReport }) => CRSReport),
  z.object({ CRSReports: z.array(z.unknown()) }).transform(({ CRSReports }) => CRSReports),
]);

function* parseAnswer(json: unknown, path: string): Generator<ParsedRecord> {
  if (Array.isArray(json) && json.length > 0) {
    for (const [index, item] of json.entries()) {
      const position = `${path}[${index}]`;
      if (answerSchema.safeParse(item).success) yield* parseAnswer(item, position);
      else yield recorded(position, item, mapReport(item, 'main'));
    }
    return;
  }
  const answer = answerSchema.safeParse(json);
  if (!answer.success) {
    yield quarantined(path, 'neither a CRS report of the Congress.gov API nor a list of them', json);
    return;
  }
  if (!Array.isArray(answer.data)) {
    yield recorded(path, answer.data, mapReport(answer.data, 'main'));
    return;
  }
  for (const [index, item] of answer.data.entries()) {
    yield recorded(`${path}#CRSReports[${index}]`, item, mapReport(item, 'listed'));
  }
}

async function* parseAnnouncements(entry: InputEntry): AsyncGenerator<ParsedRecord> {
  const feed = await readFeed(entry);
  for (const [index, item] of feed.items.entries()) {
    yield recorded(`${entry.path}#${index + 1}`, item, mapAnnouncement(item));
  }
}

function recorded(position: string, raw: unknown, mapped: MappedReport): ParsedRecord {
  return mapped.ok ? { ok: true, position, record: mapped.record } : quarantined(position, mapped.reason, raw);
}
