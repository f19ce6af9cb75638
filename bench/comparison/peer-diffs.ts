/** Versions against which the bars were set. */
export const PEERS = [
  { name: 'jsdiff', npm: 'diff', version: '9.0.0' },
  { name: 'diff-match-patch', npm: 'diff-match-patch', version: '1.0.5' },
  { name: 'fast-myers-diff', npm: 'fast-myers-diff', version: '3.2.0' },
] as const;

export type PeerName = (typeof PEERS)[number]['name'];

interface PeerInput {
  left: string[];
  right: string[];
  leftText: string;
  rightText: string;
}

/** Runs the comparison, and returns a function that counts its result outside the measured time. */
type PeerDiff = (input: PeerInput) => () => { runs: number; tokens: number };

interface Part {
  isSame: boolean;
  text: string;
}

/** Loads an installed peer the way its users would; the types are those of the pinned versions. */
export async function loadPeerDiff(name: PeerName, address: string): Promise<PeerDiff> {
  const loaded: unknown = await import(address);
  if (name === 'jsdiff') {
    type Change = { added?: boolean; removed?: boolean; value: string };
    const { diffWords } = loaded as { diffWords: (left: string, right: string) => Change[] };
    return ({ leftText, rightText }) => {
      const changes = diffWords(leftText, rightText);
      return () =>
        countParts(changes.map(({ added, removed, value }) => ({ isSame: !added && !removed, text: value })));
    };
  }
  if (name === 'diff-match-patch') return diffMatchPatch(loaded);
  const { diff } = loaded as { diff: (left: string[], right: string[]) => Iterable<[number, number, number, number]> };
  return ({ left, right }) => {
    const edits = [...diff(left, right)];
    const tokens = edits.reduce((sum, [fromA, toA, fromB, toB]) => sum + toA - fromA + toB - fromB, 0);
    return () => ({ runs: edits.length, tokens });
  };
}

/**
 * Compares by characters, without its limit of one second after which it marks everything as changed, and made readable
 * as its manual says.
 */
function diffMatchPatch(loaded: unknown): PeerDiff {
  type Diff = [operation: number, text: string];
  interface Differ {
    Diff_Timeout: number;
    diff_main: (left: string, right: string) => Diff[];
    diff_cleanupSemantic: (diffs: Diff[]) => void;
  }
  const { default: Maker } = loaded as { default: new () => Differ };
  return ({ leftText, rightText }) => {
    const differ = new Maker();
    differ.Diff_Timeout = 0;
    const diffs = differ.diff_main(leftText, rightText);
    differ.diff_cleanupSemantic(diffs);
    return () => countParts(diffs.map(([operation, text]) => ({ isSame: operation === 0, text })));
  };
}

/** Counts changed places and the words in them; a part of a word counts as one. */
function countParts(parts: readonly Part[]): { runs: number; tokens: number } {
  let runs = 0;
  let tokens = 0;
  let isInRun = false;
  for (const { isSame, text } of parts) {
    const words = text.split(' ').filter((word) => word !== '').length;
    if (isSame) {
      isInRun &&= words === 0;
      continue;
    }
    tokens += words;
    if (!isInRun && words > 0) runs += 1;
    isInRun ||= words > 0;
  }
  return { runs, tokens };
}
