import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChecks } from './find-checks.mjs';

describe('Long checks', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'rotunda-checks-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const write = (name, text) => writeFileSync(path.join(folder, name), text);
  const find = () => findChecks(pathToFileURL(`${folder}/`));

  it('are the modules of the folder by name, without their helpers', async () => {
    write('storms.mjs', "export const summary = 'wind'; export const run = async (args) => args.length;");
    write('fires.mjs', "export const summary = 'heat'; export const run = async () => 0;");
    write('notes.txt', '');
    mkdirSync(path.join(folder, 'storms'));

    const checks = await find();

    expect(checks.map(({ name, summary }) => [name, summary])).toEqual([
      ['fires', 'heat'],
      ['storms', 'wind'],
    ]);
    expect(await checks[1].run(['--rounds', '3'])).toBe(2);
  });

  it('are rejected when they export no check', async () => {
    write('fires.mjs', 'export const run = async () => 0;');
    await expect(find()).rejects.toThrow('fires.mjs exports no check.');
  });
});
