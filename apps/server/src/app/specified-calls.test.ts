import type { CommitteeRecord, PresidentialActionRecord, RegulationRecord, ResearchRecord } from '@rotunda/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPipeline, type Pipeline } from './build-pipeline.ts';
import { PermissionObjects } from './testing/permission-objects.ts';
import { CQ_CALLS, SPECIFIED_CQ } from './testing/specified-calls/cq-calls.ts';
import { RECORD_CALLS } from './testing/specified-calls/record-calls.ts';
import {
  type Method,
  SPECIFIED_COMMITTEE,
  SPECIFIED_ORDER,
  SPECIFIED_REPORT,
  SPECIFIED_RULE,
  type SpecifiedRequest,
} from './testing/specified-calls/specified-call.ts';
import { WORKSPACE_CALLS } from './testing/specified-calls/workspace-calls.ts';
import { ingestRecords } from './testing/ingest-records.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

describe('Calls as written in the specification', () => {
  let api: TestApi;
  let pipeline: Pipeline;
  let objects: PermissionObjects;
  beforeAll(async () => {
    // With e-mail, administrators can invite people although there are other organizations.
    api = await createTestApi({ environment: { SMTP_URL: 'smtp://localhost:1' } });
    pipeline = await buildPipeline(api.deps);
    objects = await PermissionObjects.create(api, pipeline, 'ours');
    const rule: RegulationRecord = {
      kind: 'regulation',
      fusionId: SPECIFIED_RULE,
      part: 'main',
      isoCode: 'us',
      regulationDocumentType: 'Rule',
      title: 'A rule',
      tariffMeasure: {
        codes: ['9903.01.25'],
        effectiveOn: [],
        rates: [],
      },
    };
    const report: ResearchRecord = {
      kind: 'research',
      fusionId: SPECIFIED_REPORT,
      part: 'main',
      documentSubtype: 'GAO',
      title: 'A report',
    };
    const order: PresidentialActionRecord = {
      kind: 'presidential-action',
      fusionId: SPECIFIED_ORDER,
      part: 'main',
      isoCode: 'us',
      actionType: 'executive_order',
      title: 'An order',
    };
    const committee: CommitteeRecord = {
      kind: 'committee',
      fusionId: SPECIFIED_COMMITTEE,
      part: 'main',
      isoCode: 'us',
      name: 'A committee',
      fullSourceId: 'thomas:HSXX',
    };
    await ingestRecords(api, pipeline, rule, report, order, committee, ...SPECIFIED_CQ);
  });
  afterAll(async () => {
    await pipeline.stop();
    await api.close();
  });

  const send = (method: Method, path: string, { params, query = {}, body }: SpecifiedRequest) => {
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
    ).toString();
    return api.call(objects.users.admin.token, method, search === '' ? address : `${address}?${search}`, body);
  };

  it.each([...WORKSPACE_CALLS, ...RECORD_CALLS, ...CQ_CALLS])('%s %s: %s', async (method, path, _, request) => {
    const answer = await send(method, path, await request(objects));
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: expect.toSatisfy(isSuccess) });
  });

  it('return the same with and without a trailing slash', async () => {
    for (const path of ['/projects', '/alerts', '/savedSearches', '/tags', '/locations'])
      expect((await send('GET', `${path}/`, {})).body, path).toEqual((await send('GET', path, {})).body);
  });
});

const isSuccess = (status: unknown) => typeof status === 'number' && status >= 200 && status < 300;
