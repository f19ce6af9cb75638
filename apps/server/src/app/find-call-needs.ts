import type { CallNeeds } from '@rotunda/contract';
import { listCalls } from './list-calls.ts';

const NEEDS: ReadonlyMap<string, CallNeeds> = new Map(listCalls().map(({ name, needs }) => [name, needs]));

/**
 * Returns what the contract declares that a call needs.
 *
 * @param path Path of the call in the contract: feature, call.
 * @throws Error for a path that is not in the contract, which is an internal fault.
 */
export function findCallNeeds(path: readonly string[]): CallNeeds {
  const needs = NEEDS.get(path.join('.'));
  if (needs === undefined) throw new Error(`the contract has no call ${path.join('.')}`);
  return needs;
}
