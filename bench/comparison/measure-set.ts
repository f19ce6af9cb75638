import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { peerEntry } from '../install-peer.ts';
import { type PeerName, PEERS } from './peer-diffs.ts';
import { runProcess } from './run-process.ts';
import type { ProcessResult, TextPair } from './text-pair.ts';

/**
 * A peer's result on the same pairs. `finished` is below the number of pairs if the peer was killed after 60 seconds.
 */
export interface PeerResult {
  finished: number;
  p50Ms: number | null;
  p95Ms: number | null;
  maxMs: number | null;
  runs: number;
  tokens: number;
  isKilled: boolean;
}

export interface SetResult {
  set: 'families' | 'hr1' | 'hostile';
  pairs: number;
  /** Pairs for which the script rebuilds exactly the right text. */
  exact: number;
  p50Ms: number;
  p95Ms: number;
  maxMs: number;
  /** Peak memory of the process, in megabytes. */
  rssMb: number;
  /** Ratio of changed places to jsdiff's, over the pairs it finished; null if it finished none. */
  runsToJsdiff: number | null;
  /** Ratio of deleted and inserted words to the minimum, which fast-myers-diff finds; null if it finished none. */
  tokensToMinimal: number | null;
  peers: Partial<Record<PeerName, PeerResult>>;
}

/** Measures our comparison and the peers on the same pairs, each in a separate process. */
export async function measureSet(
  set: SetResult['set'],
  pairs: readonly TextPair[],
  script: string,
  log: (line: string) => void,
): Promise<SetResult> {
  const file = path.join(tmpdir(), `comparison-${set}-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(pairs));
  try {
    const ours = await runProcess(script, [file, 'ours']);
    const peers: Partial<Record<PeerName, ProcessResult>> = {};
    for (const { name, npm, version } of PEERS) {
      try {
        peers[name] = await runProcess(script, [file, name, peerEntry(npm, version)]);
      } catch (error) {
        log(`${name} is left out: ${String(error)}`);
      }
    }
    return {
      set,
      pairs: pairs.length,
      exact: ours.pairs.filter((pair) => pair.isExact).length,
      p50Ms: percentile(ours, 0.5) ?? Number.NaN,
      p95Ms: percentile(ours, 0.95) ?? Number.NaN,
      maxMs: percentile(ours, 1) ?? Number.NaN,
      rssMb: ours.rssMb,
      runsToJsdiff: ratio(ours, peers.jsdiff, (pair) => pair.runs),
      tokensToMinimal: ratio(ours, peers['fast-myers-diff'], (pair) => pair.tokens),
      peers: Object.fromEntries(Object.entries(peers).map(([name, result]) => [name, peerResult(result)])),
    };
  } finally {
    rmSync(file, { force: true });
  }
}

function peerResult(result: ProcessResult): PeerResult {
  return {
    finished: result.pairs.length,
    p50Ms: percentile(result, 0.5),
    p95Ms: percentile(result, 0.95),
    maxMs: percentile(result, 1),
    runs: result.pairs.reduce((sum, pair) => sum + pair.runs, 0),
    tokens: result.pairs.reduce((sum, pair) => sum + pair.tokens, 0),
    isKilled: result.isKilled,
  };
}

function percentile({ pairs }: ProcessResult, share: number): number | null {
  const times = pairs.map((pair) => pair.ms).sort((a, b) => a - b);
  const ms = times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return ms === undefined ? null : Math.round(ms * 100) / 100;
}

function ratio(
  ours: ProcessResult,
  theirs: ProcessResult | undefined,
  figure: (pair: ProcessResult['pairs'][number]) => number,
): number | null {
  if (theirs === undefined) return null;
  const both = theirs.pairs.map((pair, at) => ({ ours: ours.pairs[at], theirs: pair }));
  const sum = (side: 'ours' | 'theirs') =>
    both.reduce((all, pair) => all + (pair[side] === undefined ? 0 : figure(pair[side])), 0);
  return sum('theirs') === 0 ? null : Math.round((sum('ours') / sum('theirs')) * 1000) / 1000;
}
