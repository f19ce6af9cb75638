import type { SourceRecord } from '@rotunda/domain';
import type { z } from 'zod';
import { validateRecord } from '../mapping/validate-record.ts';
import { skipFile } from '../reading/files-account.ts';
import { parseEachEntry } from '../reading/parse-each-entry.ts';
import { quarantined } from '../reading/quarantined.ts';
import { parseJson } from '../reading/read-json.ts';
import { readText } from '../reading/read-text.ts';
import { parseYaml } from '../reading/read-yaml.ts';
import type { InputEntry, ParsedRecord } from '../source.ts';
import { mapApiCommittee, mapCommittee } from './map-committee.ts';
import { mapApiPerson, mapPerson } from './map-person.ts';
import { apiCommitteeSchema, apiPageSchema, apiPersonSchema, committeeSchema, personSchema } from './schemas.ts';

type Mapped = SourceRecord | string;

/**
 * Whether the file is `data/{state}/{legislature,executive,committees,…}/*.yml` of the repository, or a page of the
 * API.
 */
export function acceptsPeopleFile(entryPath: string): boolean {
  return /\.ya?ml$/.test(entryPath) || /page-\d+\.json$/.test(entryPath);
}

/** Parses one person or committee per YAML file, or per element of an API page. */
export const parsePeople = parseEachEntry(async function* (entry: InputEntry): AsyncGenerator<ParsedRecord> {
  const text = await readText(entry);
  if (entry.name.endsWith('.json')) {
    yield* parseApiPage(entry, text);
    return;
  }
  const content = parseYaml(text);
  const id = getId(content);
  // Files such as settings.yml are in the same folders but describe no person.
  if (id === undefined && !isObjectWithName(content)) {
    skipFile(entry, 'it describes no person or committee');
    return;
  }
  yield parsed(
    entry.path,
    text,
    id?.startsWith('ocd-organization/')
      ? mapWith(committeeSchema, content, mapCommittee)
      : mapWith(personSchema, content, mapPerson),
  );
});

function* parseApiPage(entry: InputEntry, text: string): Generator<ParsedRecord> {
  const page = validateRecord(apiPageSchema, parseJson(text));
  if (!page.ok) {
    yield quarantined(entry.path, `not a page of the API: ${page.reason}`, text);
    return;
  }
  const asked = new URL(entry.url ?? 'https://v3.openstates.org/').searchParams;
  const requestedCommittee = { jurisdiction: asked.get('jurisdiction') ?? '', chamber: asked.get('chamber') ?? '' };
  for (const [index, item] of page.value.results.entries()) {
    const mapped = getId(item)?.startsWith('ocd-organization/')
      ? mapWith(apiCommitteeSchema, item, (committee) => mapApiCommittee(committee, requestedCommittee))
      : mapWith(apiPersonSchema, item, mapApiPerson);
    yield parsed(`${entry.path}[${index}]`, item, mapped);
  }
}

function mapWith<T>(schema: z.ZodType<T>, item: unknown, map: (value: T) => Mapped): Mapped {
  const checked = validateRecord(schema, item);
  return checked.ok ? map(checked.value) : checked.reason;
}

function parsed(position: string, raw: unknown, mapped: Mapped): ParsedRecord {
  return typeof mapped === 'string' ? quarantined(position, mapped, raw) : { ok: true, position, record: mapped };
}

function getId(content: unknown): string | undefined {
  if (typeof content !== 'object' || content === null || !('id' in content)) return undefined;
  return typeof content.id === 'string' ? content.id : undefined;
}

function isObjectWithName(content: unknown): boolean {
  return typeof content === 'object' && content !== null && 'name' in content;
}
