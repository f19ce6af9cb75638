import { readFile } from 'node:fs/promises';
import { documents } from '@rotunda/database';
import type { CommitteeRecord, PersonRecord } from '@rotunda/domain';
import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { buildPipeline } from '../../app/build-pipeline.ts';
import { ingestRecords, testBill } from '../../app/testing/ingest-records.ts';
import { createTestApi } from '../../app/testing/test-api.ts';

const MIGRATIONS = new URL('../../../../../database/migrations/', import.meta.url);

/** Returns the statements that fill the column, without those that change tables. */
async function backfill(): Promise<string[]> {
  const files = ['0004_document_source_url.sql', '0006_official_sites.sql'];
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, MIGRATIONS), 'utf8')));
  return texts.map((text) => text.slice(text.indexOf('UPDATE')));
}

const site = (...urls: string[]) => ({ websites: urls.map((url) => ({ websiteType: 'official', url })) });
const committee: CommitteeRecord = {
  kind: 'committee',
  fusionId: 'committee-us-x1',
  part: 'main',
  isoCode: 'us',
  name: 'Widgets',
  fullSourceId: 'thomas:X1',
  contact: site('widgets.example', 'https://widgets.example/'),
};
const person: PersonRecord = {
  kind: 'person',
  fusionId: 'person-1',
  part: 'main',
  isoCode: 'us',
  fullSourceId: 'ocd-person/1',
  contact: {
    websites: [
      {
        websiteType: 'facebook',
        url: 'https://social.example/1',
      },
    ],
  },
};

it('The source URL backfill links older documents like newly ingested documents', async () => {
  const api = await createTestApi();
  const pipeline = await buildPipeline(api.deps);
  const { database } = api.deps;
  try {
    const page = 'https://publisher.example/2';
    const stated = { ...committee, fusionId: 'committee-us-x2', sourceUrl: page };
    await ingestRecords(
      api,
      pipeline,
      testBill(1, { sourceLinks: ['https://bills.example/1'] }),
      committee,
      stated,
      person,
    );
    const links = async () =>
      database
        .select({ fusionId: documents.fusionId, sourceUrl: documents.sourceUrl })
        .from(documents)
        .orderBy(asc(documents.fusionId));
    const today = await links();
    expect(new Map(today.map((row) => [row.fusionId, row.sourceUrl]))).toEqual(
      new Map([
        ['committee-us-x1', 'https://widgets.example/'],
        ['committee-us-x2', page],
        ['person-1', null],
        [testBill(1).fusionId, 'https://bills.example/1'],
      ]),
    );
    await database.update(documents).set({ sourceUrl: null });
    for (const statement of await backfill()) await database.execute(statement);
    expect(await links()).toEqual(today);
  } finally {
    await pipeline.stop();
    await api.close();
  }
});
