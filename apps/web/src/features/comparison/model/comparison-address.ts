import { COMPARISON_LIMITS } from '@rotunda/contract/values';
import type { ComparedBills } from './comparison-selection.ts';

/** What the address of the comparison screen keeps. */
export interface ComparisonSearch extends Partial<ComparedBills> {
  /** One column; side by side when absent. */
  view?: 'inline';
  /** Unchanged paragraphs are folded as well. */
  only?: 'changes';
  /** Number of the change that is shown. */
  change?: number;
}

const LONGEST_ID = 200;

const idOf = (value: unknown, longest: number): string | undefined => {
  // The address parser makes numbers of what looks like one.
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' && text.length <= longest ? text : undefined;
};

/** Reads an address; what is not understood is left out. */
export function readComparisonSearch(search: Record<string, unknown>): ComparisonSearch {
  const bill1 = idOf(search['bill1'], LONGEST_ID);
  const bill2 = idOf(search['bill2'], LONGEST_ID);
  const version1 = idOf(search['version1'], COMPARISON_LIMITS.versionId);
  const version2 = idOf(search['version2'], COMPARISON_LIMITS.versionId);
  const change = search['change'];
  return {
    ...(bill1 === undefined ? {} : { bill1 }),
    ...(bill2 === undefined ? {} : { bill2 }),
    // A version's id that is the bill's says no more than the bill.
    ...(version1 === undefined || version1 === bill1 ? {} : { version1 }),
    ...(version2 === undefined || version2 === bill2 ? {} : { version2 }),
    ...(search['view'] === 'inline' ? { view: 'inline' as const } : {}),
    ...(search['only'] === 'changes' ? { only: 'changes' as const } : {}),
    ...(Number.isSafeInteger(change) && Number(change) > 0 ? { change: Number(change) } : {}),
  };
}
