import * as schema from '@rotunda/database';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase } from '../platform/database/create-database.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { emptyTables } from '../platform/testing/empty-tables.ts';
import { adoptSealedValues } from './adopt-sealed-values.ts';
import { findSealedValues } from './find-sealed-values.ts';

const [FIRST, SECOND, THIRD] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2), Buffer.alloc(32, 3)];
const WEBHOOK = '01a22409-9f16-7057-ba4d-def4a0dd215d';
/** Sealed with the session's own token, not with the installation's key. */
const SEALED_OTHERWISE = ['session.parent_token_sealed'];

describe('Values sealed with the secret of an installation', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  beforeEach(() => insertEverySealedValue());
  afterEach(() => emptyTables(test.pool, 'organization', 'user', 'source_settings', 'outgoing_mails'));
  afterAll(() => test.close());

  /** Fills every column that is sealed, with the first key. */
  async function insertEverySealedValue(): Promise<void> {
    const box = createSecretBox(FIRST);
    const seal = (context: string) => box.seal(`value of ${context}`, context);
    const db = createDatabase(test.pool);
    await db.execute(sql`insert into organization (id, name, slug, external_name, created_at)
      values ('ours', 'Ours', 'ours', 'Ours', now())`);
    await db.execute(sql`insert into "user" (id, name, email) values ('nora', 'Nora', 'nora@ours.example')`);
    await db.execute(sql`insert into projects (project_id, organization_id, name, created_by, created_ts, updated_ts)
      values (${WEBHOOK}, 'ours', 'Water', 'nora', 1, 1)`);
    await db.insert(schema.sourceSettings).values({
      source: 'congress-api',
      updatedTs: 1,
      apiKeySealed: seal('source:congress-api'),
    });
    await db.insert(schema.advocacyProviders).values({
      organizationId: 'ours',
      kind: 'http',
      name: 'Platform',
      address: 'https://platform.example',
      updatedTs: 1,
      apiKeySealed: seal('advocacy:ours'),
    });
    await db.insert(schema.webhooks).values({
      webhookId: WEBHOOK,
      organizationId: 'ours',
      userId: 'nora',
      projectId: WEBHOOK,
      name: 'Chat',
      format: 'json',
      host: 'hooks.example',
      cursor: 0,
      createdTs: 1,
      urlSealed: seal(`webhook-url:${WEBHOOK}`),
      secretSealed: seal(`webhook-secret:${WEBHOOK}`),
      previousSecretSealed: seal(`webhook-secret:${WEBHOOK}`),
    });
    await db.insert(schema.outgoingMails).values({
      mailId: WEBHOOK,
      kind: 'invitation',
      dedupeKey: 'a',
      toAddress: 'a@b.example',
      subject: 'S',
      textBody: 'T',
      htmlBody: 'H',
      headers: {},
      state: 'waiting',
      createdTs: 1,
      nextAttemptTs: 1,
      giveUpTs: 2,
      sealedSecret: seal(`mail:${WEBHOOK}`),
    });
  }

  const read = async (key: Buffer) => {
    const box = createSecretBox(key);
    const found = await findSealedValues(createDatabase(test.pool));
    return found.map(({ sealed, context }) => box.open(sealed, context) === `value of ${context}`);
  };

  it('are sealed again with the new secret when the old one is given', async () => {
    const adopt = () => adoptSealedValues(createDatabase(test.pool), { current: SECOND, earlier: [FIRST] });
    expect(await adopt()).toEqual({ total: 6, sealedAgain: 6, unreadable: [] });
    expect(await read(SECOND)).toEqual(Array.from({ length: 6 }, () => true));
    expect(await adopt()).toEqual({ total: 6, sealedAgain: 0, unreadable: [] });
  });

  it('are named, with how to enter them again, when the given secrets do not open them', async () => {
    const adopted = await adoptSealedValues(createDatabase(test.pool), { current: SECOND, earlier: [THIRD] });
    expect(adopted.sealedAgain).toBe(0);
    expect(adopted.unreadable.map(({ what }) => what)).toEqual([
      'the API key of the source congress-api',
      'the API key of the advocacy platform of Ours',
      'the address and secret of the webhook Chat of Ours (to hooks.example)',
      'the links of e-mails that are not sent yet',
    ]);
    expect(adopted.unreadable[0]?.remedy).toBe('npm run rotunda -- sources set congress-api --key-stdin');
    // Nothing is lost: with the right secret they can be read later.
    expect(await read(FIRST)).not.toContain(false);
  });

  it('include every sealed column of the schema', async () => {
    const { rows } = await test.pool.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and column_name like '%sealed%'`,
    );
    const columns = rows.map(({ name }) => name).filter((name) => !SEALED_OTHERWISE.includes(name));
    expect(columns).toHaveLength((await findSealedValues(createDatabase(test.pool))).length);
  });
});
