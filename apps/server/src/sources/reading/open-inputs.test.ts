import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeInputs } from './describe-inputs.ts';
import type { InputLimits } from './input-budget.ts';
import { type OpenInputsOptions, openInputs } from './open-inputs.ts';
import { readText } from './read-text.ts';
import { utf8Chunks } from './decode-text.ts';
import { xmlText } from './xml-encoding.ts';
import { UnreadableInputError } from './unreadable-input-error.ts';
import { type ZipFileSpec, buildZip } from '../../platform/testing/build-zip.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inputs-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function put(name: string, body: string | Buffer): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, body);
  return path;
}

/** Reads entries as a source would: text by path, or the reason in angle brackets. */
async function readAll(paths: string | string[], options?: OpenInputsOptions): Promise<[string, string][]> {
  const seen: [string, string][] = [];
  for await (const entry of openInputs(paths, options)) {
    const text = await readText(entry).catch((error: unknown) => {
      if (!(error instanceof UnreadableInputError)) throw error;
      return `<${error.reason}>`;
    });
    seen.push([entry.path, text]);
  }
  return seen;
}

async function buildTar(files: [string, string | Buffer][], links: [string, string][] = []): Promise<Buffer> {
  const archive = pack();
  for (const [name, body] of files) archive.entry({ name }, body);
  for (const [name, linkname] of links) archive.entry({ name, type: 'symlink', linkname });
  archive.finalize();
  const parts: Buffer[] = [];
  for await (const part of archive) if (Buffer.isBuffer(part)) parts.push(part);
  return Buffer.concat(parts);
}

describe('Files, folders and patterns', () => {
  it('are read recursively in code unit order with .gz decompressed', async () => {
    put('data/b.xml', 'b');
    put('data/a/2.xml.gz', gzipSync('two'));
    put('data/B.xml', 'B');
    put('data/a/10.xml', 'ten');
    expect(await readAll(join(folder, 'data'))).toEqual([
      ['data/B.xml', 'B'],
      ['data/a/10.xml', 'ten'],
      ['data/a/2.xml.gz', 'two'],
      ['data/b.xml', 'b'],
    ]);
  });

  it('lose .gz from the name but keep it in the path', async () => {
    put('bills.jsonl.gz', gzipSync('{}'));
    for await (const entry of openInputs(join(folder, 'bills.jsonl.gz'))) {
      expect([entry.name, entry.path]).toEqual(['bills.jsonl', 'bills.jsonl.gz']);
    }
  });

  it('exclude hidden files and files the source rejects, which it judges without .gz', async () => {
    put('.secret/x.xml', 'no');
    put('.DS_Store', 'no');
    put('LICENSE', 'no');
    put('x.xml.gz', gzipSync('yes'));
    const asked: string[] = [];
    const found = await readAll(folder, { accepts: (path) => (asked.push(path), path.endsWith('.xml')) });
    expect(found.map(([, text]) => text)).toEqual(['yes']);
    expect(asked.every((path) => !path.endsWith('.gz'))).toBe(true);
  });

  it.each([
    ['*.xml', ['a.xml', 'b.xml']],
    ['**/*.xml', ['a.xml', 'b.xml', 'deep/er/c.xml']],
    ['{a,deep/**/c}.xml', ['a.xml', 'deep/er/c.xml']],
    ['deep/**', ['er/c.xml']],
    ['[!a].xml', ['b.xml']],
    ['?.xml', ['a.xml', 'b.xml']],
  ])('are found by the pattern %s', async (pattern, wanted) => {
    for (const name of ['a.xml', 'b.xml', 'ab.json', 'deep/er/c.xml', '.hidden.xml']) put(name, '');
    const found = await readAll(join(folder, pattern));
    expect(found.map(([path]) => path.slice(path.indexOf('/') + 1))).toEqual(wanted);
  });

  it('match a name with wildcards literally when such a file exists', async () => {
    put('a[1].xml', 'literal');
    put('a1.xml', 'other');
    expect(await readAll(join(folder, 'a[1].xml'))).toEqual([['a[1].xml', 'literal']]);
  });

  it('are read once when named twice', async () => {
    const path = put('a.xml', 'a');
    expect(await readAll([path, folder])).toHaveLength(1);
  });

  it('are refused when a path is missing or a pattern has no match', async () => {
    await expect(readAll(join(folder, 'nothing.xml'))).rejects.toThrow('no such file');
    await expect(readAll(join(folder, '*.nothing'))).rejects.toThrow('no file matches');
  });

  it('exclude symbolic links inside a folder', async () => {
    put('outside/secret.xml', 'secret');
    put('data/a.xml', 'a');
    symlinkSync(join(folder, 'outside/secret.xml'), join(folder, 'data/link.xml'));
    symlinkSync(join(folder, 'outside'), join(folder, 'data/linked'));
    symlinkSync(join(folder, 'data'), join(folder, 'data/loop'));
    expect(await readAll(join(folder, 'data'))).toEqual([['data/a.xml', 'a']]);
  });

  it('exclude a pipe in a folder and report a pipe named directly', async () => {
    execFileSync('mkfifo', [join(folder, 'pipe.xml')]);
    put('a.xml', 'a');
    expect((await readAll(folder)).map(([, text]) => text)).toEqual(['a']);
    expect((await readAll(join(folder, 'pipe.xml')))[0]?.[1]).toContain('pipe, not a file');
  });

  it('report the bytes of every file, read or skipped, up to the described total', async () => {
    put('a.xml', 'a'.repeat(200_000));
    put('b.txt', 'not wanted');
    put('c.xml.gz', gzipSync('c'.repeat(50_000)));
    put('d.tar', await buildTar([['inner.xml', 'd']]));
    let done = 0;
    const onBytes = (bytes: number) => {
      done += bytes;
    };
    expect(await readAll(folder, { accepts: (path) => path.endsWith('.xml'), onBytes })).toHaveLength(3);
    const { files } = await describeInputs(folder);
    expect(files).toHaveLength(4);
    expect(done).toBe(files.reduce((sum, file) => sum + file.sizeBytes, 0));
  });

  it('report the bytes of a zip as it is read and count repeated or partial reads once', async () => {
    const body = 'a'.repeat(300_000);
    const files = ['1.xml', '2.xml', '3.xml'].map((name) => ({ name, body: Buffer.from(body), method: 0 }));
    put('a.zip', buildZip(files));
    put('b.xml', body);
    const { files: described } = await describeInputs(folder);
    const sizeBytes = described.reduce((sum, file) => sum + file.sizeBytes, 0);
    let done = 0;
    const shares: number[] = [];
    for await (const entry of openInputs(folder, { onBytes: (bytes) => void (done += bytes) })) {
      await readText(entry);
      if (entry.path.endsWith('2.xml') || entry.path.endsWith('b.xml')) await readText(entry);
      shares.push(Math.round((done / sizeBytes) * 100));
    }
    expect(shares).toEqual([25, 50, 75, 100]);
    expect(done).toBe(sizeBytes);
  });

  it('have a fingerprint that changes only when a file changes', async () => {
    const path = put('a.xml', 'a');
    const before = await describeInputs(folder);
    expect((await describeInputs(folder)).fingerprint).toBe(before.fingerprint);
    expect(before.files.map((file) => file.sizeBytes)).toEqual([1]);
    utimesSync(path, 1, 1);
    expect((await describeInputs(folder)).fingerprint).not.toBe(before.fingerprint);
  });
});

describe('Tar archives', () => {
  it.each(['tar', 'tar.gz', 'tgz'])('are read in order as .%s with nested .gz', async (ending) => {
    const tar = await buildTar([
      ['z/b.xml', 'b'],
      ['a.xml.gz', gzipSync('a')],
    ]);
    put(`x.${ending}`, ending === 'tar' ? tar : gzipSync(tar));
    expect(await readAll(folder)).toEqual([
      [expect.stringMatching(/x\.[.a-z]+!z\/b\.xml$/), 'b'],
      [expect.stringMatching(/x\.[.a-z]+!a\.xml\.gz$/), 'a'],
    ]);
  });

  it('continue after entries that were skipped or read in part', async () => {
    const large = 'x'.repeat(1_000_000);
    put(
      'x.tar',
      await buildTar([
        ['1', large],
        ['2', large],
        ['3', large],
        ['4', 'end'],
      ]),
    );
    const seen: string[] = [];
    for await (const entry of openInputs(join(folder, 'x.tar'))) {
      if (entry.name === '1') continue;
      if (entry.name === '2') for await (const _chunk of await entry.open()) break;
      if (entry.name === '3') await expect(readText(entry, 100)).rejects.toThrow('larger than 100');
      if (entry.name === '4') seen.push(await readText(entry));
    }
    expect(seen).toEqual(['end']);
  });

  it('show unsafe names safely and skip links', async () => {
    const tar = await buildTar(
      [
        ['../../etc/passwd', 'x'],
        ['/abs\u0000olute', 'y'],
      ],
      [['link', '/etc/passwd']],
    );
    put('x.tar', tar);
    expect((await readAll(folder)).map(([path]) => path.slice(path.indexOf('!')))).toEqual([
      '!(parent)/(parent)/etc/passwd',
      '!abs',
    ]);
  });

  it('report truncation once, after the entries before the break', async () => {
    const noise = Buffer.from(Array.from({ length: 60_000 }, (_, at) => (at * 7919) % 251));
    const tar = gzipSync(
      await buildTar([
        ['1', 'whole'],
        ['2', noise],
        ['3', noise],
      ]),
    );
    put('x.tar.gz', tar.subarray(0, tar.length - 40));
    const found = await readAll(folder);
    expect(found[0]?.[1]).toBe('whole');
    expect(found.filter(([, text]) => text.includes('ends too early'))).toHaveLength(1);
  });

  it.each([
    ['not gzip at all', 'corrupt or not gzip'],
    ['', 'ends too early'],
  ])('report a .tar.gz of %j as unreadable regardless of the accepted names', async (body, reason) => {
    put('x.tar.gz', body);
    const found = await readAll(folder, { accepts: () => false });
    expect(found).toEqual([[expect.stringContaining('x.tar.gz'), expect.stringContaining(reason)]]);
  });

  it('report an archive inside an archive', async () => {
    put('x.tar', await buildTar([['inner.zip', 'PK']]));
    expect((await readAll(folder))[0]?.[1]).toContain('archive inside an archive');
  });
});

it.runIf(process.platform === 'linux')(
  'openInputs closes every file, even when a reader stops at the first bytes',
  async () => {
    for (let number = 0; number < 40; number += 1) put(`${number}.xml`, '<?xml version="1.0" encoding="x-none"?><a/>');
    for (let number = 0; number < 40; number += 1) put(`${number}.csv`, `a,b\n${'x'.repeat(200_000)}`);
    const openBefore = readdirSync('/proc/self/fd').length;
    for await (const entry of openInputs(folder)) {
      const rows = entry.name.endsWith('.xml') ? xmlText(entry) : utf8Chunks(entry);
      await rows.next().catch(() => undefined);
      await rows.return(undefined);
    }
    expect(readdirSync('/proc/self/fd').length).toBeLessThan(openBefore + 10);
  },
);

describe('Zip archives', () => {
  const body = Buffer.from('<a/>');

  it('are read with stored, deflated and gzipped files and with unsafe names made safe', async () => {
    const files = [
      { name: 'dir/a.xml', body },
      { name: 'stored.xml', body, method: 0 },
      { name: '../../up.xml.gz', body: gzipSync('up') },
      { name: 'dir/', body: Buffer.alloc(0), method: 0 },
      { name: '__MACOSX/._a.xml', body },
      { name: 'link.xml', body: Buffer.from('/etc/passwd'), attributes: 0o120777 },
    ];
    put('x.zip', buildZip(files));
    expect(await readAll(join(folder, 'x.zip'))).toEqual([
      ['x.zip!dir/a.xml', '<a/>'],
      ['x.zip!stored.xml', '<a/>'],
      ['x.zip!(parent)/(parent)/up.xml.gz', 'up'],
    ]);
  });

  it.each<[string, Partial<ZipFileSpec>, string]>([
    ['encrypted', { flags: 1 }, 'encrypted'],
    ['of an unknown method', { method: 99 }, 'method 99'],
    ['with a wrong checksum', { checksum: 1 }, 'checksum'],
    ['larger than it claims', { claimedSize: 1 }, 'too many bytes'],
  ])('quarantine only a file that is invalid: %s', async (_, fault, reason) => {
    put(
      'x.zip',
      buildZip([
        { name: 'bad.xml', body, ...fault },
        { name: 'good.xml', body },
      ]),
    );
    const found = await readAll(join(folder, 'x.zip'));
    expect(found[0]?.[1]).toContain(reason);
    expect(found[1]).toEqual(['x.zip!good.xml', '<a/>']);
  });

  it('report truncation', async () => {
    const whole = buildZip([{ name: 'a.xml', body }]);
    put('x.zip', whole.subarray(0, whole.length - 10));
    expect(await readAll(folder)).toEqual([[expect.stringContaining('x.zip'), expect.stringContaining('truncated')]]);
  });
});

describe('Input limits', () => {
  const limits = (over: Partial<InputLimits>): OpenInputsOptions => ({ limits: over });

  it('refuse a file that is too large and continue', async () => {
    put('a.xml', 'x'.repeat(11));
    put('b.xml', 'small');
    const found = await readAll(folder, limits({ maxEntryBytes: 10 }));
    expect(found.map(([, text]) => text)).toEqual([expect.stringContaining('larger than 10 bytes'), 'small']);
  });

  it('stop at the total size and report it', async () => {
    for (const name of ['a', 'b', 'c', 'd']) put(name, 'x'.repeat(10));
    const found = await readAll(folder, limits({ maxTotalBytes: 25 }));
    expect(found.slice(0, 2).map(([, text]) => text)).toEqual(['x'.repeat(10), 'x'.repeat(10)]);
    expect(found.at(-1)?.[1]).toContain('the rest is not read');
    expect(found.some(([path]) => path.endsWith('/d'))).toBe(false);
  });

  it('stop at the number of entries, including those in archives', async () => {
    put(
      'x.tar',
      await buildTar([
        ['1', ''],
        ['2', ''],
        ['3', ''],
      ]),
    );
    const found = await readAll(folder, limits({ maxEntries: 2 }));
    expect(found.map(([, text]) => text)).toEqual(['', '', expect.stringContaining('more than 2 files')]);
  });

  it.each(['bomb.xml.gz', 'bomb.tar.gz', 'bomb.zip'])('refuse %s that decompresses excessively', async (name) => {
    const zeros = Buffer.alloc(40 * 1024 * 1024);
    if (name.endsWith('.zip')) put(name, buildZip([{ name: 'a', body: zeros }]));
    else put(name, gzipSync(name.includes('.tar') ? await buildTar([['a', zeros]]) : zeros));
    const found = await readAll(folder);
    expect(found).toHaveLength(1);
    expect(found[0]?.[1]).toContain('expands more than 200 times');
  });

  it('accept a highly compressible archive below the limit', async () => {
    put('ok.zip', buildZip([{ name: 'a', body: Buffer.alloc(1024 * 1024) }]));
    expect((await readAll(folder))[0]?.[1]).toHaveLength(1024 * 1024);
    expect(readFileSync(join(folder, 'ok.zip')).length).toBeLessThan(5000);
  });
});
