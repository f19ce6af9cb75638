import type { DocumentCard } from '@rotunda/contract';
import { expect, it } from 'vitest';
import { getStatusText } from './legislation.presenter.ts';

it.each<[Pick<DocumentCard, 'status' | 'genericStatus' | 'isoCode'>, string]>([
  [{ status: null, genericStatus: 'Passed', isoCode: 'us' }, ''],
  [{ status: 'ENROLLED', genericStatus: 'Considering', isoCode: 'us' }, 'Enrolled (Considering)'],
  [{ status: 'FAILED', genericStatus: 'Failed', isoCode: 'us' }, 'Failed'],
  [{ status: 'OTHER', genericStatus: null, isoCode: null }, 'Other'],
  [{ status: 'ENACTED', genericStatus: 'Passed', isoCode: 'us' }, 'Enacted (Passed)'],
  [{ status: 'ENACTED', genericStatus: 'Passed', isoCode: 'ca' }, 'Royal Assent (Passed)'],
  [{ status: 'ENACTED', genericStatus: 'Passed', isoCode: 'ca-on' }, 'Royal Assent (Passed)'],
])('getStatusText describes %j as "%s"', (status, text) => {
  // Only these fields of a card are read.
  expect(getStatusText(status as DocumentCard)).toBe(text);
});
