import { describe, expect, it } from 'vitest';
import { actionSchema } from './measure.ts';
import { actionFacts } from './measure-actions.ts';

const DAY = '2025-03-01';
const FLOOR = { sourceSystem: { code: '2', name: 'House floor actions' } };
const LIBRARY = { sourceSystem: { code: '9', name: 'Library of Congress' } };
const action = (text: string, rest: Record<string, unknown> = {}) =>
  actionSchema.parse({ actionDate: DAY, text, ...rest });
const textsOf = (...parameters: Parameters<typeof actionFacts>) => actionFacts(...parameters).map(({ text }) => text);

describe('the order of the actions of a measure', () => {
  it('is the list turned round, also when all actions are of one day', () => {
    expect(textsOf([action('Referred to a committee.'), action('Introduced in House')])).toEqual([
      'Introduced in House',
      'Referred to a committee.',
    ]);
  });

  it('is the list itself where its days rise', () => {
    const listed = [action('Introduced in House', { actionDate: '2025-02-01' }), action('Passed House.')];
    expect(textsOf(listed)).toEqual(['Introduced in House', 'Passed House.']);
  });

  it('puts an event at its first telling, with the words, time and code of all of them', () => {
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

  it('keeps one motion at two times apart and gives an untimed telling to the nearest before it', () => {
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

  it('reads the clock of old records', () => {
    expect(actionFacts([action('Debated.', { actionTime: '06:16PM' })])[0]?.ts).toBe(
      Date.UTC(2025, 2, 1, 23, 16) / 1000,
    );
  });
});

describe('the latest action that the record names', () => {
  const listed = [
    action('Became Public Law No: 119-1.', { ...LIBRARY, actionCode: '36000' }),
    action('Signed by President.', { ...LIBRARY, actionCode: '36000' }),
    action('Presented to President.', { actionDate: '2025-02-27' }),
  ];

  it('is the last one, wherever the list has it, with its own words and what the list knows of it', () => {
    const facts = actionFacts(listed, action('Signed by  President'));
    expect(facts.map(({ text }) => text)).toEqual([
      'Presented to President.',
      'Became Public Law No: 119-1.',
      'Signed by  President',
    ]);
    expect(facts.at(-1)?.code).toBe('36000');
  });

  it('is added when the list does not have it', () => {
    expect(textsOf(listed, action('Message sent.', { actionDate: '2025-03-09' })).at(-1)).toBe('Message sent.');
    expect(textsOf(listed, action('Vetoed by President.', { actionDate: '2025-02-28' })).at(-1)).toBe(
      'Vetoed by President.',
    );
  });

  it('changes nothing when it has no words', () => {
    expect(textsOf(listed, action(''))).toEqual(textsOf(listed));
  });
});
