import { describe, expect, test } from 'vitest';
import { only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { congressHearings } from './index.ts';

const hearings = async (xml: string) => getRecords('hearing', await parseFiles(congressHearings, { 'a/b.xml': xml }));
const notice = (attributes: string, content: string) =>
  `<?xml-stylesheet type='text/xsl' href='/none.xslt'?>
<committee-meeting ${attributes}><current-status>P</current-status>${content}</committee-meeting>`;
const NUMBERED = 'congress-num="113" meeting-id="HMKP100002" meeting-type="HMKP" update-date="2014-05-20T13:47:13.700"';
const DETAILS = `<meeting-details>
  <committees><committee-name id="ZZ00">Committee on Samples</committee-name><committee-name id="IG05">Panel</committee-name></committees>
  <meeting-date><calendar-date>2014-05-19</calendar-date><start-time>17:00:00</start-time></meeting-date>
  <meeting-location><capitol-complex><room>H-1</room><building>CAPITOL</building></capitol-complex></meeting-location>
  <meeting-title>H.R. 7&#8212;A sample; and S. 8</meeting-title></meeting-details>
<meeting-documents>
  <meeting-document remove-date=""><description>H.R. 9 (as introduced)</description><legis-num>H.R. 9</legis-num>
    <files><file doc-url="http://example.gov/9.pdf" doc-type="PDF"/><file doc-url="http://example.gov/9.xml" doc-type="XML"/></files></meeting-document>
  <meeting-document remove-date="2014-05-18T10:00:00"><description>Taken back</description><legis-num>H.R. 10</legis-num>
    <files><file doc-url="http://example.gov/10.pdf" doc-type="PDF"/></files></meeting-document>
</meeting-documents>`;

describe('House Committee Repository notice', () => {
  test('updates the Congress.gov meeting of the same number, in Washington time', async () => {
    const meeting = only(await hearings(notice(NUMBERED, DETAILS)));
    expect(meeting).toMatchObject({
      fusionId: 'hearing-us-113-100002',
      part: 'house-repository',
      eventId: '100002',
      chamber: 'lower',
      eventType: 'committee_markup',
      meetingStatus: 'Postponed',
      location: 'H-1, CAPITOL',
      date: '2014-05-19',
      ts: Date.parse('2014-05-19T21:00:00Z') / 1e3,
      hasStartTime: true,
      sourceUpdatedTs: Date.parse('2014-05-20T17:47:13Z') / 1e3,
      committees: [
        {
          name: 'Committee on Samples',
          fusionId: 'committee-us-hszz',
        },
        {
          name: 'Panel',
          fusionId: 'committee-us-hlig05',
        },
      ],
      documents: [
        {
          title: 'H.R. 9 (as introduced) (PDF)',
          url: 'http://example.gov/9.pdf',
        },
        {
          title: 'H.R. 9 (as introduced) (XML)',
          url: 'http://example.gov/9.xml',
        },
      ],
    });
    // Bills named in the documents come first, then those in the title; withdrawn documents are not counted.
    expect(meeting.billFusionIds).toEqual(['us-113-hr-9', 'us-113-hr-7', 'us-113-s-8']);
  });

  test('is quarantined without a number or Congress, as are other documents', async () => {
    for (const xml of [
      notice('congress-num="113"', ''),
      notice('meeting-id="HMTG1"', ''),
      '<rollcall-vote meeting-id="1"/>',
    ]) {
      expect(await parseFiles(congressHearings, { 'a.xml': xml })).toMatchObject([{ ok: false }]);
    }
  });
});

describe('House Committee Repository witness list', () => {
  const witness = (name: string, rest = '') =>
    `<witness remove-date=""><honorific>Ms.</honorific><firstname>${name}</firstname><lastname>Lee</lastname>${rest}</witness>`;

  test('names witnesses by panel unless there is a single panel', async () => {
    const xml = (panels: string) =>
      `<witness-list meeting-id="100003" create-date="2015-01-03T10:18:38.003">${panels}</witness-list>`;
    const two = only(
      await hearings(
        xml(
          `<panel sort-order="1">${witness('Ann', '<position>Mayor</position><organization>Larkmere</organization>')}
             <witness remove-date="2015-01-02"><lastname>Gone</lastname></witness></panel>
           <panel sort-order="2">${witness('Bo')}</panel>`,
        ),
      ),
    );
    // The list does not state its Congress, so it is the Congress of the day the list was created, here the 114th.
    expect(two).toMatchObject({
      fusionId: 'hearing-us-114-100003',
      part: 'witness-list',
      eventType: 'committee_hearing',
    });
    expect(two.witnesses).toEqual([
      { name: 'Ms. Ann Lee', position: 'Mayor', organization: 'Larkmere', panel: '1' },
      { name: 'Ms. Bo Lee', panel: '2' },
    ]);
    const one = only(await hearings(xml(`<panel sort-order="1">${witness('Ann')}</panel>`)));
    expect(one.witnesses).toEqual([{ name: 'Ms. Ann Lee' }]);
  });

  test('takes its Congress from its file names rather than its date', async () => {
    const document = `<witness-documents><witness-document remove-date=""><description>Statement</description><files>
      <file doc-url="http://example.gov/ZZ/HHRG-113-ZZ00-Wstate-Lee.pdf" doc-type="PDF"/></files></witness-document></witness-documents>`;
    const xml = `<witness-list meeting-id="100004" create-date="2016-01-03T10:18:38">
      <panel>${witness('Ann', document)}</panel></witness-list>`;
    expect(only(await hearings(xml))).toMatchObject({
      fusionId: 'hearing-us-113-100004',
      documents: [{ title: 'Statement', url: 'http://example.gov/ZZ/HHRG-113-ZZ00-Wstate-Lee.pdf' }],
    });
  });
});
