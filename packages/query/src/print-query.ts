import type { LeafNode, PhraseWord, QueryNode, SpanNode } from './types.ts';

// Words that parse as themselves anywhere; everything else is put in quotation marks.
const BARE = /^[a-z]+$/;

function printPlace(word: PhraseWord): string {
  return 'prefix' in word ? `${word.prefix}*` : (word.written ?? word.terms[0] ?? '');
}

function printLeaf(leaf: LeafNode): string {
  if (leaf.kind === 'phrase') return `"${leaf.words.map(printPlace).join(' ')}"`;
  if (leaf.kind === 'prefix') return `${leaf.prefix}*`;
  const written = leaf.written ?? leaf.terms[0] ?? '';
  return BARE.test(written) || written.includes('#') ? written : `"${written}"`;
}

function printSpan(node: SpanNode): string {
  return node.kind === 'or' ? `(${node.children.map(printSpan).join(' OR ')})` : printLeaf(node);
}

function printOperand(node: QueryNode): string {
  const isCompound = node.kind === 'and' || node.kind === 'or' || (node.kind === 'near' && node.field === null);
  return isCompound ? `(${printQuery(node)})` : printQuery(node);
}

/**
 * Prints a query text that parses to the same tree, fully bracketed. Trees not made by `parseQuery` can be printed too;
 * a word without its typed form is printed as its first term.
 */
export function printQuery(node: QueryNode): string {
  switch (node.kind) {
    case 'all':
      return '*';
    case 'and':
      return node.children.map(printOperand).join(' AND ');
    case 'or':
      return node.children.map(printOperand).join(' OR ');
    case 'not':
      return `NOT ${printOperand(node.child)}`;
    case 'near': {
      const operator = `${node.ordered ? 'pre' : 'w'}/${node.distance}`;
      const near = `${printSpan(node.left)} ${operator} ${printSpan(node.right)}`;
      return node.field === null ? near : `${node.field}:(${near})`;
    }
    default:
      return node.field === null ? printLeaf(node) : `${node.field}:${printLeaf(node)}`;
  }
}
