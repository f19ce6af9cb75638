import { describe, expect, it } from 'vitest';
import { only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { federalRegister } from './index.ts';

/** Builds a daily issue with the given documents. */
function issue(...documents: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?><FEDREG><VOL>81</VOL><NO>73</NO><DATE>Friday, April 15, 2016</DATE>
<CNTNTS><AGCY><CAT><DOCENT><DOC>Meeting, </DOC><PGS>22208-22209</PGS><FRDOCBP D="0">2016-08651</FRDOCBP></DOCENT></CAT></AGCY></CNTNTS>
<NOTICES>${documents.join('\n')}</NOTICES></FEDREG>`;
}
const notice = (content = '', number = '2016-08651'): string => `<NOTICE><PREAMB><PRTPAGE P="22208"/>
<AGENCY TYPE="F">DEPARTMENT OF AGRICULTURE</AGENCY><SUBAGY>Forest Service</SUBAGY><CFR>7 CFR Part 319</CFR>
<DEPDOC>[Docket No. APHIS-2016-0029; FRL-99-Region 9]</DEPDOC><RIN>RIN 0579-AE18</RIN><SUBJECT>Committee; Meeting</SUBJECT>
<ACT><HD SOURCE="HED">ACTION:</HD><P>Notice of meeting.</P></ACT>
<DATES><HD SOURCE="HED">DATES:</HD><P>Effective May 2, 2016. Comments are due by June 14, 2016.</P></DATES>
<SUM><HD SOURCE="HED">SUMMARY:</HD><P>The <E T="03">next</E> meeting.</P></SUM></PREAMB>
<SUPLINF><HD SOURCE="HED">SUPPLEMENTARY INFORMATION:</HD>${content}</SUPLINF>
<FRDOC>[FR Doc. ${number} Filed 4-14-16; 8:45 am]</FRDOC><BILCOD>BILLING CODE 1-P</BILCOD></NOTICE>`;

describe('Federal Register daily issue', () => {
  it('yields a record per document with its pages from the table of contents', async () => {
    const parsed = await parseFiles(federalRegister, {
      'FR-2016-04-15.xml': issue(notice(), notice('', '2016-08652')),
    });
    const [first, second] = getRecords('regulation', parsed);
    expect(first).toMatchObject({
      fusionId: 'fr-2016-08651',
      part: 'issue',
      regulationDocumentType: 'Notice',
      title: 'Committee; Meeting',
      description: 'The next meeting.',
      agencies: [
        { name: 'Agriculture Department', shortName: 'USDA' },
        { name: 'Forest Service', shortName: 'FS' },
      ],
      citations: ['7 CFR Part 319'],
      regulationIdNumbers: ['0579-AE18'],
      docketIds: ['APHIS-2016-0029', 'FRL-99-Region 9'],
      noticeType: 'Notice of meeting.',
      effectiveDate: '2016-05-02',
      commentEndDates: ['2016-06-14'],
      docketFusionIds: ['docket-APHIS-2016-0029'],
      publicationDate: '2016-04-15',
      registerCitiation: '81 FR 22208',
      registerEndPage: 22209,
    });
    expect(second).not.toHaveProperty('registerCitiation');
  });

  it('titles a document without a subject by the table of contents, otherwise by agency and action', async () => {
    const untitled = (number: string) => notice('', number).replace(/<SUBJECT>.*<\/SUBJECT>/, '');
    const entries =
      '<SJ>Meetings:</SJ><SJDENT><SJDOC>Advisory Board, </SJDOC><PGS>1</PGS><FRDOCBP D="0">2016-1</FRDOCBP></SJDENT>';
    const other = '<DOCENT><DOC>Widgets, </DOC><PGS>2</PGS><FRDOCBP D="0">2016-2</FRDOCBP></DOCENT>';
    const text = issue(...['2016-1', '2016-2', '2016-3'].map(untitled)).replace(
      '<DOCENT>',
      `${entries}${other}<DOCENT>`,
    );
    const records = getRecords('regulation', await parseFiles(federalRegister, { 'a.xml': text }));
    expect(records.map(({ title }) => title)).toEqual([
      'Meetings: Advisory Board',
      'Widgets',
      'Agriculture Department: Notice of meeting',
    ]);
  });

  it('marks a document printed as withdrawn', async () => {
    const text = issue(notice().replace('[Docket No. APHIS-2016-0029; FRL-99-Region 9]', '[File Until 5/22/2016]'));
    const record = only(getRecords('regulation', await parseFiles(federalRegister, { 'a.xml': text })));
    expect(record.withdrawn).toBe(true);
    expect(record).not.toHaveProperty('docketIds');
  });

  it('summarizes without footnotes and their marks', async () => {
    const noted = `<P>Of 5 km<SU>2</SU> a year.<SU>1</SU> <SU>2</SU> <FTREF/> No more.</P>
      <FTNT><P><SU>1</SU> As measured.</P><P><SU>2</SU> And again.</P></FTNT>`;
    const text = issue(notice()).replace('<P>The <E T="03">next</E> meeting.</P>', noted);
    const [record] = getRecords('regulation', await parseFiles(federalRegister, { 'a.xml': text }));
    expect(record?.description).toBe('Of 5 km² a year. No more.');
  });

  it('finds the pages of each document when an entry names several', async () => {
    const entry = '<PGS>22208-22209, 22347-22359</PGS><FRDOCBP D="12">2016-08652</FRDOCBP><FRDOCBP D="1">2016-08651';
    const text = issue(notice(), notice('', '2016-08652')).replace(
      '<PGS>22208-22209</PGS><FRDOCBP D="0">2016-08651',
      entry,
    );
    const getPages = async (xml: string) => {
      const records = getRecords('regulation', await parseFiles(federalRegister, { 'a.xml': xml }));
      return records.map((one) => [one.registerStartPage, one.registerEndPage]);
    };
    expect(await getPages(text)).toEqual([
      [22208, 22209],
      [22347, 22359],
    ]);
    // Two ranges of the same length cannot be assigned to their documents.
    expect(await getPages(text.replace('22347-22359', '22347-22348').replace('D="12"', 'D="1"'))).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('reads the List of Subjects as unique topics', async () => {
    const content = `<LSTSUB><HD SOURCE="HED">List of Subjects</HD><HD SOURCE="HD2">12 CFR Part 3</HD><P>Banks, Navigation (water,
      air), Trusts.</P><HD SOURCE="HD2">12 CFR Part 4</HD><P>banks; and Savings.</P></LSTSUB>`;
    const parsed = await parseFiles(federalRegister, { 'a.xml': issue(notice(content)) });
    expect(only(getRecords('regulation', parsed)).topics).toEqual([
      'Banks',
      'Navigation (water, air)',
      'Trusts',
      'Savings',
    ]);
  });

  it('reads docket numbers with any dash and without a separator', async () => {
    const text = notice().replace('APHIS-2016-0029; FRL-99-Region 9', 'APHIS—2016–0029 FRL-99-Region 9');
    const parsed = await parseFiles(federalRegister, { 'a.xml': issue(text) });
    expect(only(getRecords('regulation', parsed))).toMatchObject({
      docketIds: ['APHIS-2016-0029', 'FRL-99-Region 9'],
      docketFusionIds: ['docket-APHIS-2016-0029'],
    });
  });

  it('sets marks of notes apart from numbers, keeps exponents and marks the notes', async () => {
    const content = `<P>A fee may not exceed $725,000.<SU>11</SU><FTREF/> Or $725,000<SU>12</SU>, <SU>13</SU>
      <FTREF/> a year of 10<SU>6</SU> tons of CO<E T="52">2</E>, at 12<FR>1/2</FR> percent in the NW<FR>1/4</FR>.</P>
      <FTNT><P><SU>11</SU> Rule 11.21.6.</P><P>See also Rule 9.</P></FTNT>
      <GPOTABLE><ROW><ENT>725<SU>1</SU></ENT><ENT>10<SU>3</SU></ENT></ROW><TNOTE><SU>1</SU> In dollars.</TNOTE></GPOTABLE>
      <P>Text<MATH><P>x</P></MATH>around a formula.</P>`;
    const [record] = getRecords('regulation', await parseFiles(federalRegister, { 'a.xml': issue(notice(content)) }));
    const blocks = record?.sections?.flatMap((section) => section.blocks) ?? [];
    expect(blocks.slice(-8)).toEqual([
      {
        text: 'A fee may not exceed $725,000. Or $725,000 a year of 10⁶ tons of CO₂, at 12 1/2 percent in the NW 1/4.',
        indent: 0,
      },
      { text: 'Rule 11.21.6.', indent: 0, num: '11', isNote: true },
      { text: 'See also Rule 9.', indent: 0, isNote: true },
      { text: '725 | 10³', indent: 0 },
      { text: 'In dollars.', indent: 0, num: '1', isNote: true },
      { text: 'Text', indent: 0 },
      { text: 'x', indent: 0 },
      { text: 'around a formula.', indent: 0 },
    ]);
  });

  it('divides the text by headings and amended sections and renders table rows', async () => {
    const content = `<P/><HD SOURCE="HD1">Background</HD><P>Text<PRTPAGE P="22209"/> goes on.</P>
      <REGTEXT><AMDPAR>1. Revise:</AMDPAR><SECTION><SECTNO>§ 3.1 </SECTNO><SUBJECT>Scope.</SUBJECT><P>(a) All.</P><STARS/></SECTION></REGTEXT>
      <GPOTABLE><ROW><ENT>A</ENT><ENT>1</ENT></ROW></GPOTABLE>`;
    const parsed = await parseFiles(federalRegister, { 'a.xml': issue(notice(content)) });
    const sections = only(getRecords('regulation', parsed)).sections ?? [];
    expect(sections.map((one) => [one.level, one.num, one.heading, one.blocks.map((block) => block.text)])).toEqual([
      [0, undefined, 'ACTION:', ['Notice of meeting.']],
      [0, undefined, 'DATES:', ['Effective May 2, 2016. Comments are due by June 14, 2016.']],
      [0, undefined, 'SUMMARY:', ['The next meeting.']],
      [0, undefined, 'SUPPLEMENTARY INFORMATION:', []],
      [1, undefined, 'Background', ['Text goes on.', '1. Revise:']],
      [2, '§ 3.1', 'Scope.', ['(a) All.', '* * * * *', 'A | 1']],
    ]);
  });

  it('turns a presidential document into an action with its signing date', async () => {
    const body = `<PRESDOCU><EXECORD><TITLE3>Title 3</TITLE3><PRES>The President</PRES>
      <EXECORDR>Executive Order 13725 of April 12, 2016</EXECORDR><HD SOURCE="HED">Competition</HD><FP>By the authority.</FP>
      <FRDOC>[FR Doc. 2016–09346 Filed 4-19-16; 8:45 am]</FRDOC></EXECORD></PRESDOCU>`;
    const parsed = await parseFiles(federalRegister, { 'a.xml': issue(body) });
    expect(only(getRecords('presidential-action', parsed))).toMatchObject({
      fusionId: 'eo-13725',
      alsoKnownAs: ['fr-2016-09346'],
      actionType: 'executive_order',
      executiveOrderNumber: '13725',
      title: 'Competition',
      signedOn: '2016-04-12',
      president: 'Barack Obama',
    });
  });

  it('quarantines a document without a number, malformed XML and a file without documents', async () => {
    const broken = issue(notice(), notice('', ''), notice('', '2016-08653')).replace(
      '</NOTICES>',
      '<NOTICE>&oops;</NOTICE></NOTICES>',
    );
    const parsed = await parseFiles(federalRegister, { 'a.xml': broken, 'b.xml': '<FEDREG/>' });
    expect(parsed.map((one) => one.ok || one.reason)).toEqual([
      true,
      'the document has no FR Doc number',
      true,
      expect.stringContaining('not well-formed XML'),
      'the file contains no document of the Federal Register',
    ]);
  });
});
