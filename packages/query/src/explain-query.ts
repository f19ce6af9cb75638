import { type AnalysedField, CITATION_MARK } from '@rotunda/analysis';
import { describeCitation } from './describe-citation.ts';
import type { LeafNode, PhraseWord, QueryNode, SpanNode } from './types.ts';

const FIELD_WORDS: Readonly<Record<AnalysedField, string>> = {
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
  return term.includes(CITATION_MARK) ? describeCitation(term) : `“${leaf.written ?? term}”`;
}

function explainSpan(node: SpanNode): string {
  return node.kind === 'or' ? `(${node.children.map(explainSpan).join(' or ')})` : explainLeaf(node);
}

function inField(field: AnalysedField | null, words: string): string {
  return field === null ? words : `${words} ${FIELD_WORDS[field]}`;
}

function explainNode(node: QueryNode): string {
  switch (node.kind) {
    case 'all':
      return 'anything';
    case 'and':
      return node.children.map(explainOperand).join(' and ');
    case 'or':
      return node.children.map(explainOperand).join(' or ');
    case 'not':
      return `not ${explainOperand(node.child)}`;
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
  return node.kind === 'and' || node.kind === 'or' || node.kind === 'near' ? `(${words})` : words;
}

/** Describes in words what a query asks for, so that users can check it against what they meant. */
export function explainQuery(node: QueryNode): string {
  return node.kind === 'all' ? 'Every document.' : `Documents with ${explainNode(node)}.`;
}
