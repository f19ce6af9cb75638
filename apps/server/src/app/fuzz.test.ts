import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPipeline, type Pipeline } from './build-pipeline.ts';
import { CALLS, sendCall } from './testing/contract-calls.ts';
import { Fuzzer } from './testing/fuzzing/fuzzer.ts';
import { judgeAnswer } from './testing/fuzzing/judge-answer.ts';
import { PermissionObjects } from './testing/permission-objects.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

/** The long check (`npm run check -- fuzz`) sends more with a seed of its own. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const COUNT = Number(process.env['FUZZ_CALLS'] ?? 450);
const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 60);

/** Calls that change an object. */
const CHANGES = CALLS.filter(({ method }) => method === 'PATCH' || method === 'PUT');

describe('Calls with faulty input', () => {
  let api: TestApi;
  let pipeline: Pipeline;
  let objects: PermissionObjects | undefined;
  beforeAll(async () => {
    // With e-mail, administrators can invite people although there are other organizations.
    api = await createTestApi({ environment: { SMTP_URL: 'smtp://localhost:1' } });
    pipeline = await buildPipeline(api.deps);
  });
  afterAll(async () => {
    await pipeline.stop();
    await api.close();
  });

  it.each(CHANGES.map((call) => [call.name, call] as const))(
    '%s: may be repeated, and may change nothing at all',
    async (_, call) => {
      objects ??= await PermissionObjects.create(api, pipeline, 'ours');
      const request = await call.case?.request(objects.kept);
      const user = await api.addUser(objects.organizationId, `${call.name}@ours.example`, 'admin', {
        isOperator: true,
      });
      for (const body of [request?.body, request?.body, {}, { updates: {} }]) {
        const answer = await sendCall(api, call, user.token, { ...request, ...(body === undefined ? {} : { body }) });
        expect(judgeAnswer(call.procedure, answer), JSON.stringify(answer.body)).toBeUndefined();
      }
    },
  );

  it('of a range of days with a bound that is no date is refused at its field', async () => {
    const user = await api.addUser(await api.addOrganization('Theirs'), 'viewer@theirs.example', 'viewer');
    for (const startDate of ['soon', '2026-02-30', '']) {
      const answer = await user.call('POST', '/documents/cq/events', { startDate, endDate: '2026-03-31' });
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION', fields: { startDate: expect.any(String) } },
      });
    }
  });

  it(
    'are answered without a fault of the server, and refused in words that say what to change',
    async () => {
      const fuzzer = new Fuzzer(api, pipeline, SEED);
      const untilMs = performance.now() + SECONDS * 1000;
      while (fuzzer.sent < COUNT && performance.now() < untilMs) await fuzzer.sendRound();
      if (process.env['FUZZ_SECONDS'] !== undefined) {
        const statuses = JSON.stringify(Object.fromEntries(fuzzer.statuses));
        process.stdout.write(`${fuzzer.sent} calls with seed ${SEED}: ${statuses}\n`);
      }
      expect([...fuzzer.findings.values()]).toEqual([]);
    },
    SECONDS * 1000 + 60_000,
  );
});
