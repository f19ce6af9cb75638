import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const module = JSON.stringify(new URL('prepare-once.mjs', import.meta.url).href);

describe('endWith', () => {
  it('says what to do about a checkout that cannot be written to', () => {
    const code = `import(${module}).then((m) => m.endWith('/srv/rotunda', Object.assign(new Error(), { code: 'EROFS' })))`;
    const { status, stderr } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/\/srv\/rotunda cannot be written to \(EROFS\).*npm run build/);
  });

  it('hides no fault of ours', () => {
    const code = `import(${module}).then((m) => m.endWith('/srv/rotunda', new TypeError('a fault of ours')))`;
    const { status, stderr } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain('TypeError: a fault of ours');
  });
});
