import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildZip } from '../platform/testing/build-zip.ts';
import { findSource } from '../sources/registry.ts';
import { ingestFromFiles } from './ingest-from-files.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

const PAGE = '<!DOCTYPE html><html><head><title>Not found</title></head><body>Sorry</body></html>\n';
const BILL = {
  bill: {
    bill_id: 7,
    bill_number: 'HB7',
    state: 'TX',
    title: 'Relating to widgets',
    status: 1,
    session: {
      session_id: 1,
      year_start: 2025,
      year_end: 2026,
      session_name: 'Regular Session',
      special: 0,
    },
  },
};

describe('ingestFromFiles file accounting', () => {
  let api: TestApi;
  let folder: string;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'rotunda-ingest-'));
    return () => rm(folder, { recursive: true });
  });

  async function ingest(sourceId: string, files: Record<string, string | Buffer>) {
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    const source = findSource(sourceId);
    if (source === undefined) throw new Error('no such source');
    return ingestFromFiles(api.deps, { source, paths: [folder] });
  }
  const getReasons = (files: Awaited<ReturnType<typeof ingest>>['files']) =>
    Object.fromEntries(files?.examples.map(({ path: file, reason }) => [file.replace(/^[^/]+\//, ''), reason]) ?? []);

  it('counts a valid table, misplaced and empty tables, and a file with an unknown name', async () => {
    const summary = await ingest('congress-hearings', {
      'hearings.csv': PAGE,
      'a/witnesses.csv': 'document_number,title\n1,x\n',
      'b/committees.csv': '',
      'c/hearings.csv': 'hearing_id,title\n',
      'README.txt': 'read me',
    });
    expect(summary).toMatchObject({ read: 3, quarantined: 3, files: { read: 1, quarantined: 3, notRead: 1 } });
    expect(getReasons(summary.files)).toEqual({ 'README.txt': 'unexpected file name for this source' });
    const { rows } = await api.deps.database.$client.query<{ reason: string }>(
      "select reason from quarantine where source = 'congress-hearings' order by position",
    );
    expect(rows.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('the header lacks witness_id and full_name'),
      'the file is empty: there is no header row',
      expect.stringContaining('the header lacks hearing_id and title'),
    ]);
  });

  it('reads a LegiScan bill outside its folder and reports other JSON', async () => {
    const summary = await ingest('legiscan', {
      'downloads/hb7.json': JSON.stringify(BILL),
      'package.json': '{"name":"x"}',
      'votes.csv': 'a,b\n1,2\n',
    });
    expect(summary).toMatchObject({ read: 2, created: 1, files: { read: 1, quarantined: 1, notRead: 1 } });
    expect(getReasons(summary.files)).toEqual({
      'package.json': 'it contains no bill, person, roll call or text in LegiScan’s format',
    });
  });

  it('reports misnamed XML, empty files, lists without records, settings and bundle contents', async () => {
    expect((await ingest('billstatus', { 'BILLSTATUS-119hr1.txt': '<billStatus/>' })).files).toMatchObject({
      read: 0,
      notRead: 1,
    });
    await rm(path.join(folder, 'BILLSTATUS-119hr1.txt'));
    const lines = await ingest('openstates-bills', { 'a.jsonl': '', 'page-1.json': '{"results":[]}' });
    expect(getReasons(lines.files)).toEqual({
      'a.jsonl': 'the file is empty',
      'page-1.json': 'no record was found in it',
    });
    const bundle = buildZip([
      { name: 'settings.yml', body: Buffer.from('key: value\n') },
      { name: 'notes.md', body: Buffer.from('notes') },
    ]);
    const people = await ingest('openstates-people', { 'x.zip': bundle, 'y.zip': buildZip([]) });
    expect(people).toMatchObject({ read: 0, files: { read: 0, quarantined: 0, notRead: 5 } });
    expect(getReasons(people.files)).toMatchObject({
      'x.zip!settings.yml': 'it describes no person or committee',
      'x.zip!notes.md': 'unexpected file name for this source',
      'y.zip': 'the bundle contains no files',
    });
  });

  it('repeats the report for files that were ingested before', async () => {
    const first = await ingest('legisinfo', { 'bills.json': '[]' });
    const source = findSource('legisinfo');
    if (source === undefined) throw new Error('no such source');
    const second = await ingestFromFiles(api.deps, { source, paths: [folder] });
    expect(second).toMatchObject({
      repeats: first.runId,
      files: { notRead: 1, examples: [{ path: expect.anything() }] },
    });
  });
});
