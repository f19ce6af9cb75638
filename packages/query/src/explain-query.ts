import { type AnalyzedField, isCitationTerm } from '@rotunda/analysis';
import { describeCitation } from './describe-citation.ts';
import type { LeafNode, PhraseWord, QueryNode, SpanNode } from './types.ts';

const FIELD_WORDS: Readonly<Record<AnalyzedField, string>> = {
  title: 'in the title',
  summary: 'in the summary',
  text: 'in the text',
  sponsor: 'among the sponsors',
  bill: 'as a bill number',
};

function explainPlace(word: PhraseWord): string {
  return 'prefix' in word ? `${word.prefix}…` : (word.written ?? word.terms[0] ?? '');
}

function explainLeaf(leaf: LeafNode): string {
  if (leaf.kind === 'phrase') return `the phrase “${leaf.words.map(explainPlace).join(' ')}”`;
  if (leaf.kind === 'prefix') return `a word beginning with “${leaf.prefix}”`;
  const [term = ''] = leaf.terms;
  return isCitationTerm(term) ? describeCitation(term) : `“${leaf.written ?? term}”`;
}

/** Explains a citation with its words as typed as one term; null for any other alternatives. */
function explainCited({ children }: { children: readonly QueryNode[] }): string | null {
  const [cited, ...typed] = children;
  if (cited?.kind !== 'word' || !isCitationTerm(cited.terms[0] ?? '') || typed.length === 0) return null;
  const quoted = typed.flatMap((node) => {
    if (node.kind === 'phrase') return [`“${node.words.map(explainPlace).join(' ')}”`];
    return node.kind === 'word' && node.written !== undefined ? [`“${node.written}”`] : [];
  });
  if (quoted.length < typed.length) return null;
  return inField(cited.field, `${explainLeaf(cited)} (or ${quoted.join(' or ')})`);
}

function explainSpan(node: SpanNode): string {
  if (node.kind !== 'or') return explainLeaf(node);
  return explainCited(node) ?? `(${node.children.map(explainSpan).join(' or ')})`;
}

function inField(field: AnalyzedField | null, words: string): string {
  return field === null ? words : `${words} ${FIELD_WORDS[field]}`;
}

function explainNode(node: QueryNode): string {
  switch (node.kind) {
    case 'all':
      return 'anything';
    case 'and':
      return node.children.map(explainOperand).join(' and ');
    case 'or':
      return explainCited(node) ?? node.children.map(explainOperand).join(' or ');
    case 'not':
      return `no ${explainOperand(node.child)}`;
    case 'near': {
      const count = node.distance === 1 ? 'right' : `at most ${node.distance} words`;
      const place = node.ordered ? 'before' : node.distance === 1 ? 'beside' : 'from';
      return inField(node.field, `${explainSpan(node.left)} ${count} ${place} ${explainSpan(node.right)}`);
    }
    default:
      return inField(node.field, explainLeaf(node));
  }
}

function explainOperand(node: QueryNode): string {
  const words = explainNode(node);
  if (node.kind === 'or' && explainCited(node) !== null) return words;
  return node.kind === 'and' || node.kind === 'or' || node.kind === 'near' ? `(${words})` : words;
}

/** Explains what a document must not contain; “neither a nor b” is `without a or b`. */
function explainExcluded(excluded: readonly QueryNode[]): string {
  const each = excluded.flatMap((node) => (node.kind === 'or' ? node.children : [node]));
  return each
    .map((node) => (node.kind === 'and' ? `(${explainNode(node)} together)` : explainOperand(node)))
    .join(' or ');
}

/** Returns the node without pairs of NOT. */
function withoutDoubleNot(node: QueryNode): QueryNode {
  let bare = node;
  while (bare.kind === 'not' && bare.child.kind === 'not') bare = bare.child.child;
  return bare;
}

/** Describes in words what a query asks for, so that users can check it against what they meant. */
export function explainQuery(query: QueryNode): string {
  const node = withoutDoubleNot(query);
  if (node.kind === 'all') return 'Every document.';
  if (node.kind === 'not' && node.child.kind === 'all') return 'No document.';
  const clauses = (node.kind === 'and' ? node.children : [node]).map(withoutDoubleNot);
  const excluded = clauses.flatMap((clause) => (clause.kind === 'not' ? [clause.child] : []));
  const asked = clauses.filter(({ kind }) => kind !== 'not');
  const [only] = asked;
  const isOne = only !== undefined && asked.length === 1;
  const contents = isOne ? explainNode(only) : asked.map(explainOperand).join(' and ');
  if (excluded.length === 0) return `Documents with ${contents}.`;
  const without = `without ${explainExcluded(excluded)}`;
  return contents === '' ? `Documents ${without}.` : `Documents with ${contents}, but ${without}.`;
}
