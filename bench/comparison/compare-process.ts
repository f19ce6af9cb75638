import { readFileSync } from 'node:fs';
import { compareStreams, type ComparedStreams } from '../../packages/comparison/src/compare-streams.ts';
import { Deadline } from '../../packages/comparison/src/deadline.ts';
import { rawScript } from '../../packages/comparison/src/raw-script.ts';
import { checkComparison } from '../../packages/comparison/src/testing/check-comparison.ts';
import { createTokenStream } from '../../packages/comparison/src/token-stream.ts';
import { Vocabulary } from '../../packages/comparison/src/vocabulary.ts';
import { loadPeerDiff, type PeerName } from './peer-diffs.ts';
import type { PairResult, TextPair } from './text-pair.ts';

/*
 * A separate process for each side of the bench, so that one can be killed and each reports its own memory:
 * `compare-process <file of pairs> <ours|peer> [address of the peer]`. Each pair is reported when it is done.
 */
const [, , file = '', side = 'ours', entry = ''] = process.argv;
const pairs: TextPair[] = JSON.parse(readFileSync(file, 'utf8'));
const measure = side === 'ours' ? measureOurs : await peerMeasure(side, entry);
for (const pair of pairs) process.stdout.write(`${JSON.stringify({ pair: measure(pair) })}\n`);
process.stdout.write(`${JSON.stringify({ rssMb: Math.round(process.resourceUsage().maxRSS / 1024) })}\n`);

function measureOurs({ left, right }: TextPair): PairResult {
  const began = performance.now();
  const compared = compareStreams(left, right, new Deadline(undefined, () => performance.now()));
  const ms = performance.now() - began;
  const isExact = checkComparison(left, right, compared.comparison, rawScript(compared)).length === 0;
  return { ms, runs: countRuns(compared), tokens: countTokens(compared), isExact };
}

function countRuns({ drafts, matches }: ComparedStreams): number {
  const isMovedWhole = (from: number, to: number, isMoved: (at: number) => boolean) => {
    for (let at = from; at < to; at += 1) if (!isMoved(at)) return false;
    return true;
  };
  return drafts
    .flatMap((draft) => draft.places)
    .filter(
      (place) =>
        !isMovedWhole(place.leftFrom, place.leftTo, (at) => matches.isLeftMoved(at)) ||
        !isMovedWhole(place.rightFrom, place.rightTo, (at) => matches.isRightMoved(at)),
    ).length;
}

/** Counts every token that is not kept in place: the raw edit script, before changes are joined. */
function countTokens({ left, right, matches }: ComparedStreams): number {
  let tokens = 0;
  for (let at = 0; at < left.codes.length; at += 1) if (!matches.isLeftKept(at)) tokens += 1;
  for (let at = 0; at < right.codes.length; at += 1) if (!matches.isRightKept(at)) tokens += 1;
  return tokens;
}

/** Peers receive the words folded by our rules, so that only the comparison itself differs. */
async function peerMeasure(peer: string, address: string): Promise<(pair: TextPair) => PairResult> {
  const diff = await loadPeerDiff(peer as PeerName, address);
  return ({ left, right }) => {
    const vocabulary = new Vocabulary();
    const deadline = new Deadline(undefined, () => performance.now());
    const [a, b] = [left, right].map((text) => createTokenStream(text, vocabulary, deadline).codes);
    const words = (codes: Int32Array | undefined) => Array.from(codes ?? [], (code) => vocabulary.texts[code] ?? '');
    const input = { left: words(a), right: words(b), leftText: words(a).join(' '), rightText: words(b).join(' ') };
    const began = performance.now();
    const result = diff(input);
    return { ms: performance.now() - began, ...result(), isExact: true };
  };
}
