import { expect, it } from 'vitest';
import { changedValues } from './changed-values.ts';

it('names the fields that differ and no other, lists by what is in them', () => {
  const before = { name: 'Briefing', summary: '', tags: ['a'], startTime: 60 as number | null };
  expect(changedValues({ ...before, tags: ['a'] }, before)).toEqual({});
  expect(changedValues({ ...before, name: 'Mine', tags: ['a', 'b'] }, before)).toEqual({
    name: 'Mine',
    tags: ['a', 'b'],
  });
  expect(changedValues({ ...before, startTime: null }, before)).toEqual({ startTime: null });
});

it('tells one file from another', () => {
  const file = new File(['a'], 'a.txt');
  const other = new File(['a'], 'a.txt');
  expect(changedValues<{ file: File | null }>({ file }, { file })).toEqual({});
  expect(changedValues<{ file: File | null }>({ file: other }, { file }).file).toBe(other);
  expect(changedValues<{ file: File | null }>({ file }, { file: null }).file).toBe(file);
});
