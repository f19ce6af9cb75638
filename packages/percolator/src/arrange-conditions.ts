import { prefixLexeme } from '@rotunda/analysis';
import { CLAUSE, CONDITION, type ConditionTable } from './condition-table.ts';
import { GrowableInts } from './growable-ints.ts';
import { buildTermTable, type TermTable } from './term-table.ts';

/** The conditions of a table, renumbered for a segment. */
export interface ArrangedConditions {
  /** New numbers by old number. */
  numbers: Int32Array;
  kinds: Uint8Array;
  codeStarts: Uint32Array;
  code: Int32Array;
  frequencies: Float32Array;
  terms: TermTable;
  prefixes: TermTable;
}

/**
 * Layout of a use, a word or prefix condition that a term fulfills: condition number, whether its positions are needed,
 * fields covered.
 */
export const USE_SHIFT = 6;
export const USE_OPERAND = 32;

/**
 * Numbers words and prefixes by descending frequency and all other conditions after them by how often they are woken,
 * but always parts before wholes. Conditions that most documents touch then share cache lines, which is worth a third
 * of the match time.
 */
export function arrangeConditions(table: ConditionTable): ArrangedConditions {
  const numbers = numberByFrequency(table);
  const order = new Int32Array(table.size);
  for (const [old, number] of numbers.entries()) order[number] = old;
  const uses = gatherUses(table, numbers);
  const terms = buildTermTable(uses.terms.entries);
  const prefixes = buildTermTable(uses.prefixes.entries);
  const code = new GrowableInts();
  const codeStarts = new Uint32Array(table.size + 1);
  for (const [number, old] of order.entries()) {
    codeStarts[number] = code.length;
    const kind = table.kinds.at(old);
    for (const [index, value] of table.getCode(old).entries()) {
      if (kind === CONDITION.word && index > 0) code.push(terms.offsets[uses.terms.places[value] ?? 0] ?? 0);
      else if (kind === CONDITION.prefix && index > 0)
        code.push(prefixes.offsets[uses.prefixes.places[value] ?? 0] ?? 0);
      else code.push(renumber(kind, index, value, numbers));
    }
  }
  codeStarts[table.size] = code.length;
  return {
    numbers,
    kinds: Uint8Array.from(order, (old) => table.kinds.at(old)),
    codeStarts,
    code: code.slice(),
    frequencies: Float32Array.from(order, (old) => table.frequencies[old] ?? 0),
    terms: terms.table,
    prefixes: prefixes.table,
  };
}

function numberByFrequency(table: ConditionTable): Int32Array {
  const simple: number[] = [];
  const others: number[] = [];
  // ALWAYS and NEVER keep their numbers.
  for (let old = 2; old < table.size; old++) (table.isSimple(old) ? simple : others).push(old);
  simple.sort((a, b) => (table.frequencies[b] ?? 0) - (table.frequencies[a] ?? 0));
  // Kept finite, because the difference of two infinities is NaN.
  const wakeCost = (old: number) => Math.min(Number.MAX_VALUE, table.wakeCosts[old] ?? 0);
  others.sort((a, b) => table.depths.at(a) - table.depths.at(b) || wakeCost(b) - wakeCost(a) || a - b);
  const numbers = new Int32Array(table.size);
  for (const [index, old] of [0, 1, ...simple, ...others].entries()) numbers[old] = index;
  return numbers;
}

/** Renumbers the parts in a condition's code; masks, distances and counts stay. */
function renumber(kind: number, index: number, value: number, numbers: Int32Array): number {
  const isPart = (kind === CONDITION.phrase && index >= 1) || (kind === CONDITION.near && index >= 4);
  if (isPart) return numbers[value] ?? 0;
  if (kind !== CONDITION.plan && kind !== CONDITION.deepPlan) return value;
  const shift = CLAUSE.shift + 1;
  return ((numbers[value >>> shift] ?? 0) << shift) | (value & ((1 << shift) - 1));
}

interface Uses {
  /** Most frequent first. */
  entries: { text: string; uses: number[] }[];
  /** Index into `entries` of each term or prefix of the table. */
  places: Int32Array;
}

function gatherUses(table: ConditionTable, numbers: Int32Array): { terms: Uses; prefixes: Uses } {
  const terms = arrangeStrings(table.terms.strings, table.termFrequencies);
  const prefixes = arrangeStrings(table.prefixes.strings.map(prefixLexeme), table.prefixFrequencies);
  const operands = findOperands(table);
  for (let old = 0; old < table.size; old++) {
    if (!table.isSimple(old)) continue;
    const [mask = 0, ...members] = table.getCode(old);
    const use = ((numbers[old] ?? 0) << USE_SHIFT) | (operands.has(old) ? USE_OPERAND : 0) | mask;
    const { entries, places } = table.kinds.at(old) === CONDITION.prefix ? prefixes : terms;
    for (const member of members) entries[places[member] ?? 0]?.uses.push(use);
  }
  return { terms, prefixes };
}

function arrangeStrings(strings: readonly string[], frequencies: readonly number[]): Uses {
  const order = Array.from(strings.keys()).sort((a, b) => (frequencies[b] ?? 0) - (frequencies[a] ?? 0));
  const places = new Int32Array(strings.length);
  for (const [place, number] of order.entries()) places[number] = place;
  return { entries: order.map((number) => ({ text: strings[number] ?? '', uses: [] })), places };
}

/** Returns the word and prefix conditions whose positions a phrase or proximity reads. */
function findOperands(table: ConditionTable): Set<number> {
  const operands = new Set<number>();
  for (let condition = 0; condition < table.size; condition++) {
    const kind = table.kinds.at(condition);
    if (kind !== CONDITION.phrase && kind !== CONDITION.near) continue;
    for (const part of table.getCode(condition).subarray(kind === CONDITION.phrase ? 1 : 4)) operands.add(part);
  }
  return operands;
}
