import { COMPARISON_LIMITS } from '@rotunda/contract/values';
import type { ComparedBills } from './comparison-selection.ts';

/** What the comparison screen keeps in the address. */
export interface ComparisonSearch extends Partial<ComparedBills> {
  /** One column; side by side if absent. */
  view?: 'inline';
  /** Folds unchanged paragraphs as well. */
  only?: 'changes';
  /** Number of the current change. */
  change?: number;
}

const MAX_ID_LENGTH = 200;

const getId = (value: unknown, longest: number): string | undefined => {
  // The address parser converts number-like text to numbers.
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' && text.length <= longest ? text : undefined;
};

/** Reads the search from an address and leaves out what it does not understand. */
export function readComparisonSearch(search: Record<string, unknown>): ComparisonSearch {
  const bill1 = getId(search['bill1'], MAX_ID_LENGTH);
  const bill2 = getId(search['bill2'], MAX_ID_LENGTH);
  const version1 = getId(search['version1'], COMPARISON_LIMITS.versionId);
  const version2 = getId(search['version2'], COMPARISON_LIMITS.versionId);
  const change = search['change'];
  return {
    ...(bill1 === undefined ? {} : { bill1 }),
    ...(bill2 === undefined ? {} : { bill2 }),
    // A version id equal to the bill's id adds nothing.
    ...(version1 === undefined || version1 === bill1 ? {} : { version1 }),
    ...(version2 === undefined || version2 === bill2 ? {} : { version2 }),
    ...(search['view'] === 'inline' ? { view: 'inline' as const } : {}),
    ...(search['only'] === 'changes' ? { only: 'changes' as const } : {}),
    ...(Number.isSafeInteger(change) && Number(change) > 0 ? { change: Number(change) } : {}),
  };
}
