import type { CallOut, CallOutKind } from '../types.ts';

const LAW_KINDS: ReadonlySet<CallOutKind> = new Set(['law-struck', 'law-inserted']);
const VALUE_KINDS: ReadonlySet<CallOutKind> = new Set(['money', 'deadline', 'percentage', 'citation']);

/**
 * Removes duplicate call-outs of one place. A value that is also law struck or inserted is reported once: as the value
 * when both of its sides are known, otherwise as the instruction, which says what becomes of it.
 */
export function removeDuplicateCallOuts(callOuts: readonly CallOut[]): CallOut[] {
  const values = callOuts.filter(({ kind }) => VALUE_KINDS.has(kind));
  const law = callOuts.filter(({ kind }) => LAW_KINDS.has(kind));
  const seen = new Set<string>();
  return callOuts.filter((each) => {
    const key = `${each.kind} ${each.left} → ${each.right}`;
    if (seen.has(key)) return false;
    seen.add(key);
    if (LAW_KINDS.has(each.kind)) return !values.some((value) => hasBothSides(value) && isCoveredBy(each, value));
    return !VALUE_KINDS.has(each.kind) || hasBothSides(each) || !law.some((other) => isCoveredBy(each, other));
  });
}

function hasBothSides({ left, right }: CallOut): boolean {
  return left !== null && right !== null;
}

function isCoveredBy({ left, right }: CallOut, other: CallOut): boolean {
  return (left === null || left === other.left) && (right === null || right === other.right);
}
