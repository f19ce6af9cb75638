import { afterEach, describe, expect, it } from 'vitest';
import { collect, only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { fetchSourceHttp } from '../testing/fetch-source-http.ts';
import { type LocalEndpoint, startLocalEndpoint } from '../testing/local-endpoint.ts';
import { justiceCanada } from './index.ts';

interface BillParts {
  language?: string;
  number?: string;
  title?: string;
  date?: string;
  body?: string;
  introduction?: string;
  rest?: string;
}

/** Builds a minimal bill in the exchange format. */
function bill(parts: BillParts = {}): string {
  const date = parts.date ?? '<YYYY>2024</YYYY><MM>5</MM><DD>3</DD>';
  return `\uFEFF<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE Bill PUBLIC "-//X//DTD//EN" "BillExchange.dtd">
<Bill bill-origin="commons" bill-type="govt-public" xml:lang="${parts.language ?? 'en'}"><Identification>
<BillNumber>${parts.number ?? 'C-76'}</BillNumber><Parliament><Session>1</Session><Number>44</Number></Parliament>
<LongTitle>${parts.title ?? 'An Act about <Emphasis>parks</Emphasis>'}</LongTitle>
<ShortTitle status="official">Parks Act</ShortTitle>
<BillHistory><Stages stage="assented-to"><Date>${date}</Date></Stages></BillHistory>
<Chapter><AnnualStatuteId><AnnualStatuteNumber>21</AnnualStatuteNumber><YYYY>2024</YYYY></AnnualStatuteId></Chapter>
</Identification><?Pub Caret -2?><Introduction>${parts.introduction ?? ''}</Introduction>
<Body>${parts.body ?? ''}</Body>${parts.rest ?? ''}</Bill><?Pub *0000004184?>`;
}

async function getText(parts: BillParts) {
  return only(getRecords('bill-text', await parseFiles(justiceCanada, { 'a_E.xml': bill(parts) })));
}

describe('Canadian bill as assented to', () => {
  it('yields the facts of the law with the date assembled from its parts', async () => {
    const record = await getText({});
    expect(record).toMatchObject({
      fusionId: 'ca-44-1-c-76',
      fnDocumentId: 'ca-44-1-c-76-assented-to',
      language: 'en',
      date: '2024-05-03',
      officialTitle: 'An Act about parks',
      bill: {
        documentType: 'GlobalLegislation',
        isoCode: 'ca',
        session: '44-1',
        sessionName: '44th Parliament, 1st Session',
        localityExternalId: 'Canada C-76',
        originatingChamber: 'lower',
        status: 'ENACTED',
        title: 'An Act about parks',
        actions: [{ date: '2024-05-03', text: 'Royal Assent' }],
        laws: [{ number: '2024, c. 21', type: 'Statutes of Canada' }],
        sourceLinks: ['https://laws-lois.justice.gc.ca/eng/AnnualStatutes/2024_21/'],
      },
    });
  });

  it('yields two texts for the two languages, and only the English text sets the title', async () => {
    const files = { 'en/c21_E.XML': bill(), 'fr/c21_F.xml': bill({ language: 'fr', title: 'Loi sur les parcs' }) };
    const records = getRecords('bill-text', await parseFiles(justiceCanada, files));
    expect(new Set(records.map((record) => record.fusionId)).size).toBe(1);
    expect(new Set(records.map((record) => record.fnDocumentId)).size).toBe(2);
    expect(records.map((record) => record.bill.title)).toEqual(['An Act about parks', undefined]);
    expect(records[1]?.bill.titles?.[0]).toEqual({ text: 'Loi sur les parcs', type: 'Long title', language: 'fr' });
    expect(records[0]?.bill.actions).toEqual(records[1]?.bill.actions);
  });

  it('keeps the summary separate from the law', async () => {
    const record = await getText({
      introduction: `<Summary><TitleText>SUMMARY</TitleText><Provision><Text>This enactment</Text>
        <Provision><Label>(a)</Label><Text>amends.</Text></Provision></Provision></Summary>`,
    });
    expect(record.bill.summaries).toEqual([
      { text: 'This enactment\n(a) amends.', versionName: 'Royal Assent', language: 'en' },
    ]);
    expect(record.sections).toEqual([]);
  });

  it('keeps headings, sections, marginal notes, subdivisions and quoted amendments in order', async () => {
    const record = await getText({
      body: `<Heading level="1"><Label>PART 1</Label><TitleText>Parks</TitleText></Heading>
        <Section><MarginalNote>Short <?Pub Caret?>title</MarginalNote><Label>1</Label><Text>This Act is short.</Text></Section>
        <Section><MarginalNote><HistoricalNote>2000, c. 32</HistoricalNote></MarginalNote><Label>2</Label>
          <Subsection><Label>(1)</Label><Paragraph><Label>(a)</Label><Text>first</Text></Paragraph></Subsection>
          <AmendedText><Section><MarginalNote>Note</MarginalNote><Label>9</Label><Text>Quoted.</Text></Section></AmendedText>
        </Section>`,
    });
    expect(record.sections).toEqual([
      { sectionId: 'h-part-1', num: 'PART 1', heading: 'Parks', level: 0, blocks: [] },
      {
        sectionId: 's-1',
        num: '1',
        heading: 'Short title',
        level: 1,
        blocks: [{ text: 'This Act is short.', indent: 0 }],
      },
      {
        sectionId: 's-2',
        num: '2',
        level: 1,
        blocks: [
          { text: '2000, c. 32', indent: 0 },
          { text: 'first', indent: 2, num: '(1) (a)' },
          { text: 'Note', indent: 1 },
          { text: 'Quoted.', indent: 1, num: '9' },
        ],
      },
    ]);
  });

  it('keeps exponents and ordinals, leaves out marks of notes and numbers the notes', async () => {
    const record = await getText({
      body: `<Section><Label><FootnoteRef idref="f">*</FootnoteRef>2</Label><Text>An area of 26 350 km<Sup>2</Sup> under
        section 385.09<FootnoteRef idref="f">a</FootnoteRef>, E<Sub>3</Sub>, (2<Sup>e</Sup> suppl.)</Text>
        <Footnote id="f"><Label>a</Label><Text>S.C. 2001, c. 9</Text></Footnote>
        <FormulaGroup><Formula><FormulaText><Fraction><Numerator>A</Numerator><Denominator>12</Denominator></Fraction>
        </FormulaText></Formula></FormulaGroup></Section>`,
    });
    expect(only(record.sections)).toMatchObject({
      num: '2',
      blocks: [
        { text: 'An area of 26 350 km² under section 385.09, E₃, (2e suppl.)' },
        { text: 'S.C. 2001, c. 9', num: 'a', isNote: true },
        { text: 'A/12' },
      ],
    });
  });

  it('renders each table row of a schedule as a block', async () => {
    const row = (...cells: string[]): string => `<row>${cells.map((cell) => `<entry>${cell}</entry>`).join('')}</row>`;
    const record = await getText({
      rest: `<Schedule><ScheduleFormHeading><Label>SCHEDULE 1</Label><TitleText>Sums</TitleText></ScheduleFormHeading>
        <TableGroup><table><tgroup><tbody>${row('Vote', '$')}${row('', '')}${row('1a', '5,000')}</tbody></tgroup></table></TableGroup></Schedule>`,
    });
    expect(only(record.sections)).toMatchObject({
      num: 'SCHEDULE 1',
      heading: 'Sums',
      blocks: [{ text: 'Vote | $' }, { text: '1a | 5,000' }],
    });
  });

  it('gives sections with the same number different anchors', async () => {
    const record = await getText({
      body: '<Section><Label>1</Label><Text>a</Text></Section><Section><Label>1</Label><Text>b</Text></Section>',
    });
    expect(record.sections.map((section) => section.sectionId)).toEqual(['s-1', 's-1~2']);
  });
});

describe('Invalid Justice Canada files', () => {
  it.each([
    ['a consolidated act', '<Statute/>', 'consolidated statute'],
    ['something else', '<html/>', 'root element html'],
    ['a bill without number', bill({ number: '' }), 'billNumber'],
    ['a bill cut off', bill().slice(0, 700), 'not well-formed'],
    ['text in Windows-1252', Buffer.from('<?xml version="1.0"?><Bill>\xe9</Bill>', 'latin1'), 'not valid UTF-8'],
  ])('are quarantined: %s, with the reason, before the next file is read', async (_, body, reason) => {
    const parsed = await parseFiles(justiceCanada, { 'bad.xml': body, 'good.xml': bill() });
    expect(parsed[0]).toMatchObject({ ok: false, position: 'bad.xml', reason: expect.stringContaining(reason) });
    expect(parsed[1]?.ok).toBe(true);
  });

  it('may contain an impossible date, which is omitted', async () => {
    expect((await getText({ date: '<YYYY>2024</YYYY><MM>6</MM><DD>31</DD>' })).date).toBeUndefined();
  });
});

describe('Justice Canada client', () => {
  let endpoint: LocalEndpoint | undefined;
  afterEach(() => endpoint?.close());

  it('opens only years whose folder changed and remembers them', async () => {
    let failures = 1;
    endpoint = await startLocalEndpoint((url) => {
      const path = url.pathname.replace('/annual-statutes-lois-annuelles', '');
      if (path === '/fr') return { body: '[]' };
      if (path === '/en') {
        const years = ['2023', '2024'].map((name) => ({ name, type: 'dir', sha: `sha-${name}` }));
        return { body: JSON.stringify(years) };
      }
      if (path === '/en/2024') {
        if (failures-- > 0) return { status: 500 };
        const file = { name: '2024-c21_E.xml', type: 'file', sha: 'x', download_url: `http://${url.host}/raw.xml` };
        return {
          body: JSON.stringify([file, { ...file, name: 'README.md' }]).replaceAll(
            'http://localhost',
            endpoint?.baseUrl ?? '',
          ),
        };
      }
      return path === '/raw.xml' ? { body: bill() } : undefined;
    });
    let saved = '';
    const entries = await collect(
      justiceCanada.live?.fetch({
        http: fetchSourceHttp(),
        settings: { baseUrl: endpoint.baseUrl },
        checkpoint: JSON.stringify({ 'en/2023': 'sha-2023' }),
        saveCheckpoint: (checkpoint) => (saved = checkpoint),
      }) ?? [],
    );
    const parsed = await collect(
      justiceCanada.parse(
        (async function* () {
          yield* entries;
        })(),
      ),
    );
    expect(only(getRecords('bill-text', parsed)).fusionId).toBe('ca-44-1-c-76');
    expect(JSON.parse(saved)).toEqual({ 'en/2023': 'sha-2023', 'en/2024': 'sha-2024' });
    expect(endpoint.requests.some((path) => path.endsWith('/en/2023'))).toBe(false);
  });

  it('fails when a listing is truncated', async () => {
    endpoint = await startLocalEndpoint(() => ({ body: '[{"name":' }));
    const request = {
      http: fetchSourceHttp(),
      settings: { baseUrl: endpoint.baseUrl },
      saveCheckpoint: () => undefined,
    };
    await expect(collect(justiceCanada.live?.fetch(request) ?? [])).rejects.toThrow('not valid JSON');
  });
});
