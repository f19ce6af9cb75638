import type { Role } from '@rotunda/contract';
import type { IngestRecord } from '@rotunda/domain';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { emptyTables } from '../../platform/testing/empty-tables.ts';
import { late } from '../../platform/testing/late.ts';
import { buildPipeline, type Pipeline } from '../build-pipeline.ts';

import { ingestRecords } from './ingest-records.ts';
import { createTestApi, type TestApi, type TestUser } from './test-api.ts';

/** A role in the organization "Ours", or in the one named by `of`. */
export type PersonSpec = Role | { role: Role; of: string; isSupport?: boolean };

export interface WorkspaceOptions {
  /** Lets the test ingest documents, which are then indexed and matched. */
  withPipeline?: boolean;
  /** Tables emptied before each test, along with those that refer to them. */
  emptied?: readonly string[];
  /** Settings that differ from their defaults. */
  environment?: Record<string, string>;
}

export interface Workspace {
  api: TestApi;
  pipeline: Pipeline;
  /** Ingests records as if a source had delivered them, then indexes and matches them. */
  ingest(...records: IngestRecord[]): Promise<void>;
}

/**
 * Provides the API on its own database, with the users that a test needs, for the whole `describe` (or file). The
 * result can be destructured right away and used from the first hook on.
 *
 * @param people Users by the name that the test gives them; `member` signs in as `member@ours.example`.
 */
export function workspaceTest<Name extends string>(
  people: Record<Name, PersonSpec>,
  { withPipeline = false, emptied = [], environment = {} }: WorkspaceOptions = {},
): Workspace & Record<Name, TestUser> {
  const api = late<TestApi>('The API');
  const pipeline = late<Pipeline>('The pipeline');
  const persons = new Map(getNames(people).map((name) => [name, late<TestUser>(name)]));
  beforeAll(async () => {
    api.is(await createTestApi({ environment }));
    if (withPipeline) pipeline.is(await buildPipeline(api.value.deps));
    const organizations = new Map<string, string>();
    for (const [name, person] of persons) {
      const wanted = getPersonSpec(people[name]);
      const organizationId = organizations.get(wanted.of) ?? (await api.value.addOrganization(wanted.of));
      organizations.set(wanted.of, organizationId);
      const email = `${name}@${wanted.of.toLowerCase()}.example`;
      person.is(await api.value.addUser(organizationId, email, wanted.role, wanted));
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

function getPersonSpec(person: PersonSpec): Exclude<PersonSpec, string> {
  return typeof person === 'string' ? { role: person, of: 'Ours' } : person;
}

function getNames<Name extends string>(people: Record<Name, unknown>): Name[] {
  // Names of an object literal are its keys, which `Object.keys` does not express in its type.
  return Object.keys(people) as Name[];
}

function fromNames<Name extends string>(persons: Map<Name, { value: TestUser }>): Record<Name, TestUser> {
  // Every name has an entry, because the map was built from the names.
  return Object.fromEntries([...persons].map(([name, { value }]) => [name, value])) as Record<Name, TestUser>;
}
