import type { BillRecord, IngestRecord } from '@rotunda/domain';
import { runIngest } from '../../features/sources/index.ts';
import type { InputEntry, Source } from '../../sources/source.ts';
import type { Pipeline } from '../build-pipeline.ts';
import type { TestApi } from './test-api.ts';

let runs = 0;

/** Ingests records as if a source had delivered them, then indexes and matches them. */
export async function ingestRecords(api: TestApi, pipeline: Pipeline, ...records: IngestRecord[]): Promise<void> {
  const source: Source = {
    id: 'billstatus',
    title: '',
    description: '',
    publisherUrl: '',
    license: '',
    accepts: () => true,
    async *parse() {
      for (const record of records)
        yield {
          ok: true,
          position: record.fusionId,
          record,
        };
    },
  };
  async function* entries(): AsyncGenerator<InputEntry> {}
  runs += 1;
  await runIngest(api.deps, { source, mode: 'file', input: 'test', fingerprint: `${runs}`, entries: entries() });
  await pipeline.pipeline.drain();
}

/** Returns a bill of a current Congress; each test passes the fields it is about. */
export function testBill(number: number, changes: Partial<BillRecord> = {}): BillRecord {
  return {
    kind: 'bill',
    fusionId: `us-119-hr-${number}`,
    part: 'main',
    documentType: 'Legislation',
    isoCode: 'us',
    session: '119',
    sessionEndOn: '2099-01-03',
    localityExternalId: `US HR ${number}`,
    title: `A bill to regulate widget ${number}`,
    introducedOn: '2026-01-05',
    ...changes,
  };
}
