import type { Deadline } from './deadline.ts';
import { getEdits } from './edits.ts';
import { weightOfEdit } from './edit-weight.ts';
import { joinEdits } from './join-edits.ts';
import type { MatchedSections } from './match-sections.ts';
import { orderSections, type SectionPlace } from './order-sections.ts';
import { pairPieces } from './pair-pieces.ts';
import type { Side } from './compared-side.ts';
import type { Place, SectionDraft } from './section-draft.ts';
import { getKind, getPartners } from './section-kind.ts';
import { unitTokens, type TokenRange } from './token-stream.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isMeaningful } from './word-kinds.ts';

export interface DraftedSections {
  drafts: SectionDraft[];
  /** Section keys by unit. */
  leftKeys: string[];
  rightKeys: string[];
  changeCount: number;
}

const NOTHING: TokenRange = { from: 0, to: 0 };

/** Drafts the sections in reading order and numbers their changed places consecutively. */
export function draftSections(
  left: Side,
  right: Side,
  matched: MatchedSections,
  vocabulary: Vocabulary,
  deadline: Deadline,
): DraftedSections {
  const places = orderSections(left.facts.length, right.facts.length, matched);
  const leftKeys: string[] = [];
  const rightKeys: string[] = [];
  for (const place of places) {
    if (place.left !== null) leftKeys[place.left] = getKey(place);
    if (place.right !== null) rightKeys[place.right] = getKey(place);
  }
  let changeCount = 0;
  const drafts = places.map((place) => {
    deadline.check();
    const draft = draftSection(
      place,
      left,
      right,
      matched,
      vocabulary,
      getPartners(place, matched, leftKeys, rightKeys),
    );
    for (const each of draft.places) if (each.weight === 'words') each.change = changeCount += 1;
    return draft;
  });
  return { drafts, leftKeys, rightKeys, changeCount };
}

function getKey({ left, right }: SectionPlace): string {
  return [left === null ? [] : [`l${left}`], right === null ? [] : [`r${right}`]].flat().join('-');
}

function draftSection(
  place: SectionPlace,
  left: Side,
  right: Side,
  matched: MatchedSections,
  vocabulary: Vocabulary,
  partners: string[],
): SectionDraft {
  const { matches } = matched;
  const leftFacts = place.left === null ? undefined : left.facts[place.left];
  const rightFacts = place.right === null ? undefined : right.facts[place.right];
  const leftTokens = place.left === null ? NOTHING : unitTokens(left.stream, place.left);
  const rightTokens = place.right === null ? NOTHING : unitTokens(right.stream, place.right);
  const edits = joinEdits(getEdits(leftTokens, rightTokens, matches), left.stream, right.stream, (code) =>
    isMeaningful(code, vocabulary),
  );
  const changes = edits.map((edit): Place => ({
    ...edit,
    weight: weightOfEdit(edit, left.stream, right.stream, vocabulary),
    change: 0,
  }));
  const counts = {
    insertedWords: countWords(changes, 'right', right, matched, vocabulary),
    struckWords: countWords(changes, 'left', left, matched, vocabulary),
  };
  const isChanged = changes.some((each) => each.weight === 'words');
  return {
    key: getKey(place),
    left: place.left,
    right: place.right,
    kind: getKind(place, isChanged, matched, partners),
    isMoved: place.left !== null && place.right !== null && matched.moved.has(place.left),
    isRenumbered: isRenumbered(leftFacts?.number, rightFacts?.number),
    partners,
    isFormal: (rightFacts ?? leftFacts)?.formal != null,
    isContainer: (rightFacts ?? leftFacts)?.isContainer === true,
    ...counts,
    places: changes,
    rows: pairPieces(
      left.stream,
      right.stream,
      getPieces(left, place.left),
      getPieces(right, place.right),
      edits,
      matches,
    ),
  };
}

function isRenumbered(left: string | null | undefined, right: string | null | undefined): boolean {
  return left != null && right != null && left !== right;
}

function getPieces(side: Side, unit: number | null): TokenRange {
  if (unit === null) return NOTHING;
  return { from: side.stream.unitPieces[unit] ?? 0, to: side.stream.unitPieces[unit + 1] ?? 0 };
}

/** Counts words that have no counterpart anywhere, which excludes moved words and words merely joined to a change. */
function countWords(
  places: readonly Place[],
  of: 'left' | 'right',
  { stream }: Side,
  { matches }: MatchedSections,
  { isWord }: Vocabulary,
): number {
  const partner = of === 'left' ? matches.rightByLeft : matches.leftByRight;
  let words = 0;
  for (const place of places) {
    if (place.weight !== 'words') continue;
    const to = of === 'left' ? place.leftTo : place.rightTo;
    for (let at = of === 'left' ? place.leftFrom : place.rightFrom; at < to; at += 1) {
      if (partner[at] === -1 && isWord[stream.codes[at] ?? 0] === 1) words += 1;
    }
  }
  return words;
}
