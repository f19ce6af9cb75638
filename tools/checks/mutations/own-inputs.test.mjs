import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OWN_INPUTS } from './own-inputs.mjs';

/** Folders that sources share. */
const SHARED = ['mapping', 'openstates', 'reading', 'testing'];

it('OWN_INPUTS has an input for every source folder', () => {
  const folders = readdirSync(new URL('../../../apps/server/src/sources', import.meta.url), { withFileTypes: true });
  const sources = folders.flatMap((one) => (one.isDirectory() && !SHARED.includes(one.name) ? [one.name] : []));
  expect(Object.keys(OWN_INPUTS).toSorted()).toEqual(sources.toSorted());
});
