import { describe, expect, it } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import type { ProbeAnswer } from '../platform/database/create-database-probe.ts';
import { createHealthCheck, MIN_FREE_BYTES } from './check-health.ts';

const WELL: ProbeAnswer = { schemaError: null };
const GOOD = { ok: true, detail: null };
const check = (answer: ProbeAnswer | null, askFreeBytes: () => Promise<number | null>) =>
  createHealthCheck({ askDatabase: () => Promise.resolve(answer), askFreeBytes })();

describe('Health check', () => {
  it('is ok while the database answers and the disk has space', async () => {
    expect(await check(WELL, () => Promise.resolve(MIN_FREE_BYTES))).toEqual({
      status: 'ok',
      checks: { database: GOOD, schema: GOOD, disk: GOOD },
    });
  });

  it('is degraded when the disk is nearly full and explains why', async () => {
    expect(await check(WELL, () => Promise.resolve(MIN_FREE_BYTES - 1))).toMatchObject({
      status: 'degraded',
      checks: { database: { ok: true }, disk: { ok: false, detail: expect.stringContaining('nearly full') as string } },
    });
  });

  it('is degraded when the tables belong to another release, and passes on why', async () => {
    const health = await check({ schemaError: 'Run v9.9.0 or newer.' }, () => Promise.resolve(null));
    expect(health).toEqual({
      status: 'degraded',
      checks: { database: GOOD, schema: { ok: false, detail: 'Run v9.9.0 or newer.' } },
    });
  });

  it('omits the disk when nothing is written there or its free space is unknown', async () => {
    const [elsewhere, unknown] = [() => Promise.resolve(null), () => Promise.reject(new Error('ENOENT'))];
    for (const ask of [elsewhere, unknown]) {
      expect(await check(WELL, ask)).toEqual({ status: 'ok', checks: { database: GOOD, schema: GOOD } });
    }
  });

  it('omits a disk that does not answer, instead of waiting for it', async () => {
    const answer = await Promise.race([
      check(WELL, () => new Promise(() => undefined)),
      systemClock.sleep(1000).then(() => 'too late'),
    ]);
    expect(answer).toEqual({ status: 'ok', checks: { database: GOOD, schema: GOOD } });
  });

  it('skips the disk when the database does not answer', async () => {
    const health = await check(null, () => Promise.reject(new Error('must not be asked')));
    expect(health).toMatchObject({ status: 'degraded', checks: { database: { ok: false } } });
    expect(health.checks).not.toHaveProperty('disk');
  });
});
