import type { MatchSpan } from '@rotunda/query';
import { findFirstIndex } from '../../../platform/find-first-index.ts';
import type { DocumentStream } from '../../documents/index.ts';
import { excerptAround } from '../../../platform/excerpt-around.ts';
import type { Highlights } from '../queries/highlight-documents.ts';

/** Position of a match in a version, by section and block number; `block` is null for the heading. */
export interface TextPlace {
  section: number;
  block: number | null;
  offset: number;
}

export type PassageVersion = { fnDocumentId: string; versionName: string };

export type MatchedPassage = Highlights[number] & { place?: TextPlace; versions?: PassageVersion[] };

/** Passage with data needed for merging. */
export type FoundPassage = MatchedPassage & {
  streamIndex: number;
  /** Offsets into the stream. */
  spans: [number, number][];
};

/** A passage includes matches within this many characters of its first match. */
const SAME_PASSAGE = 160;

/**
 * Finds the passages of all streams, in order.
 * @param matches in ascending order within each stream
 */
export function findPassagesOf(streams: readonly DocumentStream[], matches: readonly MatchSpan[]): FoundPassage[] {
  const byStream = new Map<number, MatchSpan[]>();
  for (const match of matches) {
    const own = byStream.get(match.streamIndex);
    if (own === undefined) byStream.set(match.streamIndex, [match]);
    else own.push(match);
  }
  return streams.flatMap((stream, streamIndex) =>
    groupMarks(byStream.get(streamIndex) ?? []).map((spans) => ({ ...getPassage(stream, spans), streamIndex, spans })),
  );
}

/**
 * Lists a passage with the same words in several versions once, at the newest of them. A passage that occurs twice in
 * one version stays twice, unless the version strikes the words and inserts them again. Words that one version strikes
 * and another contains are listed for each, because only the first is struck.
 *
 * @param versions newest first
 */
export function mergeVersions(passages: readonly FoundPassage[], versions: readonly PassageVersion[]): FoundPassage[] {
  const ranks = new Map(versions.map((version, rank) => [version.fnDocumentId, rank]));
  const getRank = ({ fnDocumentId }: FoundPassage) =>
    fnDocumentId === undefined ? -1 : (ranks.get(fnDocumentId) ?? versions.length);
  const merged = new Map<string, FoundPassage>();
  const repeats = new Map<string, number>();
  const kept = new Set(passages.filter(({ isStruck }) => !isStruck).map(inVersion));
  const listed = passages.filter((passage) => !passage.isStruck || !kept.has(inVersion(passage)));
  for (const passage of listed.toSorted((a, b) => getRank(a) - getRank(b))) {
    const inStream = `${passage.streamIndex}\n${getKey(passage)}`;
    const repeat = repeats.get(inStream) ?? 0;
    repeats.set(inStream, repeat + 1);
    const key = `${repeat}\n${getKey(passage)}`;
    const version = versions[getRank(passage)];
    const known = merged.get(key);
    if (known === undefined) merged.set(key, version === undefined ? passage : { ...passage, versions: [version] });
    else if (version !== undefined && known.versions?.at(-1) !== version) known.versions?.push(version);
  }
  return [...merged.values()];
}

function getKey({ field, text, marks, isStruck = false }: FoundPassage): string {
  return `${field}\n${isStruck}\n${marks.join(' ')}\n${text}`;
}

/** Identifies the same words of one version, struck or not. */
function inVersion(passage: FoundPassage): string {
  return `${passage.fnDocumentId}\n${getKey({ ...passage, isStruck: false })}`;
}

function groupMarks(matches: readonly MatchSpan[]): [number, number][][] {
  const groups: [number, number][][] = [];
  for (const { start, end } of matches) {
    const last = groups.at(-1);
    if (last !== undefined && start - (last[0]?.[0] ?? 0) < SAME_PASSAGE) last.push([start, end]);
    else groups.push([[start, end]]);
  }
  return groups;
}

function getPassage(stream: DocumentStream, spans: [number, number][]): MatchedPassage {
  const first = spans[0]?.[0] ?? 0;
  const section = stream.sections[findFirstIndex(stream.sections, (one) => one.start > first) - 1];
  const place = getPlace(stream, first);
  return {
    field: stream.field,
    ...excerptAround(stream.text, spans),
    ...(stream.fnDocumentId === undefined ? {} : { fnDocumentId: stream.fnDocumentId }),
    ...(stream.label === undefined ? {} : { sectionLabel: stream.label }),
    ...(stream.struck ? { isStruck: true } : {}),
    ...(section === undefined ? {} : { sectionId: section.sectionId, sectionLabel: section.label }),
    ...(place === null ? {} : { place }),
  };
}

/** Returns the block or heading at an offset, or the following one if the offset is in a block's number. */
function getPlace({ blocks = [] }: DocumentStream, offset: number): TextPlace | null {
  const found = blocks[findFirstIndex(blocks, (block) => block.end > offset)];
  return found === undefined
    ? null
    : { section: found.section, block: found.block, offset: Math.max(0, offset - found.start) };
}
