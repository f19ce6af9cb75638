import type { Action, ComparisonAnswer, CustomPerson, DocumentCard } from '@rotunda/contract';
import { cutText } from '@rotunda/domain';
import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { billSection, billText } from '../features/comparison/testing/bill-texts.ts';
import { ExportDesk } from '../features/exports/testing/export-desk.ts';
import { readXlsx } from '../features/exports/testing/read-xlsx.ts';
import { ImportDesk } from '../features/file-imports/testing/import-desk.ts';
import { cellText } from '../platform/files/cell-text.ts';
import { guarded } from '../platform/files/formula-guard.ts';
import { testBill } from './testing/ingest-records.ts';
import { workspaceTest } from './testing/workspace-test.ts';
import { DIFFICULT_TEXTS, TEXTS_OF_LINES } from './testing/written-files/difficult-texts.ts';
import { WrittenFiles } from './testing/written-files/written-files.ts';

const TEXTS = [...DIFFICULT_TEXTS, ...TEXTS_OF_LINES];
/** What a name makes of a text. */
const getName = (text: string) => cutText(text.replace(/\s+/g, ' '), 120).trim();
const FIRST_START = Date.UTC(2026, 2, 8, 6, 59, 59) / 1000;

const CONTACTS = '/stakeholders/custom-contacts';
const getPerson = (text: string) => {
  const name = getName(text);
  return {
    documentType: 'CustomPerson',
    lastName: name,
    title: name,
    phoneNumber: name,
    description: text,
    address: cutText(text, 300),
    orgAffiliations: ['Tide; Water', 'Other'].map((organizationName) => ({
      organizationId: null,
      organizationName,
      title: null,
    })),
  };
};

type Columns = Record<string, readonly string[]>;

/**
 * Writes a file of every kind with texts that are easily damaged. Here our tests read them back; `npm run check --
 * written-files` gives the same files to other programs.
 */
describe('A written file', () => {
  const { api, ingest, member, admin } = workspaceTest({ member: 'member', admin: 'admin' }, { withPipeline: true });
  const desk = new ExportDesk(api);
  const imports = new ImportDesk(api);
  const checkImport = async (file: Uint8Array) =>
    imports.check(admin, (await imports.upload(admin, file, 'CustomPerson')).body);
  const files = new WrittenFiles(process.env['WRITTEN_FILES']);
  let contacts: CustomPerson[];
  let actions: Action[];
  const bills = TEXTS.map((text, at) => testBill(at + 1, { title: getName(text) }));
  /** Of the bills, as lists show them. */
  let titles: string[];
  let projectIds: string[];
  let searchId: string;

  beforeAll(async () => {
    projectIds = [];
    for (const name of ['A; B', '"C"', '=D']) projectIds.push(await member.make('/projects', { name }));
    const tagIds: string[] = [];
    for (const name of ['E; F', "'=G"]) tagIds.push(await admin.make('/tags', { name }));
    const search = { title: 'Bills & “more” <b>', projectId: projectIds[0], searchModel: { rawTextSearch: '' } };
    searchId = await member.make('/savedSearches', search);
    await ingest(...bills);
    await member.call(
      'POST',
      '/projects/create-project-entities',
      bills.flatMap(({ fusionId }) =>
        projectIds.map((projectId) => ({ projectId, fusionId, documentType: 'Legislation' })),
      ),
    );
    const cards = await member.call('POST', '/documents/cards/fetch-by-ids', {
      fusionIds: bills.map(({ fusionId }) => fusionId),
    });
    titles = (cards.body as DocumentCard[]).map(({ title }) => title);
    contacts = await Promise.all(TEXTS.map((text) => created<CustomPerson>(CONTACTS, getPerson(text))));
    actions = await Promise.all(
      TEXTS.map((text, at) => {
        const startTime = FIRST_START + at * 3601;
        const when = { startTime, endTime: startTime + 60 * at };
        const marks = { tags: tagIds, projects: projectIds };
        return created<Action>('/actions', { ...when, ...marks, name: getName(text), summary: text });
      }),
    );
  });
  async function created<Body>(path: string, body: object): Promise<Body> {
    const answer = await member.call('POST', path, body);
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 });
    return answer.body as Body;
  }

  const download = async (path: string, body: object) => {
    const job = await desk.export(member, path, body);
    expect(job).toMatchObject({ state: 'succeeded' });
    return new Uint8Array((await desk.download(member, job)).rawPayload);
  };
  /** Downloads an export in both formats and compares its columns with what they must contain. */
  async function expectTable(name: string, path: string, body: object, columns: Columns): Promise<void> {
    const expected = Object.fromEntries(
      Object.entries(columns).map(([header, cells]) => [header, cells.map(cellText)]),
    );
    const csv = await download(path, body);
    const rows = csvRecords(csv);
    for (const [header, cells] of Object.entries(expected)) {
      expect(
        rows.map((row) => row[header]),
        `${name}: ${header}`,
      ).toEqual(cells.map(guarded));
    }
    files.keep(`${name}.csv`, csv, { kind: 'csv', tables: [{ name, columns: expected }] });
    const xlsx = await download(path, { ...body, exportType: 'xlsx' });
    const [sheet] = await readXlsx(xlsx);
    const [head = [], ...lines] = sheet?.rows ?? [];
    for (const [header, cells] of Object.entries(expected)) {
      const letters = head.find(({ text }) => unescaped(text) === header)?.reference.replace(/\d+/, '');
      const read = lines.map((line, at) => line.find(({ reference }) => reference === `${letters}${at + 2}`));
      expect(read.some((cell) => cell?.hasFormula === true)).toBe(false);
      const textual = read.map((cell) => (cell === undefined ? '' : cell.text === null ? null : unescaped(cell.text)));
      expect(textual, `${name}: ${header}`).toEqual(textual.includes(null) ? textual : cells);
    }
    files.keep(`${name}.xlsx`, xlsx, { kind: 'xlsx', tables: [{ name: sheet?.name ?? '', columns: expected }] });
  }

  it('of documents contains the same titles, dates, projects and links', async () => {
    const selectedResults = bills.map(({ fusionId }) => fusionId);
    const columns: Columns = {
      Title: titles,
      Identifier: bills.map(({ localityExternalId }) => localityExternalId ?? ''),
      Introduced: bills.map(() => '2026-01-05'),
      Projects: bills.map(() => '"""C"""; =D; "A; B"'),
    };
    await expectTable('documents', '/documents/export', { selectedResults }, columns);
    const body = { projectId: projectIds[0], selectedResults: selectedResults.map((fusionId) => ({ fusionId })) };
    await expectTable('project', '/projects/get-project-entities/download', { ...body, selectedResults }, columns);
  });

  it('of alerts contains the same titles and saved searches', async () => {
    const selectedResults = bills.map(({ fusionId }) => ({ fusionId, projectId: projectIds[0] }));
    await expectTable(
      'alerts',
      '/projects/alerts/download',
      { selectedResults },
      {
        Title: titles,
        'Saved searches': bills.map(() => 'Bills & “more” <b>'),
        Project: bills.map(() => 'A; B'),
      },
    );
  });

  it('of actions contains the same names, summaries and times', async () => {
    const clock = (seconds: number) => wallTime(seconds, 'America/New_York');
    await expectTable(
      'actions',
      '/actions/export',
      { selectedResults: actions.map(({ _id }) => _id) },
      {
        Name: actions.map(({ name }) => name),
        Summary: actions.map(({ summary }) => summary ?? ''),
        'Start (America/New_York)': actions.map(({ startTime }) => clock(startTime)),
        'End (America/New_York)': actions.map(({ endTime }) => clock(endTime)),
        Tags: actions.map(() => `'=G; "E; F"`),
      },
    );
  });

  it('of contacts contains the same fields', async () => {
    const { body: list } = await member.call('POST', `${CONTACTS}/find`, { limit: 100 });
    const order = (list as { results: DocumentCard[] }).results.map(({ fusionId }) => fusionId);
    const people = contacts.toSorted((a, b) => order.indexOf(a.fusionId) - order.indexOf(b.fusionId));
    const body = { selectedResults: people.map(({ fusionId }) => fusionId), documentTypes: ['CustomPerson'] };
    await expectTable('contacts', '/stakeholders/export', body, {
      Name: people.map(({ lastName }) => lastName ?? ''),
      Office: people.map(({ title }) => title ?? ''),
      Description: people.map(({ description }) => description ?? ''),
      Organization: people.map(() => '"Tide; Water"; Other'),
    });
  });

  it('of contacts is imported as what is there already', async () => {
    const searchArgs = { searchModel: {}, sort: 'name' };
    const file = await download('/stakeholders/export', { searchArgs, documentTypes: ['CustomPerson'] });
    // `#N/A` is how spreadsheets write that a value is missing, so it names nobody.
    const counts = { new: 0, changed: 0, unchanged: TEXTS.length - 1, faulty: 1 };
    const faults = [{ reason: 'The name is missing.' }];
    expect(TEXTS).toContain('#N/A');
    expect(await checkImport(file)).toMatchObject({ counts, faults });
  });

  it('of faulty lines of an import contains each line and why it is faulty', async () => {
    const { importId } = await checkImport(new TextEncoder().encode('Last name,E-mail\n"=A, ""b""",c@\n'));
    const headers = { authorization: `Bearer ${admin.token}` };
    const { rawPayload } = await api.app.inject({ url: `/api/file-imports/${importId}/faults`, headers });
    const columns = { Line: ['2'], Text: ['"=A, ""b""",c@'] };
    expect(csvRecords(rawPayload)).toMatchObject([{ Line: '2', Text: '"=A, ""b""",c@' }]);
    files.keep('faults.csv', rawPayload, { kind: 'csv', tables: [{ name: 'faults', columns }] });
  });

  it('of a calendar contains the same events', async () => {
    const { body } = await member.call('POST', '/calendar-feed');
    const { rawPayload } = await api.app.inject({ url: (body as { path: string }).path });
    const events = actions.map(({ name, summary, startTime, endTime }) => ({
      summary: name,
      description: summary,
      start: instant(startTime),
      end: instant(endTime),
    }));
    files.keep('feed.ics', rawPayload, { kind: 'ics', name: 'Rotunda actions', events });
    for (const [at, { _id }] of actions.entries()) {
      const headers = { authorization: `Bearer ${member.token}` };
      const one = await api.app.inject({ url: `/api/actions/${_id}/ics`, headers });
      expect(one.statusCode).toBe(200);
      const [event] = events.slice(at);
      if (event !== undefined)
        files.keep(`action-${at}.ics`, one.rawPayload, { kind: 'ics', name: null, events: [event] });
    }
  });

  it('of a feed contains the same titles in every format', async () => {
    const { body } = await member.call('POST', `/savedSearches/${searchId}/feed`);
    const { paths } = body as { paths: Record<'rss' | 'atom' | 'json', string> };
    const { body: json } = await api.app.inject({ url: paths.json });
    const feed = JSON.parse(json) as { items: { title: string; url: string }[] };
    const inFeed = new Set(feed.items.map(({ title }) => title.replace(/^[^:]*: /, '')));
    for (const title of titles) expect(inFeed).toContain(title);
    const entries = feed.items.map(({ title, url }) => ({ title, link: url, text: 'Bills & “more” <b>' }));
    for (const format of ['rss', 'atom'] as const) {
      const { rawPayload } = await api.app.inject({ url: paths[format] });
      files.keep(`feed.${format}`, rawPayload, { kind: 'feed', title: 'Bills & “more” <b> - Rotunda', entries });
    }
    files.keep('feed.json', json, { kind: 'json', value: feed });
  });

  it('of a comparison contains the same paragraphs', async () => {
    const bill = testBill(900, { title: '=A bill, "quoted" & <b>' });
    // Emoji are not in the fonts of the PDF.
    const printed = TEXTS.filter((text) => !/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(text));
    const sections = (word: string) => [
      billSection('1', 'Texts', printed.map((text) => `${getName(text)} ${word}`).join('\n')),
    ];
    const versions = [
      billText(bill, 'ih', '2026-01-05', sections('before')),
      billText(bill, 'rh', '2026-02-05', sections('after')),
    ];
    await ingest(bill, ...versions);
    const [version1, version2] = versions.map(({ fnDocumentId }) => fnDocumentId);
    const selection = { bill1: bill.fusionId, bill2: bill.fusionId, version1, version2 };
    const { state } = (await member.call('POST', '/comparisons', selection)).body as ComparisonAnswer;
    for (const format of ['docx', 'pdf'] as const) {
      const answer = await api.app.inject({
        method: 'POST',
        url: '/api/comparisons/export',
        payload: {
          ...selection,
          state,
          format,
        },
        headers: { authorization: `Bearer ${member.token}` },
      });
      expect(answer.statusCode).toBe(200);
      files.keep(`comparison.${format}`, answer.rawPayload, {
        kind: format,
        texts: printed.map(getName).flatMap(format === 'pdf' ? inPdf : (text) => [text]),
      });
    }
  });
});

function csvRecords(bytes: Uint8Array): Record<string, string>[] {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  expect(text.startsWith('\uFEFF')).toBe(true);
  return Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true }).data;
}

/** Decodes the escapes of text cells (ECMA-376 part 1, 22.9.2.19). */
function unescaped(text: string | null): string {
  return (text ?? '').replaceAll(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

/**
 * What a PDF makes of a text: characters without a font are named by their number, and words from right to left may
 * stand in another order.
 */
function inPdf(text: string): string[] {
  if (/[\p{sc=Hebrew}\p{sc=Arabic}]/u.test(text)) return [];
  const getNumber = (character: string) => `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}]`;
  return [text.replaceAll(/[\p{sc=Han}\uFF00-\uFFEF]/gu, getNumber)];
}

const instant = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000', '');

/** Formats a time on the clock of a zone, with its distance from UTC. */
function wallTime(seconds: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const offset = zone.formatToParts(seconds * 1000).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${parts.format(seconds * 1000).replace(' ', 'T')}${offset.replace('GMT', '')}`;
}
