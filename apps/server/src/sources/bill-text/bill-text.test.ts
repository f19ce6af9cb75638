import type { BillTextRecord, TextSection } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { billText } from './index.ts';

const FORM = `<form><congress>119th CONGRESS</congress><session>1st Session</session><legis-num>H. R. 9</legis-num>
  <action><action-date date="20250103">January 3, 2025</action-date><action-desc><sponsor name-id="X">Ms. Doe</sponsor>
  introduced the following bill</action-desc></action><legis-type>A BILL</legis-type>
  <official-title>To mend <quote>things</quote>.</official-title></form>`;

/** Builds a bill in the older markup with the given content between its body tags. */
function bill(body: string, { bodies }: { bodies?: string } = {}): string {
  const legisBody = bodies ?? `<legis-body style="OLC">${body}</legis-body>`;
  return `<?xml version="1.0"?><!DOCTYPE bill PUBLIC "-//US Congress//DTDs/bill.dtd//EN" "bill.dtd">
    <bill bill-stage="Introduced-in-House"><metadata><dublinCore><dc:title>108 HR9 IH: slip</dc:title></dublinCore>
    </metadata>${FORM}${legisBody}</bill>`;
}

function uslm(inner: string, root = 'bill', meta = '<citableAs>119 HR 9 ENR</citableAs>'): string {
  return `<?xml version="1.0"?><${root} xmlns="http://schemas.gpo.gov/xml/uslm" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <meta><dc:title>about</dc:title>${meta}<congress>119</congress></meta>${inner}</${root}>`;
}

async function read(xml: string, name = 'BILLS-119hr9ih.xml'): Promise<BillTextRecord> {
  return only(getRecords('bill-text', await parseFiles(billText, { [name]: xml })));
}

async function sections(xml: string): Promise<TextSection[]> {
  return (await read(xml)).sections;
}

async function getSection(body: string): Promise<TextSection | undefined> {
  return (await sections(bill(body))).find((section) => section.sectionId !== 'front');
}

describe('Identity of a bill text', () => {
  it('comes from the official file name rather than the metadata title, which may contain errors', async () => {
    expect(await read(bill('<section><text>Words.</text></section>'), 'x.tar.gz!BILLS-119hr9rh2.xml')).toMatchObject({
      fusionId: 'us-119-hr-9',
      fnDocumentId: 'us-119-hr-9-rh2',
      part: 'text-rh2',
      versionName: 'Reported in House (print 2)',
      date: '2025-01-03',
      format: 'bill-dtd',
      officialTitle: 'To mend “things”.',
    });
  });

  it('comes from the printed number and the stage when the file name is not official', async () => {
    const xml = bill('<section><text>Words.</text></section>').replace('108 HR9 IH: slip', 'about');
    expect((await read(xml, 'H9.XML')).fnDocumentId).toBe('us-119-hr-9-ih');
  });

  it.each([
    ['<action-date>July 4, 2026</action-date>', '2026-07-04'],
    ['<action-date date="20250704">July 4, 2026</action-date>', '2026-07-04'],
    ['<action-date>July 4 (legislative day, June 30), 2026</action-date>', '2026-07-04'],
    ['<action-date date="20260704">the fourth of July</action-date>', '2026-07-04'],
  ])('prefers the date printed in the header to the date attribute: %s', async (reported, date) => {
    const action = `</action><action>${reported}<action-desc>Reported</action-desc></action><legis-type>`;
    const xml = bill('<section><text>Words.</text></section>').replace('</action><legis-type>', action);
    expect((await read(xml, 'BILLS-119hr9rs.xml')).date).toBe(date);
  });

  it('takes the bill title from a short title in the first section or else the official title', async () => {
    const text = '<section><text>This is the <quote><short-title>Doe Act</short-title></quote>.</text></section>';
    const part = `<section><text>Words.</text></section>${text}`;
    expect((await read(bill(text))).bill.title).toBe('Doe Act');
    expect((await read(bill(part))).bill.title).toBe('To mend “things”.');
  });

  it.each([
    ['public', 'Public Law', 'publ', 'pl', 'sjres/13', 'us-119-sjres-13-pl'],
    ['private', 'Private Law', 'pvtl', 'pvl', 's/285', 'us-119-s-285-pvl'],
  ])('attaches a %s law to its bill', async (_, kind, letters, code, ref, id) => {
    const law = uslm(
      `<preface><docNumber>119–7</docNumber></preface><main><longTitle><officialTitle>An Act</officialTitle></longTitle>
       <section><num value="1">SECTION 1. </num><content>Words.</content></section></main><legislativeHistory>
       <heading>LEGISLATIVE HISTORY—<ref href="/us/bill/119/${ref}">it</ref></heading></legislativeHistory>`,
      'pLaw',
      `<dc:type>${kind}</dc:type><approvedDate>2025-06-20</approvedDate>`,
    );
    expect(await read(law, `PLAW-119${letters}7.xml`)).toMatchObject({
      fnDocumentId: id,
      versionCode: code,
      versionName: `${kind} 119-7`,
      date: '2025-06-20',
      bill: { laws: [{ number: `${kind} 119-7`, type: kind }] },
    });
  });

  it('quarantines a statute compilation, a law without its bill and malformed XML', async () => {
    const parsed = await parseFiles(billText, {
      'COMPS-1.xml': uslm('<main>Words</main>', 'statuteCompilation'),
      'PLAW-119publ8.xml': uslm('<preface><docNumber>119–8</docNumber></preface><main/>', 'pLaw'),
      'BILLS-119hr1ih.xml': bill('<section><text>Words.</section>'),
      'BILLS-119hr9ih.xml': bill('<section><text>Words.</text></section>'),
    });
    expect(parsed.map((item) => (item.ok ? item.record.fusionId : item.reason))).toEqual([
      'not a bill: the root is <statuteCompilation>',
      'Public Law 119-8 does not tell which bill it was',
      expect.stringContaining('line'),
      'us-119-hr-9',
    ]);
  });
});

describe('Sections and blocks', () => {
  it('keep a sentence whole across inline markup and drop page marks and instructions', async () => {
    const section = await getSection(`<section><enum>1.</enum><header>Short title</header><text>This Act may be cited as
      the <quote><short-title>Doe <italic>Act</italic></short-title></quote> under <external-xref>5 U.S.C. 1</external-xref>,
      Repre\u00ADsen<pagebreak/>tatives<?Pub Caret?>.</text></section>`);
    expect(section).toEqual({
      sectionId: 's-1',
      num: 'SECTION 1.',
      heading: 'Short title',
      level: 0,
      blocks: [{ text: 'This Act may be cited as the “Doe Act” under 5 U.S.C. 1, Representatives.', indent: 0 }],
    });
  });

  it.each([
    ['12<fraction>1/2</fraction> percent, E<fraction>1/4</fraction>', '12 1/2 percent, E 1/4'],
    ['10<superscript>6</superscript> tons of CO<subscript>2</subscript>', '10⁶ tons of CO₂'],
    ['the 104<superscript>th</superscript> Congress', 'the 104th Congress'],
    ['a fee of $725<footnote-ref idref="f1">1</footnote-ref>, not 9', 'a fee of $725, not 9'],
    ['in 2026<page>139 STAT. 5</page>10 times, then<page/>aft', 'in 2026 10 times, thenaft'],
  ])('set apart what is not printed on the line: %s', async (written, expected) => {
    const section = await getSection(
      `<section><header>Of 3<fraction>1/2</fraction></header><text>${written}</text></section>`,
    );
    expect(section?.blocks[0]?.text).toBe(expected);
    expect(section?.heading).toBe('Of 3 1/2');
  });

  it('leave out marks of notes in the newer markup and number the notes', async () => {
    const read = await sections(
      uslm(`<main><section><num>1.</num><content>Pay $725<ref class="footnoteRef" idref="f1">1</ref><footnote id="f1">
      <num>1</num>So in original.</footnote> for 10<sup>6</sup> tons<inline class="superscript">2</inline>
      <note type="footnote"><num>2.</num><p>And <i>again</i>.</p><p>Twice.</p></note> a year.</content></section></main>`),
    );
    expect(read.at(-1)?.blocks).toEqual([
      { text: 'Pay $725 for 10⁶ tons a year.', indent: 0 },
      { text: 'So in original.', indent: 0, isNote: true, num: '1' },
      { text: 'And again.', indent: 0, isNote: true, num: '2' },
      { text: 'Twice.', indent: 0, isNote: true },
    ]);
  });

  it('join text across a page break', async () => {
    const section = await getSection(`<section><text>On Sep-<pagebreak/>tember 3 the Human<pagebreak></pagebreak>Rights
      Office, its non-Federal<pagebreak/> members and ten<pagebreak/>ants met.</text></section>`);
    expect(section?.blocks[0]?.text).toBe(
      'On September 3 the Human Rights Office, its non-Federal members and tenants met.',
    );
  });

  it('put number, run-in heading and text of a level on the same line in both markups', async () => {
    const older = await getSection(`<section><enum>2.</enum><header>Duty</header><subsection><enum>(a)</enum>
      <header>In general</header><text>The <term>Office</term> shall—</text><paragraph><enum>(1)</enum><text>act; and</text>
      </paragraph></subsection></section>`);
    const newer = (
      await sections(
        uslm(`<main><section><num value="2">SEC. 2. </num><heading>DUTY.</heading><subsection><num value="a">(a) </num>
        <heading><inline class="smallCaps">In general</inline>.—</heading><chapeau>The “<term>Office</term>” shall—</chapeau>
        <paragraph><num value="1">(1) </num><content>act; and</content></paragraph></subsection></section></main>`),
      )
    )[0];
    const blocks = [
      { num: '(a)', text: 'In general.—The “Office” shall—', indent: 1 },
      { num: '(1)', text: 'act; and', indent: 2 },
    ];
    expect(older).toMatchObject({ sectionId: 's-2', num: 'SEC. 2.', heading: 'Duty', blocks });
    expect(newer).toMatchObject({ sectionId: 's-2', num: 'SEC. 2.', heading: 'DUTY', blocks });
  });

  it('nest divisions, titles and sections with ids that reflect the path', async () => {
    const nested = await sections(
      bill(`<title><enum>I</enum><header>Of Doe</header><section><enum>101.</enum><text>One.</text></section>
        <section><enum>102.</enum><text>Two.</text></section></title><section><enum>3.</enum><text>Three.</text></section>`),
    );
    expect(nested.slice(1).map(({ sectionId, num, level }) => [sectionId, num, level])).toEqual([
      ['t-I', 'TITLE I', 0],
      ['t-I-s-101', 'SEC. 101.', 1],
      ['t-I-s-102', 'SEC. 102.', 1],
      ['s-3', 'SEC. 3.', 0],
    ]);
  });

  it('keep quoted law inside the enacting section with its quotation marks and what follows', async () => {
    const section = await getSection(`<section><enum>3.</enum><text>Section 5 is amended by adding the following:</text>
      <quoted-block style="OLC"><section><enum>6.</enum><header>New</header><text>It is <quote>so</quote>.</text></section>
      <after-quoted-block>; and</after-quoted-block></quoted-block></section>`);
    expect(section?.blocks).toEqual([
      { text: 'Section 5 is amended by adding the following:', indent: 0 },
      { num: '“SEC. 6.', text: 'New', indent: 1 },
      { text: '“It is ‘so’.”; and', indent: 1 },
    ]);
  });

  it('continue the sentence after a block quotation in USLM', async () => {
    const [section] = await sections(
      uslm(`<main><section><num>SEC. 3.</num><content>by inserting the following:
      <quotedContent><paragraph><num>“(4) </num><content>new words</content></paragraph></quotedContent>; and</content>
      </section></main>`),
    );
    expect(section?.blocks.map((block) => block.text)).toEqual(['by inserting the following:', 'new words; and']);
  });

  it('continue the sentence after a quotation that has a sidenote', async () => {
    const [section] = await sections(
      uslm(`<main><section><num>SEC. 3.</num><content>by adding the following:
      <quotedContent><paragraph><num>“(4) </num><heading><sidenote><p>Deadline.</p></sidenote>New rule.—</heading>
      <content>new words.”</content></paragraph></quotedContent>; and</content></section></main>`),
    );
    expect(section?.blocks.map(({ text, isNote }) => [text, isNote])).toEqual([
      ['by adding the following:', undefined],
      ['New rule.—new words.”; and', undefined],
      ['Deadline.', true],
    ]);
  });

  it('separate struck and inserted text of a reported bill, in sections and phrases', async () => {
    const reported = await sections(
      bill('', {
        bodies: `<legis-body><section changed="deleted" reported-display-style="strikethrough"><enum>1.</enum>
          <text>Old.</text></section></legis-body><legis-body changed="added" reported-display-style="italic"
          display-enacting-clause="no-display-enacting-clause"><section><enum>1.</enum><text>New.</text></section>
          <section changed="not-changed"><enum>2.</enum><text>The <deleted-phrase reported-display-style="strikethrough">old
          </deleted-phrase><added-phrase reported-display-style="italic">new</added-phrase> word.</text></section></legis-body>`,
      }),
    );
    expect(reported.slice(1)).toEqual([
      {
        sectionId: 's-1-struck',
        num: 'SECTION 1.',
        level: 0,
        change: 'deleted',
        blocks: [{ text: 'Old.', indent: 0, change: 'deleted' }],
      },
      {
        sectionId: 's-1',
        num: 'SECTION 1.',
        level: 0,
        change: 'added',
        blocks: [{ text: 'New.', indent: 0, change: 'added' }],
      },
      {
        sectionId: 's-2',
        num: 'SEC. 2.',
        level: 0,
        blocks: [
          { text: 'The', indent: 0 },
          { text: 'old', indent: 0, change: 'deleted', continues: 'spaced' },
          { text: 'new', indent: 0, change: 'added', continues: 'spaced' },
          { text: 'word.', indent: 0, continues: 'spaced' },
        ],
      },
    ]);
  });

  it('separate struck and inserted phrases of USLM', async () => {
    const [section] = await sections(
      uslm(`<main><section><num>SEC. 2.</num><content>The <del>old</del> <ins>new</ins> and
      <deletedText>past</deletedText> <addedText>next</addedText> word.</content></section></main>`),
    );
    expect(section?.blocks.map(({ text, change }) => [text, change])).toEqual([
      ['The', undefined],
      ['old', 'deleted'],
      ['new', 'added'],
      ['and', undefined],
      ['past', 'deleted'],
      ['next', 'added'],
      ['word.', undefined],
    ]);
  });

  it('put sidenotes after their line so that the sentence stays whole', async () => {
    const [section] = await sections(
      uslm(`<main><section><num>SEC. 4.</num><heading>NAME<sidenote><p>5 USC 1 note.</p></sidenote>.</heading>
      <content>The Secretary <sidenote><p>Deadline.</p></sidenote>shall act<page>139 STAT. 7</page>.</content></section></main>`),
    );
    expect(section).toMatchObject({ heading: 'NAME' });
    expect(section?.blocks).toEqual([
      { text: '5 USC 1 note.', indent: 0, isNote: true },
      { text: 'The Secretary shall act.', indent: 0 },
      { text: 'Deadline.', indent: 0, isNote: true },
    ]);
  });

  it('render tables and tables of contents as readable lines', async () => {
    const section = await getSection(`<section><enum>1.</enum><toc><toc-entry>Sec. 1. Short title.</toc-entry>
      <multi-column-toc-entry><toc-enum>2.</toc-enum><level-header>Duty</level-header><target>7</target></multi-column-toc-entry>
      </toc><table><ttitle>Rates</ttitle><tgroup><colspec/><tbody><row><entry>Doe</entry><entry>5 %</entry></row></tbody>
      </tgroup></table></section>`);
    expect(section?.blocks.map((block) => block.text)).toEqual([
      'Sec. 1. Short title.',
      '2. Duty 7',
      'Rates',
      'Doe | 5 %',
    ]);
  });

  it('keep front matter, preamble and attestation as separate sections', async () => {
    const resolution = `<resolution><form><legis-num>S. CON. RES. 2</legis-num><congress>119th CONGRESS</congress></form>
      <preamble><whereas><text>Whereas it is so: Now, therefore, be it</text></whereas></preamble><resolution-body>
      <section><text>That it be so.</text></section></resolution-body><attestation><attestation-group><attestation-date
      date="20250203">Passed the Senate February 3, 2025.</attestation-date><role>Secretary.</role></attestation-group>
      </attestation></resolution>`;
    const { sections: kept, date } = await read(resolution, 'BILLS-119sconres2es.xml');
    expect(kept.map(({ sectionId }) => sectionId)).toEqual(['front', 'preamble', 'after', 's-n1', 'attestation']);
    expect(kept[2]?.blocks[0]?.text).toBe('Resolved by the Senate (the House of Representatives concurring),');
    expect(date).toBe('2025-02-03');
  });

  it('keep an amended official title separate from the sections', async () => {
    const kept = await sections(
      bill('', {
        bodies: `<legis-body><section><enum>1.</enum><text>Words.</text></section></legis-body>
          <official-title-amendment>Amend the title so as to read: <quote>A bill to do so</quote>.</official-title-amendment>`,
      }),
    );
    expect(kept.slice(1).map(({ sectionId, blocks }) => [sectionId, blocks[0]?.text])).toEqual([
      ['s-1', 'Words.'],
      ['title-amendment', 'Amend the title so as to read: “A bill to do so”.'],
    ]);
  });

  it('add the enacting clause to the older markup unless the document omits it', async () => {
    const clause = /^Be it enacted by the Senate and House of Representatives/;
    const text = '<section><text>Words.</text></section>';
    const withClause = (await sections(bill(text)))[0]?.blocks.at(-1)?.text;
    const without = await sections(
      bill(text).replace('style="OLC"', 'display-enacting-clause="no-display-enacting-clause"'),
    );
    expect(withClause).toMatch(clause);
    expect(without[0]?.blocks.at(-1)?.text).not.toMatch(clause);
  });
});
