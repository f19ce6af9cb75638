import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const module = JSON.stringify(new URL('prepare-once.mjs', import.meta.url).href);

describe('endWith', () => {
  it('explains how to handle a read-only checkout', () => {
    const code = `import(${module}).then((m) => m.endWith('/srv/rotunda', Object.assign(new Error(), { code: 'EROFS' })))`;
    const { status, stderr } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/\/srv\/rotunda cannot be written to \(EROFS\).*npm run build/);
  });

  it('does not hide a fault of the program', () => {
    const code = `import(${module}).then((m) => m.endWith('/srv/rotunda', new TypeError('a fault of ours')))`;
    const { status, stderr } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain('TypeError: a fault of ours');
  });
});
