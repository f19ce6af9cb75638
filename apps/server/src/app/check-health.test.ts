import { describe, expect, it } from 'vitest';
import { checkHealth, MIN_FREE_BYTES } from './check-health.ts';

const check = (isAnswering: boolean, askFreeBytes: () => Promise<number | null>) =>
  checkHealth({ askDatabase: () => Promise.resolve(isAnswering), askFreeBytes });

describe('Health check', () => {
  it('is ok while the database answers and the disk has space', async () => {
    expect(await check(true, () => Promise.resolve(MIN_FREE_BYTES))).toEqual({
      status: 'ok',
      checks: { database: { ok: true, detail: null }, disk: { ok: true, detail: null } },
    });
  });

  it('is degraded when the disk is nearly full and explains why', async () => {
    expect(await check(true, () => Promise.resolve(MIN_FREE_BYTES - 1))).toMatchObject({
      status: 'degraded',
      checks: { database: { ok: true }, disk: { ok: false, detail: expect.stringContaining('nearly full') as string } },
    });
  });

  it('omits the disk when nothing is written there or its free space is unknown', async () => {
    const [elsewhere, unknown] = [() => Promise.resolve(null), () => Promise.reject(new Error('ENOENT'))];
    for (const ask of [elsewhere, unknown]) {
      expect(await check(true, ask)).toEqual({ status: 'ok', checks: { database: { ok: true, detail: null } } });
    }
  });

  it('skips the disk when the database does not answer', async () => {
    const health = await check(false, () => Promise.reject(new Error('must not be asked')));
    expect(health).toMatchObject({ status: 'degraded', checks: { database: { ok: false } } });
    expect(health.checks).not.toHaveProperty('disk');
  });
});
