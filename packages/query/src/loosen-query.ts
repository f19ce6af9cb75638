import { type AnalyzedField, foldWord, stemEnglish } from '@rotunda/analysis';
import { normalizeQuery } from './normalize-query.ts';
import { printQuery } from './print-query.ts';
import type { PhraseNode, QueryNode, SpanNode, WordNode } from './types.ts';

/**
 * How a looser query differs, in the order in which changes are tried: the sides of a proximity may be anywhere in the
 * document, a phrase becomes separate words, a clause with a field searches every field, an exclusion is dropped, any
 * clause suffices instead of all, a clause is dropped, or a word matches as the beginning of words.
 */
const CHANGES = ['anywhere', 'words', 'any-field', 'without-exclusion', 'any-clause', 'without', 'beginning'] as const;
type LooserChange = (typeof CHANGES)[number];

interface LooserQuery {
  change: LooserChange;
  /** The changed clause as the user could type it. */
  clause: string;
  /** Its replacement as the user could type it; null if the clause is dropped. */
  replacement: string | null;
  query: QueryNode;
}

/** A possible change, built only when its turn comes, because printing a thousand of them would take seconds. */
interface Candidate {
  change: LooserChange;
  make: () => LooserQuery;
}

type Replace = (node: QueryNode) => QueryNode;
type Positional = Extract<QueryNode, { field: AnalyzedField | null }>;
type Conjunction = Extract<QueryNode, { kind: 'and' }>;

/** Candidates tried per wanted query, because a repetitive query yields many equal candidates. */
const TRIES_EACH = 4;
/** Shorter beginnings match words of any meaning. */
const MIN_PREFIX_LENGTH = 4;

/**
 * Builds queries that ask for one thing less, each of which finds every document that the query finds. Parts under NOT
 * are only dropped as a whole, because a looser exclusion would find fewer documents.
 *
 * @param max maximum number of queries, so that a search of a thousand words does not become a thousand searches
 */
export function loosenQuery(query: QueryNode, max: number): LooserQuery[] {
  const root = normalizeQuery(query);
  const known = printQuery(root);
  const candidates = [...anyClause(root), ...getChanges(root, (node) => node)];
  candidates.sort((a, b) => CHANGES.indexOf(a.change) - CHANGES.indexOf(b.change));
  const looser = new Map<string, LooserQuery>();
  for (const { make } of candidates.slice(0, max * TRIES_EACH)) {
    if (looser.size >= max) break;
    const one = make();
    const text = printQuery(one.query);
    if (text !== known && !looser.has(text)) looser.set(text, one);
  }
  return [...looser.values()];
}

/** Loosens a conjunction to any of its clauses; exclusions are kept. */
function anyClause(root: QueryNode): Candidate[] {
  if (root.kind !== 'and') return [];
  const asked = root.children.filter((child) => child.kind !== 'not');
  const excluded = root.children.filter((child) => child.kind === 'not');
  if (asked.length < 2) return [];
  const replace: Replace = (node) => ({ kind: 'and', children: [node, ...excluded] });
  return [changed('any-clause', { kind: 'and', children: asked }, () => ({ kind: 'or', children: asked }), replace)];
}

function* getChanges(node: QueryNode, replace: Replace): Generator<Candidate> {
  switch (node.kind) {
    case 'all':
    case 'not':
      return;
    case 'and':
    case 'or':
      yield* changesOfList(node, replace);
      return;
    case 'near':
      yield changed('anywhere', node, () => bothSides(node), replace);
      break;
    case 'phrase':
      yield changed('words', node, () => separateWords(node), replace);
      break;
    case 'word':
      yield* getBeginning(node, replace);
      break;
    case 'prefix':
      break;
  }
  // A leaf without a field covers everything but sponsors, so a sponsor clause would not become looser.
  if (node.field !== null && node.field !== 'sponsor')
    yield changed('any-field', node, () => inAnyField(node), replace);
}

function* changesOfList(node: Extract<QueryNode, { kind: 'and' | 'or' }>, replace: Replace): Generator<Candidate> {
  for (const [place, child] of node.children.entries()) {
    const inPlace: Replace = (other) => replace({ kind: node.kind, children: node.children.with(place, other) });
    if (node.kind === 'or' && isOneWord(child, node.children)) continue;
    yield* getChanges(child, inPlace);
    if (node.kind === 'and') yield without(node, place, replace);
  }
}

function without({ children }: Conjunction, place: number, replace: Replace): Candidate {
  const child: QueryNode = children[place] ?? { kind: 'all' };
  const change = child.kind === 'not' ? 'without-exclusion' : 'without';
  const make = () => {
    const query = normalizeQuery(replace({ kind: 'and', children: children.toSpliced(place, 1) }));
    return { change, clause: printQuery(child), replacement: null, query } as const;
  };
  return { change, make };
}

/**
 * Adds the beginning of a word as an alternative. Words already match all their inflections; the beginning also matches
 * derived words.
 */
function* getBeginning(node: WordNode, replace: Replace): Generator<Candidate> {
  const folded = foldWord(node.written ?? '');
  if (node.field === 'sponsor' || !/^[a-z]+$/.test(folded)) return;
  const prefix = stemEnglish(folded);
  if (prefix.length < MIN_PREFIX_LENGTH) return;
  // The word itself is kept, because `study` matches `studies`, which does not begin with it.
  const either = (): QueryNode => ({ kind: 'or', children: [node, { kind: 'prefix', field: node.field, prefix }] });
  yield changed('beginning', node, either, replace);
}

/**
 * Whether the phrase is the parts of a hyphenated word next to the whole word; searching for the parts separately would
 * be pointless.
 */
function isOneWord(child: QueryNode, beside: readonly QueryNode[]): boolean {
  if (child.kind !== 'phrase') return false;
  const whole = child.words.map((word) => ('prefix' in word ? ' ' : word.written)).join('');
  return beside.some((other) => other.kind === 'word' && other.written === whole);
}

function changed(change: LooserChange, from: QueryNode, loosen: () => QueryNode, replace: Replace): Candidate {
  const make = () => {
    const to = loosen();
    return { change, clause: printQuery(from), replacement: printQuery(to), query: normalizeQuery(replace(to)) };
  };
  return { change, make };
}

function separateWords({ field, words }: PhraseNode): QueryNode {
  const children = words.map((word): QueryNode => {
    return 'prefix' in word ? { kind: 'prefix', field, ...word } : { kind: 'word', field, ...word };
  });
  return normalizeQuery({ kind: 'and', children });
}

function bothSides({ field, left, right }: Extract<QueryNode, { kind: 'near' }>): QueryNode {
  return normalizeQuery({ kind: 'and', children: [inField(left, field), inField(right, field)] });
}

function inField(node: SpanNode, field: AnalyzedField | null): SpanNode {
  if (node.kind === 'or') return { kind: 'or', children: node.children.map((child) => inField(child, field)) };
  return { ...node, field };
}

function inAnyField(node: Positional): QueryNode {
  if (node.kind !== 'near') return { ...node, field: null };
  return { ...node, field: null, left: inField(node.left, null), right: inField(node.right, null) };
}
