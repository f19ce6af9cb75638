import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findTemporaryFolder } from './temporary-folder.mjs';

describe('Temporary folder of a test run', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'rotunda-memory-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const find = (options) => findTemporaryFolder({ environment: {}, folder, leastBytes: 1, ...options });

  it('is the memory-backed folder, in which the trial leaves nothing', () => {
    expect(find()).toBe(folder);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['the person chose another', { environment: { TMPDIR: '/elsewhere' } }],
    ['there is less room than a run takes', { leastBytes: Number.MAX_SAFE_INTEGER }],
    ['it is missing', { folder: '/missing/folder' }],
    ['nothing can be written there', { folder: '/proc' }],
  ])('is the default folder when %s', (_, options) => {
    expect(find(options)).toBe(os.tmpdir());
  });
});
