import { type ComparableText, compareTexts } from '@rotunda/comparison';
import type { ComparableBill } from '@rotunda/contract';
import { presentComparison } from '../../comparison.presenter.ts';
import type { ExportedComparison } from '../exported-comparison.ts';

const BILL: ComparableBill = {
  fusionId: 'us-119-hr-1',
  documentType: 'Legislation',
  billId: 'US HR 1',
  title: 'A bill on widgets',
  description: 'United States, 119th Congress',
  genericStatus: null,
};

/** Compares two versions of a bill and returns the data for export. */
export function exported(left: ComparableText, right: ComparableText): ExportedComparison {
  const { overview, sections } = presentComparison(left, right, compareTexts(left, right));
  const version = (id: string, title: string, date: string, language: string) => ({
    version: { id, title, date, language, isCurrent: false },
  });
  return {
    left: { ...BILL, ...version('ih', 'Introduced', '2026-01-05', left.language) },
    right: { ...BILL, ...version('enr', 'Enrolled', '2026-03-05', right.language) },
    overview,
    getRows: (key) => sections[key] ?? [],
    author: 'Rotunda',
    createdAt: new Date('2026-11-23T10:20:30.400Z'),
  };
}
