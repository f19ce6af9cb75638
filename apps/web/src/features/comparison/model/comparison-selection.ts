import type { ComparableBill } from '@rotunda/contract';

export type ComparisonTab = 'versions' | 'relevant' | 'other';
export type ComparisonSide = 'first' | 'second';

/** A bill chosen for one side. Without a version, its current one is meant (CMP-01). */
export interface ChosenBill {
  bill: ComparableBill;
  versionId: string | null;
}

/** State of the dialog until Start Comparing. */
export interface ComparisonSelection {
  first: ChosenBill | null;
  second: ChosenBill | null;
  tab: ComparisonTab;
  /** Option of the search for other bills. */
  activeSessions: boolean;
}

/** Bills and versions that the address of a comparison names. */
export interface ComparedBills {
  bill1: string;
  bill2: string;
  version1?: string;
  version2?: string;
}

/**
 * Returns the initial selection. It starts with versions if two of one bill are compared, with relevant bills if there
 * is a first bill, and otherwise with other bills (CMP-01).
 */
export function beginSelection(first: ChosenBill | null, second: ChosenBill | null): ComparisonSelection {
  const isOfOneBill = first !== null && first.bill.fusionId === second?.bill.fusionId;
  const tab = isOfOneBill ? 'versions' : first === null ? 'other' : 'relevant';
  return { first, second, tab, activeSessions: true };
}

/** Swaps bills and versions. The tab changes to other bills, of all sessions (CMP-01). */
export function swapSides({ first, second }: ComparisonSelection): ComparisonSelection {
  return { first: second, second: first, tab: 'other', activeSessions: false };
}

/** Fills the missing side with a bill. The second can be chosen once the first exists (CMP-01). */
export function chooseBill(selection: ComparisonSelection, chosen: ChosenBill): ComparisonSelection {
  return selection.first === null ? { ...selection, first: chosen } : { ...selection, second: chosen };
}

interface VersionOfBill {
  id: string;
  language: string;
  /** Whether its text is stored here. */
  support: boolean;
  isCurrent: boolean;
}

/** Returns the version to compare: the chosen one or else the current one; null while the versions are unknown. */
export function getVersionId(chosen: ChosenBill, versions: readonly VersionOfBill[] | undefined): string | null {
  return chosen.versionId ?? versions?.find(({ isCurrent }) => isCurrent)?.id ?? null;
}

/**
 * Returns two versions to start with: the current one, and the previous one in the same language or else any other.
 * Null if there is only one text.
 * @param versions newest first
 */
export function neighboringVersions(versions: readonly VersionOfBill[]): { before: string; after: string } | null {
  const readable = versions.filter(({ support }) => support);
  const after = readable.find(({ isCurrent }) => isCurrent) ?? readable[0];
  if (after === undefined) return null;
  const others = readable.filter((version) => version !== after);
  const before = others.find(({ language }) => language === after.language) ?? others[0];
  return before === undefined ? null : { before: before.id, after: after.id };
}

/** Returns the address of a comparison. A version is named only if its id differs from the bill's (CMP-02). */
export function getAddress(
  first: { fusionId: string; versionId: string | null },
  second: { fusionId: string; versionId: string | null },
): ComparedBills {
  const version1 = first.versionId !== first.fusionId ? first.versionId : null;
  const version2 = second.versionId !== second.fusionId ? second.versionId : null;
  return {
    bill1: first.fusionId,
    bill2: second.fusionId,
    ...(version1 === null ? {} : { version1 }),
    ...(version2 === null ? {} : { version2 }),
  };
}
