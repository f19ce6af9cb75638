import { expect, it } from 'vitest';
import { rebaseValues } from './rebase-values.ts';

it('keeps what was typed over what somebody else saved meanwhile', () => {
  const before = { name: 'Briefing', summary: '', tags: ['a'] };
  const typed = { ...before, name: 'Mine', tags: ['a', 'b'] };
  const current = { name: 'Theirs', summary: 'Theirs too', tags: [] };
  expect(rebaseValues(typed, before, current)).toEqual({ name: 'Mine', summary: 'Theirs too', tags: ['a', 'b'] });
});
