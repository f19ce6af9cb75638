import { describe, expect, it } from 'vitest';
import { checkHealth, LEAST_FREE_BYTES } from './check-health.ts';

const check = (isAnswering: boolean, askFreeBytes: () => Promise<number | null>) =>
  checkHealth({ askDatabase: () => Promise.resolve(isAnswering), askFreeBytes });

describe('the health of a server', () => {
  it('is ok while the database answers and there is room', async () => {
    expect(await check(true, () => Promise.resolve(LEAST_FREE_BYTES))).toEqual({
      status: 'ok',
      checks: { database: { ok: true, detail: null }, disk: { ok: true, detail: null } },
    });
  });

  it('is degraded on a full disk, which says what waits for it', async () => {
    expect(await check(true, () => Promise.resolve(LEAST_FREE_BYTES - 1))).toMatchObject({
      status: 'degraded',
      checks: { database: { ok: true }, disk: { ok: false, detail: expect.stringContaining('nearly full') as string } },
    });
  });

  it('says nothing of a disk where nothing is written or nothing is known', async () => {
    const [elsewhere, unknown] = [() => Promise.resolve(null), () => Promise.reject(new Error('ENOENT'))];
    for (const ask of [elsewhere, unknown]) {
      expect(await check(true, ask)).toEqual({ status: 'ok', checks: { database: { ok: true, detail: null } } });
    }
  });

  it('does not ask for the disk of a database that does not answer', async () => {
    const health = await check(false, () => Promise.reject(new Error('must not be asked')));
    expect(health).toMatchObject({ status: 'degraded', checks: { database: { ok: false } } });
    expect(health.checks).not.toHaveProperty('disk');
  });
});
