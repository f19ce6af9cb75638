import { expect, it } from 'vitest';
import { changedValues } from './changed-values.ts';

it('changedValues returns only the fields that differ and compares lists by content', () => {
  const before = { name: 'Briefing', summary: '', tags: ['a'], startTime: 60 as number | null };
  expect(changedValues({ ...before, tags: ['a'] }, before)).toEqual({});
  expect(changedValues({ ...before, name: 'Mine', tags: ['a', 'b'] }, before)).toEqual({
    name: 'Mine',
    tags: ['a', 'b'],
  });
  expect(changedValues({ ...before, startTime: null }, before)).toEqual({ startTime: null });
});

it('changedValues compares files by identity', () => {
  const file = new File(['a'], 'a.txt');
  const other = new File(['a'], 'a.txt');
  expect(changedValues<{ file: File | null }>({ file }, { file })).toEqual({});
  expect(changedValues<{ file: File | null }>({ file: other }, { file }).file).toBe(other);
  expect(changedValues<{ file: File | null }>({ file }, { file: null }).file).toBe(file);
});
