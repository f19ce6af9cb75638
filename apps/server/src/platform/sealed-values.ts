import type { DatabaseHandle } from './database/create-database.ts';
import type { SecretBox } from './secret-box.ts';

/** A value of the database that is sealed with the installation's key. */
export interface SealedValue {
  /** What it is, for an operator: `the API key of the source congress-api`. Values that are entered together share it. */
  what: string;
  /** How to enter it again. */
  remedy: string;
  sealed: string;
  context: string;
  /** Stores it sealed again, unless it was changed in the meantime. */
  replace(sealed: string): Promise<void>;
}

/** Finds all sealed values of one kind, of all organizations. */
export type FindSealed = (database: DatabaseHandle) => Promise<SealedValue[]>;

/** Values that no given key opens, with how to enter them again. */
export type UnreadableValue = Pick<SealedValue, 'what' | 'remedy'>;

export interface SealedState {
  /** Number of values. */
  total: number;
  /** Values that only an earlier key opens. */
  outdated: readonly SealedValue[];
  /** Number of values sealed with the current key. */
  readable: number;
  /** What no key opens, each `what` once. */
  unreadable: readonly UnreadableValue[];
}

/**
 * Tries to open all sealed values.
 *
 * @param current opens what is sealed with the installation's key
 * @param any also opens what is sealed with one of the earlier keys
 */
export function judgeSealed(
  values: readonly SealedValue[],
  { current, any }: { current: Pick<SecretBox, 'open'>; any: Pick<SecretBox, 'open'> },
): SealedState {
  const other = values.filter((value) => !opens(current, value));
  const unreadable = new Map(other.filter((value) => !opens(any, value)).map((value) => [value.what, value.remedy]));
  return {
    total: values.length,
    readable: values.length - other.length,
    outdated: other.filter((value) => opens(any, value)),
    unreadable: [...unreadable].map(([what, remedy]) => ({ what, remedy })),
  };
}

function opens(box: Pick<SecretBox, 'open'>, { sealed, context }: SealedValue): boolean {
  return tryToOpen(box, sealed, context) !== null;
}

/** Opens a value; null if it was sealed with a key that the installation no longer has. */
export function tryToOpen(box: Pick<SecretBox, 'open'>, sealed: string, context: string): string | null {
  try {
    return box.open(sealed, context);
  } catch {
    return null;
  }
}

/** Seals values again with the current key of a box that also knows the earlier ones. */
export async function sealAgain(box: SecretBox, values: readonly SealedValue[]): Promise<void> {
  for (const { sealed, context, replace } of values) await replace(box.seal(box.open(sealed, context), context));
}
