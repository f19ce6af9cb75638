import type { ActionFact } from '@rotunda/domain';
import { expect, it } from 'vitest';
import { mergeDuplicateActions } from './merge-duplicate-actions.ts';

const action = (text: string, rest: Partial<ActionFact> = {}): ActionFact => ({ date: '2025-03-01', text, ...rest });
const headed = action('Passed/agreed to in House: On passage Passed. (text: CR H14: 2)', { code: 'passage' });
const plain = action('On passage Passed. (text: CR H14)');

it.each([
  ['the heading first', [headed, plain]],
  ['the heading last', [plain, headed]],
])('mergeDuplicateActions reports a vote of Congress once, with %s', (_order, tellings) => {
  const [before, after] = [action('Considered.'), action('Laid on the table.')];
  expect(mergeDuplicateActions([before, ...tellings, after])).toEqual([before, headed, after]);
});

it('mergeDuplicateActions keeps the Congressional Record pages that only a single report names', () => {
  const paged = action('Agreed to in the Senate. (consideration: CR S298; text: CR S295)');
  const short = action('Passed/agreed to in Senate: Agreed to in the Senate.', { code: 'passage' });
  expect(mergeDuplicateActions([short, paged])).toEqual([{ ...paged, code: 'passage' }]);
});

it('mergeDuplicateActions separates votes of the same wording at different times or on different days', () => {
  const timed = [action('On passage Passed.', { ts: 10 }), { ...headed, ts: 20 }];
  expect(mergeDuplicateActions(timed)).toEqual(timed);
  const days = [plain, { ...headed, date: '2025-03-02' }];
  expect(mergeDuplicateActions(days)).toEqual(days);
});

it('mergeDuplicateActions keeps identical reports without a heading', () => {
  const twice = [action('Placed on the calendar.'), action('Placed on the calendar.')];
  expect(mergeDuplicateActions(twice)).toEqual(twice);
});
