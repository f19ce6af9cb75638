import type { Deadline } from './deadline.ts';
import type { TokenStream } from './token-stream.ts';
import type { UnitFacts } from './unit-facts.ts';
import type { UnitPairs } from './unit-pairs.ts';

/** Shorter bodies, such as `[Reserved]`, say nothing without their heading or id. */
const MIN_MEANINGFUL_LENGTH = 6;

/**
 * Pairs units whose words are the same. Texts that occur more than once are told apart by heading, then by id, then by
 * order.
 */
export function pairEqualUnits(
  left: readonly UnitFacts[],
  right: readonly UnitFacts[],
  leftStream: TokenStream,
  rightStream: TokenStream,
  pairs: UnitPairs,
  deadline: Deadline,
): void {
  const leftBodies = bodyKeys(left, leftStream, deadline);
  const rightBodies = bodyKeys(right, rightStream, deadline);
  const pass = (getKey: (facts: UnitFacts, body: string) => string | null) =>
    pairByKey(
      left,
      right,
      (facts, side, at) => getKey(facts, (side === 'left' ? leftBodies : rightBodies)[at] ?? ''),
      pairs,
    );
  pass((facts) => (facts.formal === null || facts.formal === 'contents' ? null : facts.unit.id));
  pass((facts, body) => (facts.isContainer ? null : `${body}/${facts.headingKey}/${facts.unit.id}`));
  pass((facts, body) => (facts.isContainer ? null : `${body}/${facts.headingKey}/${facts.number}`));
  pass((facts, body) => (facts.isContainer || !isMeaningful(facts, true) ? null : `${body}/${facts.headingKey}`));
  pass((facts, body) => (facts.isContainer || facts.bodyLength === 0 ? null : `${body}/${facts.unit.id}`));
  pass((facts, body) => (facts.isContainer || !isMeaningful(facts, false) ? null : body));
}

function isMeaningful(facts: UnitFacts, withHeading: boolean): boolean {
  return facts.bodyLength >= MIN_MEANINGFUL_LENGTH || (withHeading && facts.headingKey !== '');
}

function pairByKey(
  left: readonly UnitFacts[],
  right: readonly UnitFacts[],
  getKey: (facts: UnitFacts, side: 'left' | 'right', at: number) => string | null,
  pairs: UnitPairs,
): void {
  const waiting = new Map<string, number[]>();
  for (const [at, facts] of left.entries()) {
    if (!pairs.isLeftFree(at)) continue;
    const key = getKey(facts, 'left', at);
    if (key === null) continue;
    const list = waiting.get(key);
    if (list === undefined) waiting.set(key, [at]);
    else list.push(at);
  }
  for (const list of waiting.values()) list.reverse();
  for (const [at, facts] of right.entries()) {
    if (!pairs.isRightFree(at)) continue;
    const key = getKey(facts, 'right', at);
    const first = key === null ? undefined : waiting.get(key)?.pop();
    if (first !== undefined) pairs.add(first, at);
  }
}

/** Hashes the words of each body into two 32-bit sums and the length, so that equal bodies always have equal keys. */
function bodyKeys(facts: readonly UnitFacts[], stream: TokenStream, deadline: Deadline): string[] {
  return facts.map(({ body }) => {
    let a = 0x811c9dc5;
    let b = 0x1b873593;
    for (let at = body.from; at < body.to; at += 1) {
      deadline.tick();
      const code = stream.codes[at] ?? 0;
      a = Math.imul(a ^ code, 0x01000193) ^ (a >>> 17);
      b = Math.imul(b + code, 0x85ebca6b) ^ (b >>> 13);
    }
    return `${a}.${b}.${body.to - body.from}`;
  });
}
