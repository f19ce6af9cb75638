import { CLAUSE, CONDITION, buildCondition, type ConditionTable } from './condition-table.ts';

/**
 * Chooses word and prefix conditions of which at least one holds in every document that fulfills `root`, as rare as
 * possible: for a phrase its rarest word, for a proximity its rarer side, for a plan its first clause (see
 * ConditionTable.plan), for a disjunction all of its parts. Null if no anchor can announce the condition.
 */
export function chooseAnchors(root: number, table: ConditionTable): number[] | null {
  if (table.wakeCosts[root] === Infinity) return null;
  const anchors = new Set<number>();
  const visited = new Set<number>([root]);
  const pending = [root];
  for (let condition = pending.pop(); condition !== undefined; condition = pending.pop()) {
    if (table.kinds.at(condition) <= CONDITION.prefix) {
      anchors.add(condition);
      continue;
    }
    for (const part of cheapestParts(condition, table)) {
      if (!visited.has(part)) pending.push(part);
      visited.add(part);
    }
  }
  return [...anchors].sort((a, b) => a - b);
}

function cheapestParts(condition: number, table: ConditionTable): readonly number[] {
  const code = table.getCode(condition);
  switch (table.kinds.at(condition)) {
    case CONDITION.phrase:
      return [
        cheapest(
          [...code.subarray(1)].map((place) => [place]),
          table,
        ),
      ].flat();
    case CONDITION.near: {
      const leftCount = code[3] ?? 0;
      return cheapest([[...code.subarray(4, 4 + leftCount)], [...code.subarray(4 + leftCount)]], table);
    }
    case CONDITION.plan:
    case CONDITION.deepPlan: {
      const end = code.findIndex((value) => (value & CLAUSE.ends) !== 0);
      return [...code.subarray(0, end + 1)].map((value) => buildCondition(value >>> CLAUSE.shift));
    }
    default:
      return [];
  }
}

function cheapest(choices: readonly (readonly number[])[], table: ConditionTable): readonly number[] {
  const [first = []] = choices;
  return choices.reduce((best, each) => (table.getWakeCost(each) < table.getWakeCost(best) ? each : best), first);
}
