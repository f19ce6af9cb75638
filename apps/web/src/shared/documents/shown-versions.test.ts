import { expect, it } from 'vitest';
import { shownVersions } from './shown-versions.ts';

it.each<[string, string, string | null, number]>([
  ['with an id and a type', 'v-1', 'ih', 1],
  ['with an id and no type', 'v-1', null, 1],
  ['without an id', '', 'ih', 0],
  ['that is a plain version', 'v-1', 'version', 0],
  ['that is a plain version in capitals', 'v-1', 'Version', 0],
])('shownVersions decides whether to show a version %s', (_what, fnDocumentId, fnBillDocType, count) => {
  expect(shownVersions([{ fnDocumentId, fnBillDocType }])).toHaveLength(count);
});
