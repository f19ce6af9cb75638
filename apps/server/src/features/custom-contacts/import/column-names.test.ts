import { expect, it } from 'vitest';
import { COLUMN_NAMES } from './column-names.ts';

it.each(Object.entries(COLUMN_NAMES))('Column names of %s are letters only, each once', (_field, names) => {
  expect(names.filter((name) => !/^[a-z]+$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
