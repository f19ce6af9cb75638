/**
 * The prefixes of an index as a trie whose edges lie in one open-addressed table, so that it can be shared between
 * threads and a word that begins like no prefix is dismissed after two or three letters.
 */
export interface PrefixTrie {
  /** Node an edge leaves, plus one; 0 marks an empty slot. The number of slots is a power of two. */
  edgeFrom: Int32Array;
  edgeLetter: Uint16Array;
  edgeTo: Int32Array;
  /** Prefix number that ends at a node, or -1. */
  ends: Int32Array;
}

const ROOT = 0;

/** Lays out distinct prefixes; their number is their index. */
export function buildPrefixTrie(prefixes: readonly string[]): PrefixTrie {
  const letters = prefixes.reduce((total, prefix) => total + prefix.length, 0);
  const slots = 2 ** Math.ceil(Math.log2(2 * letters + 2));
  const trie: PrefixTrie = {
    edgeFrom: new Int32Array(slots),
    edgeLetter: new Uint16Array(slots),
    edgeTo: new Int32Array(slots),
    ends: new Int32Array(letters + 1).fill(-1),
  };
  let nodes = 1;
  for (const [number, prefix] of prefixes.entries()) {
    let node = ROOT;
    for (let index = 0; index < prefix.length; index++) {
      const letter = prefix.charCodeAt(index);
      const slot = findSlot(trie, node, letter);
      if (trie.edgeFrom[slot] === 0) {
        trie.edgeFrom[slot] = node + 1;
        trie.edgeLetter[slot] = letter;
        trie.edgeTo[slot] = nodes++;
      }
      node = trie.edgeTo[slot] ?? ROOT;
    }
    trie.ends[node] = number;
  }
  return { ...trie, ends: trie.ends.slice(0, nodes) };
}

/** Writes the numbers of the prefixes `term` begins with into `found`; how many there are. */
export function findPrefixes(trie: PrefixTrie, term: string, found: number[]): number {
  const { edgeTo, edgeFrom, ends } = trie;
  let count = 0;
  let node = ROOT;
  for (let index = 0; index < term.length; index++) {
    const slot = findSlot(trie, node, term.charCodeAt(index));
    if (edgeFrom[slot] === 0) break;
    node = edgeTo[slot] ?? ROOT;
    const prefix = ends[node] ?? -1;
    if (prefix >= 0) found[count++] = prefix;
  }
  return count;
}

/** The slot of an edge, or the empty one where it would stand. */
function findSlot(trie: PrefixTrie, node: number, letter: number): number {
  const { edgeFrom, edgeLetter } = trie;
  const mask = edgeFrom.length - 1;
  let hash = Math.imul(node, 0x9e37_79b1) ^ Math.imul(letter, 0x85eb_ca6b);
  hash ^= hash >>> 15;
  let slot = hash & mask;
  for (;;) {
    const from = edgeFrom[slot];
    if (from === 0 || (from === node + 1 && edgeLetter[slot] === letter)) return slot;
    slot = (slot + 1) & mask;
  }
}
