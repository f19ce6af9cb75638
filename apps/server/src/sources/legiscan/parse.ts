import { markUsed, skipFile } from '../reading/files-account.ts';
import { entryFolder } from '../reading/find-input-files.ts';
import { unreadableReason } from '../reading/input-entry.ts';
import { getError } from '../reading/parse-each-entry.ts';
import { quarantined } from '../reading/quarantined.ts';
import { readCsv } from '../reading/read-csv.ts';
import { readJson } from '../reading/read-json.ts';
import type { InputEntry, ParsedRecord } from '../source.ts';
import { CSV_COLUMNS, CSV_TABLES, CsvDataset, type CsvTable } from './csv-dataset.ts';
import { isPayload, PayloadReader } from './payload-reader.ts';

/** Folders of JSON datasets; API responses use the same names. Elsewhere a payload is recognized by its content. */
const PAYLOAD_FOLDER = /(?:^|[/!])(?:bill|people|text|vote)\/[^/]+\.json$/;

/** Whether the file is a table of a CSV dataset, or JSON. */
export function acceptsLegiscanFile(entryPath: string): boolean {
  return getTable(entryPath) !== undefined || /\.json$/.test(entryPath);
}

function getTable(entryPath: string): CsvTable | undefined {
  const name = /(?:^|[/!])([a-z]+)\.csv$/.exec(entryPath)?.[1];
  return CSV_TABLES.find((table) => table === name);
}

/**
 * Parses each bill, roll call, text and person (or committee) as one record. CSV files are joined by folder; a folder
 * is complete when a file of another folder follows.
 */
export async function* parseLegiscan(entries: AsyncIterable<InputEntry>): AsyncGenerator<ParsedRecord> {
  const payloads = new PayloadReader();
  let dataset: { folder: string; tables: CsvDataset } | undefined;
  for await (const entry of entries) {
    // Compressed files keep their extension in the path, not in the name.
    const table = getTable(entry.name);
    const folder = entryFolder(entry.path);
    if (dataset && (table === undefined || dataset.folder !== folder)) {
      yield* dataset.tables.records();
      dataset = undefined;
    }
    if (table !== undefined) dataset ??= { folder, tables: new CsvDataset(folder) };
    yield* readEntry(entry, table, dataset?.tables, payloads);
  }
  if (dataset) yield* dataset.tables.records();
}

/** Yields the faulty rows of a table or the records of a payload. An unreadable file does not affect the others. */
async function* readEntry(
  entry: InputEntry,
  table: CsvTable | undefined,
  tables: CsvDataset | undefined,
  payloads: PayloadReader,
): AsyncGenerator<ParsedRecord> {
  const known = unreadableReason(entry);
  if (known) {
    yield quarantined(entry.path, known.reason, known.raw);
    return;
  }
  try {
    if (table === undefined || tables === undefined) {
      yield* readPayload(entry, payloads);
    } else {
      for await (const row of readCsv(entry, CSV_COLUMNS[table])) {
        const fault = tables.add(table, row);
        if (fault) yield fault;
      }
      markUsed(entry);
    }
  } catch (error) {
    yield getError(entry, error);
  }
}

async function* readPayload(entry: InputEntry, payloads: PayloadReader): AsyncGenerator<ParsedRecord> {
  const content = await readJson(entry);
  if (PAYLOAD_FOLDER.test(entry.path) || isPayload(content)) yield* payloads.read(entry.path, content);
  else skipFile(entry, 'it contains no bill, person, roll call or text in LegiScan’s format');
}
