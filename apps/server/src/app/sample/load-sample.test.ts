import type { SourceRecord } from '@rotunda/domain';
import { buildSampleRecords, SAMPLE_ORGANIZATIONS, SAMPLE_PASSWORD, type SampleOptions } from '@rotunda/sample';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareWorkspace } from '../prepare-workspace.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { loadSample } from './load-sample.ts';
import { removeSample } from './remove-sample.repository.ts';

/** Three legislatures instead of seventy and no newspapers: enough for more than one batch. */
const fewRecords = (options: SampleOptions): SourceRecord[] =>
  buildSampleRecords(options).filter(
    (record) => 'isoCode' in record && ['us-wy', 'us', 'ca'].includes(record.isoCode ?? ''),
  );
const quietly = () => undefined;
const PEOPLE = SAMPLE_ORGANIZATIONS.flatMap((organization) => organization.people);

/** Every table that the sample writes to, with the number of rows that remain in it. */
const TABLES = [
  'documents',
  'document_texts',
  'document_changes',
  'source_facts',
  'votes',
  'vote_voters',
  'bill_sponsors',
  'bill_committees',
  'entity_aliases',
  'hearing_bills',
  'doc_search',
  'doc_search_part',
  'doc_head',
  'passages',
  'similar_fingerprints',
  'organization',
  '"user"',
  'member',
  'account',
  'session',
  'projects',
  'project_collaborators',
  'project_entities',
  'entity_metadata',
  'entity_tags',
  'tags',
  'saved_searches',
  'search_alerts',
  'search_alert_matches',
  'alert_activities',
  'ingest_runs',
  'actions',
  'attachments',
  'comments',
  'action_attendees',
  'action_entities',
  'action_projects',
  'action_tags',
  'advocacy_campaigns',
  'advocacy_messages',
  'advocacy_relationships',
  'advocacy_key_contacts',
] as const;

describe('loadSample', () => {
  let test: TestApi;
  const count = async (from: string): Promise<number> => {
    const found = await test.deps.database.execute<{ count: number }>(
      sql.raw(`select count(*)::int as count from ${from}`),
    );
    return found.rows[0]?.count ?? -1;
  };

  beforeAll(async () => {
    test = await createTestApi();
  });
  afterAll(async () => {
    await test.close();
  });

  it('resumes after being killed and ends with the same workspace', { timeout: 120_000 }, async () => {
    const killed = loadSample(
      test.deps,
      (label, done) => {
        if (label === 'Storing sample records' && done > 0) throw new Error('killed');
      },
      fewRecords,
    );
    await expect(killed).rejects.toThrow('killed');
    const partly = await count('documents');
    expect(partly).toBeGreaterThan(0);

    await loadSample(test.deps, quietly, fewRecords);
    const expected = new Set(
      fewRecords({ seed: 'any', referenceDay: '2026-01-01' })
        .filter(({ kind }) => kind !== 'vote' && kind !== 'bill-text')
        .map((record) => record.fusionId),
    ).size;
    expect(partly).toBeLessThan(expected);
    // Compared by count, not document by document: the day decides which session a bill belongs to, and thereby its id,
    // but never how many bills there are.
    expect(await count('documents where is_sample')).toBe(expected);
    expect(await count('documents')).toBe(expected);
    expect(await count('doc_search')).toBe(expected);
    expect(await count('organization where is_sample')).toBe(2);
    expect(await count('"user"')).toBe(PEOPLE.length);
    expect(await count('saved_searches')).toBe(
      SAMPLE_ORGANIZATIONS.flatMap(({ projects }) => projects.flatMap((project) => project.searches)).length,
    );
    expect(await count('document_changes where matched_ms is null')).toBe(0);
  });

  it('adds alerts of several weeks in every state, found by the matcher', async () => {
    expect(await count('search_alerts where not marked_read and not marked_irrelevant')).toBeGreaterThan(0);
    expect(await count('search_alerts where marked_read')).toBeGreaterThan(0);
    expect(await count('search_alerts where marked_irrelevant')).toBeGreaterThan(0);
    expect(await count('(select distinct discovery_ts / 604800 from search_alerts) weeks')).toBeGreaterThan(4);
    expect(
      await count(
        'search_alerts a where not exists (select 1 from search_alert_matches m where m.search_alert_id = a.search_alert_id)',
      ),
    ).toBe(0);
    expect(await count(`alert_activities where event_label = 'MARKED_READ'`)).toBe(
      await count('search_alerts where marked_read'),
    );
  });

  it('adds links and comments with mentions to bills', async () => {
    const of = (what: 'attachments' | 'comments') =>
      SAMPLE_ORGANIZATIONS.reduce((sum, organization) => sum + organization[what].length, 0);
    expect(await count('attachments')).toBe(of('attachments'));
    expect(await count('attachment_entities')).toBeGreaterThan(0);
    expect(await count('comments')).toBe(of('comments'));
    expect(await count(`comments where body like '%@[%](%)%'`)).toBe(await count('comment_mentions'));
    expect(await count('comment_mentions')).toBeGreaterThan(0);
  });

  it('adds past and future actions with people, projects, tags and bills', async () => {
    expect(await count('actions where is_sample')).toBe(
      SAMPLE_ORGANIZATIONS.reduce((sum, { actions }) => sum + actions.length, 0),
    );
    expect(await count('actions where start_ts > extract(epoch from now())')).toBeGreaterThan(0);
    expect(await count('actions where start_ts < extract(epoch from now())')).toBeGreaterThan(0);
    for (const table of ['action_attendees', 'action_entities', 'action_projects', 'action_tags']) {
      expect(await count(table), table).toBeGreaterThan(0);
    }
  });

  it('adds campaigns, advocacy days and key contacts with known legislators', async () => {
    for (const table of [
      'advocacy_campaigns',
      'advocacy_messages',
      'advocacy_relationships',
      'advocacy_key_contacts',
    ]) {
      expect(await count(table), table).toBeGreaterThan(0);
      if (table === 'advocacy_campaigns') continue;
      const unknown = `${table} a where not exists (select 1 from documents d where d.fusion_id = a.person_fusion_id)`;
      expect(await count(unknown), table).toBe(0);
    }
    expect(await count('advocacy_campaigns where is_active')).toBeLessThan(await count('advocacy_campaigns'));
    expect(await count(`advocacy_messages where sent_on > current_date - 30`)).toBeGreaterThan(0);
  });

  it('lists the users who can sign in', async () => {
    const { sampleUsers, needsFirstUser } = await prepareWorkspace(test.deps, quietly);
    expect(needsFirstUser).toBe(false);
    expect(sampleUsers.map((user) => user.email).toSorted()).toEqual(PEOPLE.map((person) => person.email).toSorted());
    const answer = await test.call(null, 'POST', '/auth/sign-in', {
      email: 'viewer@stavridge.example',
      password: SAMPLE_PASSWORD,
    });
    expect(answer.status).toBe(200);
  });

  it('does not list users added later or users who cannot sign in', async () => {
    const offered = async () => {
      const { body } = await test.call(null, 'GET', '/settings');
      return (body as { sampleUsers: { email: string }[] }).sampleUsers.map(({ email }) => email).toSorted();
    };
    const everyone = PEOPLE.map(({ email }) => email).toSorted();
    const [organization] = SAMPLE_ORGANIZATIONS;
    await test.addUser(organization?.id ?? '', 'guest@elsewhere.example', 'member');
    expect(await offered()).toEqual(everyone);
    const setActive = (isActive: boolean) =>
      test.deps.database.execute(
        sql`update "user" set is_active = ${isActive} where email in ('viewer@stavridge.example', 'guest@elsewhere.example')`,
      );
    await setActive(false);
    expect(await offered()).toEqual(everyone.filter((email) => email !== 'viewer@stavridge.example'));
    await setActive(true);
  });

  it('does nothing on the next start', async () => {
    const labels: string[] = [];
    await loadSample(test.deps, (label) => labels.push(label), fewRecords);
    expect(labels).toEqual([]);
  });

  it('stays removed after the sample is deleted completely', async () => {
    const admin = await test.call(null, 'POST', '/auth/sign-in', {
      email: 'admin@larkmere.example',
      password: SAMPLE_PASSWORD,
    });
    expect(admin.status).toBe(200);
    const before = await count('documents');
    const { database, ids, clock } = test.deps;
    const removed = await database.transaction(async (tx) => {
      await tx.execute(sql`insert into audit_log (audit_id, user_id, action, subject, created_ts)
        values (${ids.newId()}, 'an administrator', 'sample.removed', 'sample', ${clock.now()})`);
      return removeSample(tx);
    });
    expect(removed).toBe(before);
    const left: Record<string, number> = {};
    for (const table of TABLES) left[table] = await count(table);
    expect(left).toEqual(Object.fromEntries(TABLES.map((table) => [table, 0])));

    const { sampleUsers, needsFirstUser } = await prepareWorkspace(test.deps, quietly);
    expect(sampleUsers).toEqual([]);
    expect(needsFirstUser).toBe(true);
    expect(await count('documents')).toBe(0);
  });
});
