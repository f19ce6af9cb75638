import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pack } from 'tar-stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openInputs } from './open-inputs.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rotunda-headers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes an archive with a pax global header of that many fields before one file. */
async function withGlobalHeader(fields: number): Promise<string> {
  const archive = pack();
  archive.entry({ name: 'global' }, Array.from({ length: fields }, (_, n) => getRecord(`k${n}=v`)).join(''));
  archive.entry({ name: 'a.xml' }, 'read');
  archive.finalize();
  const parts: Buffer[] = [];
  for await (const part of archive) if (Buffer.isBuffer(part)) parts.push(part);
  const bytes = Buffer.concat(parts);
  bytes.write('g', 156, 'latin1');
  bytes.write('        ', 148, 'latin1');
  const sum = bytes.subarray(0, 512).reduce((all, byte) => all + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  const path = join(folder, 'x.tar');
  writeFileSync(path, bytes);
  return path;
}

/** Builds a pax record, which begins with its own length, including the digits of the length. */
function getRecord(field: string): string {
  const length = field.length + 2;
  const figures = String(length).length;
  return `${length + String(length + figures).length} ${field}\n`;
}

async function read(path: string): Promise<string[]> {
  const found: string[] = [];
  for await (const entry of openInputs(path)) {
    try {
      for await (const chunk of await entry.open()) found.push(String(chunk));
    } catch (error) {
      found.push(String(error));
    }
  }
  return found;
}

it('Archive headers with a global header as written by Git are read', async () => {
  expect(await read(await withGlobalHeader(1))).toEqual(['read']);
});

it('Archive headers with thousands of global fields are refused', async () => {
  expect(await read(await withGlobalHeader(1000))).toEqual([
    expect.stringMatching(/global header is larger than 4096/),
  ]);
});
