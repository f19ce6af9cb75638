import { getBillStatus, getMilestone, endOfBill, parseBillNumber, partyName } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { readWrittenName } from '../features/documents/joining/written-name.ts';
import { safeFileName } from '../platform/files/file-name.ts';
import { datesInProse } from './federal-register/dates-in-prose.ts';
import { docketIdsIn, docketNumbersIn } from './federal-register/register-identity.ts';
import { executiveOrderId } from '@rotunda/domain';
import { mapRawText } from './presidential-actions/map-raw-text.ts';
import { htmlToSections } from './legiscan/text-sections.ts';
import { actionFacts } from './mapping/congress/measure-actions.ts';
import { measureSchema } from './mapping/congress/measure.ts';
import { plainText } from './mapping/congress/measure-notes.ts';
import { readMemberName } from './mapping/congress/measure-people.ts';
import { recordedVoteFacts } from './mapping/congress/measure-votes.ts';
import { findSource } from './registry.ts';
import { only, parseFiles } from './testing/collect-records.ts';

const LENGTH = 200_000;
/** CPU time. A pattern that rescans the rest of the text from each position takes far longer than this. */
const LIMIT_MS = 3000;

const many = (unit: string): string => unit.repeat(Math.ceil(LENGTH / unit.length));

const action = (text: string) => ({
  text,
  actionDate: '2025-01-03',
  actionTime: undefined,
  type: undefined,
  actionCode: undefined,
});

const congressVote = (text: string) => {
  const recordedVotes = [
    { congress: '119', sessionNumber: '1', rollNumber: '1', chamber: 'House', date: '2025-01-03T00:00:00Z' },
  ];
  const actions = [{ actionDate: '2025-01-03', text, recordedVotes }];
  return recordedVoteFacts(measureSchema.parse({ congress: 119, type: 'HR', number: '7', actions }));
};

const history = (text: string) => {
  const fact = { date: '2025-01-03', text };
  const statuses = ['us', 'us-mi'].map((isoCode) => getBillStatus([fact], { isoCode }));
  return [getMilestone(fact, 'us-mi'), getMilestone(fact, 'us'), endOfBill([fact], 'us-mi'), ...statuses];
};

const READERS: [string, (text: string) => unknown, string[]][] = [
  ['HTML of a state', htmlToSections, ['<s ', '<p ', '</p\t', '<', '<s>', '<b>', 'SEC. 1.', '\n ']],
  ['a leaf of bulk data', plainText, ['<', '<a ']],
  ['a sponsor', readMemberName, ['[A-', ' ', 'Del. ', 'Rep. \n']],
  ['an action of Congress', (text) => actionFacts([action(text)]), ['(cr 1 ', '(text', ' .']],
  ['a roll call named in an action', congressVote, [' ', ', ', ' .', '1-1', '1-1, 1 present', 'roll no. ']],
  [
    'a history',
    history,
    [
      'committee ',
      'died ',
      'veto ',
      'reconsidered ',
      'the committee on ',
      'motion to reconsider ',
      'table ',
      'recalled from ',
      'conference ',
      'senate amendment ',
      'concur ',
      'chair sustained ',
      'unanimous consent ',
    ],
  ],
  ['dockets in a text', (text) => docketIdsIn([text]), ['A-', 'A-0001-', 'A', 'A-0001-A-']],
  ['docket numbers', (text) => docketNumbersIn([text]), [' ', ';', '- ', '[']],
  ['the number of an order', executiveOrderId, [' ', '1 ', '1-']],
  [
    'the plain text of a presidential document',
    (text: string) => mapRawText(text, '94-1'),
    ['<', '<a', '&amp', '[[Page ', '\n ', 'Sec. 1. ', '[FR Doc'],
  ],
  ['dates in prose', datesInProse, ['delayed ', 'effective ', 'comments by ', '. ', 'until ', ' ']],
  ['the number of a bill', parseBillNumber, ['0', 'hr0', 'h', '-0']],
  ['a party', partyName, [' ', 'party']],
  ['the name of a legislator', readWrittenName, [' ', ', ', '(', '( ', 'jr ']],
  ['the name of a file', safeFileName, ['. ', '.', ' ']],
];

describe('Linear-time reading of long text', () => {
  it.each(READERS)('%s', (_, read, units) => {
    for (const unit of units) {
      const before = process.cpuUsage();
      read(`1 ${many(unit)}\n.x`);
      expect([unit, process.cpuUsage(before).user / 1000 < LIMIT_MS]).toEqual([unit, true]);
    }
  });

  it('covers the subjects of a Federal Register issue', async () => {
    const source = findSource('federal-register');
    if (source === undefined) throw new Error('no such source');
    const issue = (subjects: string) =>
      `<FEDREG><DATE>Friday, January 3, 2025</DATE><RULES><RULE><PREAMB><SUBJECT>A</SUBJECT></PREAMB><LSTSUB><P>${subjects}</P></LSTSUB><FRDOC>[FR Doc. 2025-00001 Filed 1-2-25; 8:45 am]</FRDOC></RULE></RULES></FEDREG>`;
    const before = process.cpuUsage();
    const parsed = await parseFiles(source, { 'FR-2025-01-03.xml': issue(many('a1, ')) });
    expect(only(parsed).ok).toBe(true);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(LIMIT_MS);
  });
});
