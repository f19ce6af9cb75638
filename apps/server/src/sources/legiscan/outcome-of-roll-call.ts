import { outcomeInMotion } from '../mapping/outcome-in-motion.ts';
import type { LegiscanRollCall } from './schemas.ts';

/**
 * Returns whether a roll call carried. The CSV files do not state it, and the counts cannot prove it because some
 * motions need two thirds, but the description often does: `Motion To Override Veto Failed Roll Call # 9`. Where it
 * does, it is right: the API's `passed` is computed from the counts.
 */
export function outcomeOfRollCall({ desc, passed }: Pick<LegiscanRollCall, 'desc' | 'passed'>): {
  passed: boolean | undefined;
  contradictions: string[];
} {
  const computed = typeof passed === 'number' ? passed === 1 : undefined;
  const stated = outcomeInMotion(desc);
  if (stated === undefined || stated.passed === computed) return { passed: computed, contradictions: [] };
  if (computed === undefined) return { passed: stated.passed, contradictions: [] };
  const given = computed ? 'passed' : 'failed';
  return {
    passed: stated.passed,
    contradictions: [`The record gives the result as “${given}”; its description says “${stated.words}”.`],
  };
}
