import { describe, expect, it } from 'vitest';
import { actionSchema } from './measure.ts';
import { actionFacts } from './measure-actions.ts';

const DAY = '2025-03-01';
const FLOOR = { sourceSystem: { code: '2', name: 'House floor actions' } };
const LIBRARY = { sourceSystem: { code: '9', name: 'Library of Congress' } };
const action = (text: string, rest: Record<string, unknown> = {}) =>
  actionSchema.parse({ actionDate: DAY, text, ...rest });
const getTexts = (...parameters: Parameters<typeof actionFacts>) => actionFacts(...parameters).map(({ text }) => text);

describe('Order of measure actions', () => {
  it('reverses a newest-first list, even when all actions share a day', () => {
    expect(getTexts([action('Referred to a committee.'), action('Introduced in House')])).toEqual([
      'Introduced in House',
      'Referred to a committee.',
    ]);
  });

  it('keeps the same words of both chambers on one day as two events', () => {
    const words = 'Motion to reconsider laid on the table Agreed to without objection.';
    const senate = { sourceSystem: { code: '0', name: 'Senate' } };
    expect(actionFacts([action(words, senate), action(words, FLOOR)]).map(({ chamber }) => chamber)).toEqual([
      'lower',
      'upper',
    ]);
  });

  it('keeps a list whose dates ascend', () => {
    const listed = [action('Introduced in House', { actionDate: '2025-02-01' }), action('Passed House.')];
    expect(getTexts(listed)).toEqual(['Introduced in House', 'Passed House.']);
  });

  it('merges reports of an event at its first mention with the text, time and code of all', () => {
    const facts = actionFacts([
      action('On passage Passed by voice vote. (text: CR H1)', {
        ...FLOOR,
        actionTime: '16:00:00',
        actionCode: 'H37100',
      }),
      action('Motion to reconsider laid on the table.', { ...FLOOR, actionTime: '16:00:00' }),
      action('Passed/agreed to in House: On passage Passed by voice vote.', { ...LIBRARY, actionCode: '8000' }),
    ]);
    expect(facts).toEqual([
      {
        date: DAY,
        ts: Date.UTC(2025, 2, 1, 21) / 1000,
        text: 'Passed/agreed to in House: On passage Passed by voice vote.',
        chamber: 'lower',
        code: '8000',
      },
      expect.objectContaining({ text: 'Motion to reconsider laid on the table.' }),
    ]);
  });

  it('separates a motion at two times and merges an untimed report with the nearest before it', () => {
    const facts = actionFacts([
      action('Debate continued.', { ...LIBRARY, actionCode: '4000' }),
      action('Debate continued.', { ...FLOOR, actionTime: '15:00:00' }),
      action('Debate continued.', { ...FLOOR, actionTime: '10:00:00' }),
    ]);
    expect(facts.map(({ ts, code }) => [ts, code])).toEqual([
      [Date.UTC(2025, 2, 1, 15) / 1000, undefined],
      [Date.UTC(2025, 2, 1, 20) / 1000, '4000'],
    ]);
  });

  it('reads the 12-hour clock of old records', () => {
    expect(actionFacts([action('Debated.', { actionTime: '06:16PM' })])[0]?.ts).toBe(
      Date.UTC(2025, 2, 1, 23, 16) / 1000,
    );
  });
});

describe('Latest action stated by the record', () => {
  const listed = [
    action('Became Public Law No: 119-1.', { ...LIBRARY, actionCode: '36000' }),
    action('Signed by President.', { ...LIBRARY, actionCode: '36000' }),
    action('Presented to President.', { actionDate: '2025-02-27' }),
  ];

  it('comes last in its own words, with the code of the matching listed action', () => {
    const facts = actionFacts(listed, action('Signed by  President'));
    expect(facts.map(({ text }) => text)).toEqual([
      'Presented to President.',
      'Became Public Law No: 119-1.',
      'Signed by  President',
    ]);
    expect(facts.at(-1)?.code).toBe('36000');
  });

  it('is added when the list lacks it', () => {
    expect(getTexts(listed, action('Message sent.', { actionDate: '2025-03-09' })).at(-1)).toBe('Message sent.');
    expect(getTexts(listed, action('Vetoed by President.', { actionDate: '2025-02-28' })).at(-1)).toBe(
      'Vetoed by President.',
    );
  });

  it('changes nothing when it has no text', () => {
    expect(getTexts(listed, action(''))).toEqual(getTexts(listed));
  });
});
