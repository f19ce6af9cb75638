import type { MatchSpan } from '@rotunda/query';
import { firstWhere } from '../../../platform/first-where.ts';
import type { DocumentStream } from '../../documents/index.ts';
import { excerptAround } from '../../../platform/excerpt-around.ts';
import type { Highlights } from '../highlight-documents.ts';

/** Where a mark stands in a version: section and block by number, `block` null for the heading. */
export interface TextPlace {
  section: number;
  block: number | null;
  offset: number;
}

export type PassageVersion = { fnDocumentId: string; versionName: string };

export type MatchedPassage = Highlights[number] & { place?: TextPlace; versions?: PassageVersion[] };

/** A passage with what else has to be known of it. */
export type FoundPassage = MatchedPassage & {
  streamIndex: number;
  /** Offsets into the stream. */
  spans: [number, number][];
};

/** Marks nearer than this belong to one passage. */
const SAME_PASSAGE = 160;

/** The passages of all streams, in order. @param matches in ascending order within each stream */
export function findPassagesOf(streams: readonly DocumentStream[], matches: readonly MatchSpan[]): FoundPassage[] {
  const byStream = new Map<number, MatchSpan[]>();
  for (const match of matches) {
    const own = byStream.get(match.streamIndex);
    if (own === undefined) byStream.set(match.streamIndex, [match]);
    else own.push(match);
  }
  return streams.flatMap((stream, streamIndex) =>
    groupMarks(byStream.get(streamIndex) ?? []).map((spans) => ({ ...passageOf(stream, spans), streamIndex, spans })),
  );
}

/**
 * A passage that several versions have in the same words is listed once, at the newest of them. A passage that one
 * version has twice stays two, unless it strikes the words and inserts them again.
 *
 * @param versions the newest first
 */
export function mergeVersions(passages: readonly FoundPassage[], versions: readonly PassageVersion[]): FoundPassage[] {
  const ranks = new Map(versions.map((version, rank) => [version.fnDocumentId, rank]));
  const rankOf = ({ fnDocumentId }: FoundPassage) =>
    fnDocumentId === undefined ? -1 : (ranks.get(fnDocumentId) ?? versions.length);
  const merged = new Map<string, FoundPassage>();
  const repeats = new Map<string, number>();
  for (const passage of passages.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const inStream = `${passage.streamIndex}\n${keyOf(passage)}`;
    const repeat = repeats.get(inStream) ?? 0;
    repeats.set(inStream, repeat + 1);
    const key = `${repeat}\n${keyOf(passage)}`;
    const version = versions[rankOf(passage)];
    const known = merged.get(key);
    if (known === undefined) merged.set(key, version === undefined ? passage : { ...passage, versions: [version] });
    else if (version !== undefined && known.versions?.at(-1) !== version) known.versions?.push(version);
  }
  return [...merged.values()];
}

function keyOf({ field, text, marks }: FoundPassage): string {
  return `${field}\n${marks.join(' ')}\n${text}`;
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

function passageOf(stream: DocumentStream, spans: [number, number][]): MatchedPassage {
  const first = spans[0]?.[0] ?? 0;
  const section = stream.sections[firstWhere(stream.sections, (one) => one.start > first) - 1];
  const place = placeOf(stream, first);
  return {
    field: stream.field,
    ...excerptAround(stream.text, spans),
    ...(stream.fnDocumentId === undefined ? {} : { fnDocumentId: stream.fnDocumentId }),
    ...(section === undefined ? {} : { sectionId: section.sectionId, sectionLabel: section.label }),
    ...(place === null ? {} : { place }),
  };
}

/** The block or heading that an offset falls into, or the next one where it falls into a block's number. */
function placeOf({ blocks = [] }: DocumentStream, offset: number): TextPlace | null {
  const found = blocks[firstWhere(blocks, (block) => block.end > offset)];
  return found === undefined
    ? null
    : { section: found.section, block: found.block, offset: Math.max(0, offset - found.start) };
}
