import { expect, test } from 'vitest';
import { describeLastAction } from './card-words.ts';

const REFERRED = { lastActionText: 'Referred to Judiciary' };

test('A last action that is older than the status says that it is only the last dated one', () => {
  expect(describeLastAction({ ...REFERRED, isStatusUndated: true })).toBe('Last dated action: Referred to Judiciary');
  expect(describeLastAction({ ...REFERRED, isStatusUndated: false })).toBe('Referred to Judiciary');
  expect(describeLastAction({ lastActionText: null, isStatusUndated: true })).toBeNull();
});
