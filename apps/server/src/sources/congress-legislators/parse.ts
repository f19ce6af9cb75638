import type { SourceRecord } from '@rotunda/domain';
import type { z } from 'zod';
import { validateRecord } from '../mapping/validate-record.ts';
import { parseEachEntry } from '../reading/parse-each-entry.ts';
import { quarantined } from '../reading/quarantined.ts';
import { readJson } from '../reading/read-json.ts';
import { parseYaml } from '../reading/read-yaml.ts';
import { UnreadableInputError } from '../reading/unreadable-input-error.ts';
import type { InputEntry, ParsedRecord } from '../source.ts';
import { mapCommittee, mapMembers, mapSubcommittee } from './map-committee.ts';
import { legislatorIdentity, mapDistrictOffices, mapLegislator, mapSocialMedia } from './map-legislator.ts';
import {
  committeeSchema,
  districtOfficesSchema,
  legislatorSchema,
  membersSchema,
  socialMediaSchema,
  type LegislatorIds,
} from './schemas.ts';
import { splitYamlItems } from './yaml-items.ts';

/** An element of a file's list, or one key of its mapping as an object with only that key. */
interface FileItem {
  position: string;
  raw: unknown;
  read(): unknown;
}

type Mapped = SourceRecord[] | string;
type MapItem = (item: unknown) => Mapped;

const NO_IDENTITY = 'the record has neither a Bioguide nor a GovTrack id, so nothing says whose it is';

function mapWith<T>(schema: z.ZodType<T>, map: (value: T) => Mapped): MapItem {
  return (item) => {
    const checked = validateRecord(schema, item);
    return checked.ok ? map(checked.value) : checked.reason;
  };
}

function mapPersonWith<T extends { id: LegislatorIds }>(
  schema: z.ZodType<T>,
  map: (value: T, identity: NonNullable<ReturnType<typeof legislatorIdentity>>) => SourceRecord,
): MapItem {
  return mapWith(schema, (value) => {
    const identity = legislatorIdentity(value.id);
    return identity === undefined ? NO_IDENTITY : [map(value, identity)];
  });
}

const legislators = mapPersonWith(legislatorSchema, (person, identity) => mapLegislator(person, identity, 'main'));
const committees = mapWith(committeeSchema, (committee) => [
  mapCommittee(committee),
  ...(committee.subcommittees ?? []).map((subcommittee) => mapSubcommittee(committee, subcommittee)),
]);

/** Mapping of each file's items, by file name without extension. A list file may be YAML or JSON. */
const FILES: Readonly<Record<string, MapItem>> = {
  'legislators-current': legislators,
  'legislators-historical': legislators,
  executive: mapPersonWith(legislatorSchema, (person, identity) => mapLegislator(person, identity, 'executive')),
  'legislators-social-media': mapPersonWith(socialMediaSchema, mapSocialMedia),
  'legislators-district-offices': mapPersonWith(districtOfficesSchema, mapDistrictOffices),
  'committees-current': committees,
  'committee-membership-current': mapWith(membersSchema, (seats) =>
    Object.entries(seats).map(([thomasId, members]) => mapMembers(thomasId, members)),
  ),
};

function getMapItem(entryName: string): MapItem | undefined {
  const match = /(?:^|[/!])([a-z-]+)\.(?:ya?ml|json)$/.exec(entryName);
  const name = match?.[1];
  return name !== undefined && Object.hasOwn(FILES, name) ? FILES[name] : undefined;
}

export function acceptsLegislatorsFile(entryPath: string): boolean {
  return getMapItem(entryPath) !== undefined;
}

/**
 * Parses each legislator, committee, subcommittee, and set of accounts, offices or seats as one record. A broken list
 * element does not affect the others.
 */
export const parseLegislators = parseEachEntry(async function* (entry: InputEntry): AsyncGenerator<ParsedRecord> {
  const mapItem = getMapItem(entry.name);
  if (mapItem === undefined) return;
  for await (const item of getItems(entry)) {
    let content: unknown;
    try {
      content = item.read();
    } catch (error) {
      if (!(error instanceof UnreadableInputError)) throw error;
      yield quarantined(item.position, error.reason, item.raw);
      continue;
    }
    const mapped = mapItem(content);
    if (typeof mapped === 'string') yield quarantined(item.position, mapped, item.raw);
    else for (const record of mapped) yield { ok: true, position: item.position, record };
  }
});

async function* getItems(entry: InputEntry): AsyncGenerator<FileItem> {
  if (!entry.name.endsWith('.json')) {
    for await (const item of splitYamlItems(entry)) {
      yield { position: `${entry.path}:${item.line}`, raw: item.text, read: () => readYamlItem(item.text) };
    }
    return;
  }
  const content = await readJson(entry);
  const items = Array.isArray(content)
    ? content
    : Object.entries(content ?? {}).map(([key, value]) => ({ [key]: value }));
  for (const [index, item] of items.entries()) {
    yield { position: `${entry.path}[${index}]`, raw: item, read: () => item };
  }
}

/** Reads a YAML item: a list of one element becomes that element, a key with its value stays an object. */
function readYamlItem(text: string): unknown {
  const parsed = parseYaml(text);
  return Array.isArray(parsed) ? parsed[0] : parsed;
}
