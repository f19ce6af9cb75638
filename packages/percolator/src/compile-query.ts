import type { LeafNode, PhraseWord, QueryNode, SpanNode } from '@rotunda/query';
import { literal, type ConditionTable, type Literal } from './condition-table.ts';
import { getFieldMask } from './field-masks.ts';

/** A conjunction of clauses. `[]` always holds, `[[]]` never does. */
type Formula = Literal[][];

/** A partly compiled boolean node: the formulas of its first children, and the index of the next child. */
interface Frame {
  isConjunction: boolean;
  negated: boolean;
  children: readonly QueryNode[];
  next: number;
  formulas: Formula[];
}

/**
 * Compiles a query to a condition. Negations are pushed down to the leaves (so that `NOT (a OR NOT b)` can still wait
 * for b), nested conjunctions and disjunctions are flattened, and any nesting that remains becomes a separate plan. It
 * uses its own stack, because a query of 20,000 opening parentheses is legal.
 */
export function compileQuery(query: QueryNode, table: ConditionTable): number {
  const root: Frame = { isConjunction: true, negated: false, children: [query], next: 0, formulas: [] };
  const frames = [root];
  for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
    const child = frame.children[frame.next++];
    if (child === undefined) {
      frames.pop();
      const formula = frame.isConjunction ? conjoin(frame.formulas) : disjoin(frame.formulas, table);
      const parent = frames.at(-1);
      if (parent === undefined) return table.plan(formula);
      parent.formulas.push(formula);
    } else {
      openNode(child, frame, frames, table);
    }
  }
  throw new Error('The walk ends with the root frame');
}

/** Pushes a frame for a boolean node and compiles a leaf immediately. */
function openNode(child: QueryNode, frame: Frame, frames: Frame[], table: ConditionTable): void {
  let node = child;
  let negated = frame.negated;
  while (node.kind === 'not') {
    node = node.child;
    negated = !negated;
  }
  if (node.kind === 'and' || node.kind === 'or') {
    const isConjunction = (node.kind === 'and') !== negated;
    frames.push({ isConjunction, negated, children: node.children, next: 0, formulas: [] });
  } else if (node.kind === 'all') {
    frame.formulas.push(negated ? [[]] : []);
  } else {
    const condition =
      node.kind === 'near' ? compileNear(node, table) : compileLeaf(node, getFieldMask(node.field), table);
    frame.formulas.push([[literal(condition, negated)]]);
  }
}

/** Appends to the longest list, so that deep one-sided nesting stays linear. */
function conjoin(formulas: Formula[]): Formula {
  let longest: Formula = [];
  for (const formula of formulas) if (formula.length > longest.length) longest = formula;
  for (const formula of formulas) {
    if (formula === longest) continue;
    for (const clause of formula) longest.push(clause);
  }
  return longest;
}

function disjoin(formulas: Formula[], table: ConditionTable): Formula {
  let longest: Literal[] = [];
  const parts: Literal[][] = [];
  for (const formula of formulas) {
    const [only] = formula;
    if (only === undefined) return [];
    const part = formula.length === 1 ? only : [literal(table.plan(formula), false)];
    parts.push(part);
    if (part.length > longest.length) longest = part;
  }
  for (const part of parts) {
    if (part === longest) continue;
    for (const each of part) longest.push(each);
  }
  return [longest];
}

type NearNode = Extract<QueryNode, { kind: 'near' }>;

/** Compiles a proximity. Its field applies to both sides; a field named inside a side is ignored. */
function compileNear(node: NearNode, table: ConditionTable): number {
  const mask = getFieldMask(node.field);
  const side = (span: SpanNode) => flattenSpan(span).map((leaf) => compileLeaf(leaf, mask, table));
  return table.near(mask, { left: side(node.left), right: side(node.right) }, node.distance, node.ordered);
}

/** Returns the alternatives of a side, regardless of how its disjunctions are nested. */
function flattenSpan(span: SpanNode): LeafNode[] {
  const leaves: LeafNode[] = [];
  const pending = [span];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.kind === 'or') for (const child of next.children) pending.push(child);
    else leaves.push(next);
  }
  return leaves;
}

function compileLeaf(leaf: LeafNode, mask: number, table: ConditionTable): number {
  if (leaf.kind === 'word') return table.word(mask, leaf.terms);
  if (leaf.kind === 'prefix') return table.prefix(mask, leaf.prefix);
  return table.phrase(
    mask,
    leaf.words.map((word) => compilePlace(word, mask, table)),
  );
}

function compilePlace(word: PhraseWord, mask: number, table: ConditionTable): number {
  return 'prefix' in word ? table.prefix(mask, word.prefix) : table.word(mask, word.terms);
}
