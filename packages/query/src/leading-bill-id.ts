import { analyzeQueryRun } from '@rotunda/analysis';
import { type BillReference, findJurisdiction, readBillReference } from '@rotunda/domain';
import type { SpanNode, WordNode } from './types.ts';

/** Place, number and session together. */
const MAX_CHUNKS = 8;

/**
 * Parses a bill at the beginning of `text`: a number in any form (`S 5`, `HR1`, `C55`) with the place (`US`,
 * `California`) and session typed before or after it. A session is not required of a document, because documents are
 * not searchable by it. Null if the text does not begin with a bill.
 *
 * @returns the nodes that must all hold, and where the bill ends in `text`
 */
export function leadingBillId(text: string): { nodes: SpanNode[]; end: number } | null {
  const ends = Array.from(text.matchAll(/\S+/g), ({ index, 0: chunk }) => ({ chunk, end: index + chunk.length }));
  for (const { chunk, end } of ends.slice(0, MAX_CHUNKS).toReversed()) {
    // In `hr 1 in committee`, the word is not Indiana.
    if (end < text.trimEnd().length && /^[a-z]{2}$/.test(chunk)) continue;
    const reference = readBillReference(text.slice(0, end));
    const nodes = reference === undefined ? null : getNodes(reference);
    if (nodes !== null) return { nodes, end };
  }
  return leadingNumber(text);
}

/** A number whose prefix no legislature is known to use. */
function leadingNumber(text: string): { nodes: SpanNode[]; end: number } | null {
  const { words, citations } = analyzeQueryRun(text, 'bill');
  const [citation] = citations.filter(({ first, terms }) => first === 0 && terms[0]?.startsWith('bill#'));
  if (citation === undefined) return null;
  const end = Math.max(citation.end, words[citation.last]?.end ?? 0);
  return { nodes: [getWord(citation.terms)], end };
}

function getNodes(reference: BillReference): SpanNode[] | null {
  const { isoCodes } = reference;
  const written = withoutPrint(reference);
  const citation = analyzeQueryRun(written, 'bill').citations.find(({ terms }) => terms[0]?.startsWith('bill#'));
  if (citation === undefined) return null;
  const [term = ''] = citation.terms;
  const number = anyOf([term, ...otherSpellings(term, isoCodes)].map((each) => getWord([each])));
  return isoCodes === null ? [number] : [getPlace(isoCodes), number];
}

/** New York's prints of a bill (`S5186-A`) are the same bill. */
function withoutPrint({ number: { type, number, suffix }, written }: BillReference): string {
  return suffix !== undefined && (type === 'a' || type === 's') ? `${type} ${number}` : written;
}

/** Bills of Canada are published as `C-55` and `S-211`, and people leave out the hyphen. `S 5` alone is the US Senate's. */
function otherSpellings(term: string, isoCodes: readonly string[] | null): string[] {
  const [, letter, number] = /^bill#([cs])(\d+)$/.exec(term) ?? [];
  const isCanadian = isoCodes === null ? letter === 'c' : isoCodes.includes('ca');
  return letter !== undefined && isCanadian ? [`bill#${letter}-${number}`] : [];
}

function getPlace(isoCodes: readonly string[]): SpanNode {
  return anyOf(
    isoCodes.map((isoCode) => {
      // As in the number a bill is shown by: `US HR 1`, `CA SB 1`, `Canada C-5`.
      const written = isoCode === 'ca' ? 'Canada' : (findJurisdiction(isoCode)?.localityCode ?? isoCode);
      return { ...getWord(analyzeQueryRun(written, 'bill').words[0]?.terms ?? [written.toLowerCase()]), written };
    }),
  );
}

function getWord(terms: string[]): WordNode {
  return { kind: 'word', field: 'bill', terms };
}

function anyOf(words: readonly WordNode[]): SpanNode {
  const [only] = words;
  return only !== undefined && words.length === 1 ? only : { kind: 'or', children: [...words] };
}
