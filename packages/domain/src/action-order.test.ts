import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endingWith, joinByDay } from './action-order.ts';
import type { ActionFact } from './source-record.ts';

const day = '2025-03-01';
const action = (text: string, date = day): ActionFact => ({ date, text });

describe('endingWith', () => {
  it('moves the latest action to the end of its day, with the stated text and known details', () => {
    const listed: ActionFact = { ...action('Signed  by President'), code: '36000', ts: 1 };
    const history = [action('Introduced', '2025-01-03'), listed, action('Became law.')];
    expect(endingWith(history, action('Signed by President.'))).toEqual([
      history[0],
      history[2],
      { ...listed, text: 'Signed by President.' },
    ]);
  });

  it('adds a latest action that the history lacks', () => {
    const history = [action('Introduced')];
    expect(endingWith(history, action('Referred'))).toEqual([action('Introduced'), action('Referred')]);
    expect(endingWith(history, action('Introduced', '2025-03-02'))).toHaveLength(2);
    expect(endingWith([], action('Referred'))).toEqual([action('Referred')]);
  });

  it('takes the last of several equal actions as the latest action', () => {
    const history = [action('Debated'), action('Recessed'), { ...action('Debated'), ts: 2 }];
    expect(endingWith(history, action('Debated'))).toEqual(history);
  });
});

describe('joinByDay', () => {
  it('puts proven facts of a day before the history of that day and undated facts last', () => {
    const history = [action('Passed'), action('Sent on')];
    const proofs = [
      { text: 'Introduced version', date: '2025-01-03' },
      { text: 'Passed version', date: day },
      { text: 'Enrolled version', date: null },
    ];
    expect(joinByDay<{ text: string; date: string | null }>(history, proofs).map(({ text }) => text)).toEqual([
      'Introduced version',
      'Passed version',
      'Passed',
      'Sent on',
      'Enrolled version',
    ]);
  });

  it('keeps every entry and the order within each list for any dates', () => {
    const list = fc
      .array(fc.constantFrom('2025-01-01', '2025-01-02', null))
      .map((days) => days.map((date) => ({ date })));
    fc.assert(
      fc.property(list, list, (history, others) => {
        const joined = joinByDay(history, others);
        expect(joined).toHaveLength(history.length + others.length);
        expect(joined.filter((entry) => history.includes(entry))).toEqual(history);
        expect(joined.filter((entry) => others.includes(entry))).toEqual(others);
      }),
    );
  });
});
