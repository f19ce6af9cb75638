import type { DatabaseHandle } from '../platform/database/create-database.ts';
import { judgeSealed, sealAgain, type UnreadableValue } from '../platform/sealed-values.ts';
import { createSecretBox, type SecretKeys } from '../platform/secret-box.ts';
import { findSealedValues } from './find-sealed-values.ts';

/** What became of the values that are sealed with the installation's key. */
export interface AdoptedValues {
  total: number;
  /** Sealed again with the current key. */
  sealedAgain: number;
  /** Sealed with a key that is not among the given ones; they must be entered again. */
  unreadable: readonly UnreadableValue[];
}

/** Seals everything that only an earlier key opens with the current one. */
export async function adoptSealedValues(
  database: DatabaseHandle,
  { current, earlier }: SecretKeys,
): Promise<AdoptedValues> {
  const any = createSecretBox(current, earlier);
  const values = await findSealedValues(database);
  const { total, outdated, unreadable } = judgeSealed(values, { current: createSecretBox(current), any });
  await sealAgain(any, outdated);
  return { total, sealedAgain: outdated.length, unreadable };
}
