import type { Role } from '@rotunda/contract';
import type { IngestRecord } from '@rotunda/domain';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { emptyTables } from '../../platform/testing/empty-tables.ts';
import { late } from '../../platform/testing/late.ts';
import { buildPipeline, type Pipeline } from '../build-pipeline.ts';

import { ingestRecords } from './ingest-records.ts';
import { createTestApi, type TestApi, type TestUser } from './test-api.ts';

/** A role in the organisation "Ours", or in the one that is named. */
export type PersonWanted = Role | { role: Role; of: string; isSupport?: boolean };

export interface WorkspaceOptions {
  /** Lets the test ingest documents, which are then indexed and matched. */
  withPipeline?: boolean;
  /** Tables without a row when a test begins, with those that refer to them. */
  emptied?: readonly string[];
  /** Settings that differ from their defaults. */
  environment?: Record<string, string>;
}

export interface Workspace {
  api: TestApi;
  pipeline: Pipeline;
  /** Takes records in as if a source had told them, then indexes and matches them. */
  ingest(...records: IngestRecord[]): Promise<void>;
}

/**
 * The API over a database of its own with the people a test is about, from before the first test of the `describe` (or
 * of the file) until after its last. What it answers can be taken apart at once and used from the first hook on.
 *
 * @param people by the name the test gives them; `member` signs in as `member@ours.example`
 */
export function workspaceTest<Name extends string>(
  people: Record<Name, PersonWanted>,
  { withPipeline = false, emptied = [], environment = {} }: WorkspaceOptions = {},
): Workspace & Record<Name, TestUser> {
  const api = late<TestApi>('The API');
  const pipeline = late<Pipeline>('The pipeline');
  const persons = new Map(namesOf(people).map((name) => [name, late<TestUser>(name)]));
  beforeAll(async () => {
    api.is(await createTestApi({ environment }));
    if (withPipeline) pipeline.is(await buildPipeline(api.value.deps));
    const organisations = new Map<string, string>();
    for (const [name, person] of persons) {
      const wanted = wantedOf(people[name]);
      const organisationId = organisations.get(wanted.of) ?? (await api.value.addOrganisation(wanted.of));
      organisations.set(wanted.of, organisationId);
      const email = `${name}@${wanted.of.toLowerCase()}.example`;
      person.is(await api.value.addUser(organisationId, email, wanted.role, wanted));
    }
  });
  afterAll(async () => {
    if (withPipeline) await pipeline.value.stop();
    await api.value.close();
  });
  if (emptied.length > 0) beforeEach(() => emptyTables(api.value.deps.database.$client, ...emptied));
  return {
    api: api.value,
    pipeline: pipeline.value,
    ingest: (...records) => ingestRecords(api.value, pipeline.value, ...records),
    ...fromNames(persons),
  };
}

function wantedOf(person: PersonWanted): Exclude<PersonWanted, string> {
  return typeof person === 'string' ? { role: person, of: 'Ours' } : person;
}

function namesOf<Name extends string>(people: Record<Name, unknown>): Name[] {
  // The names of an object written out in a test are its keys, which the library's type does not say.
  return Object.keys(people) as Name[];
}

function fromNames<Name extends string>(persons: Map<Name, { value: TestUser }>): Record<Name, TestUser> {
  // Every name has its entry, because the map was made from the names.
  return Object.fromEntries([...persons].map(([name, { value }]) => [name, value])) as Record<Name, TestUser>;
}
