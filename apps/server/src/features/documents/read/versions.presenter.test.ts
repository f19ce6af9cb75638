import { expect, it } from 'vitest';
import { presentVersions } from './versions.presenter.ts';

const version = (versionCode: string, date?: string, versionName = versionCode) => ({
  fnDocumentId: `bill-${versionCode}`,
  versionName,
  versionCode,
  ...(date === undefined ? {} : { date }),
});

const order = (...versions: ReturnType<typeof version>[]) =>
  presentVersions([], versions).map(({ status, current }) => (current ? `${status} (current)` : status));

it('presentVersions sorts newest first, with undated final prints before the others', () => {
  expect(order(version('ih', '2025-01-03'), version('enr'), version('eh', '2025-05-22'))).toEqual([
    'enr (current)',
    'eh',
    'ih',
  ]);
  expect(order(version('enr'), version('pl', '2025-07-04'))).toEqual(['pl (current)', 'enr']);
  expect(order(version('a', undefined, 'Introduced'), version('b', undefined, 'Enrolled'))).toEqual([
    'b (current)',
    'a',
  ]);
});
