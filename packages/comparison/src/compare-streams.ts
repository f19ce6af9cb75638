import { findCallOuts } from './call-outs/find-call-outs.ts';
import type { Deadline } from './deadline.ts';
import { draftSections } from './draft-sections.ts';
import { countFigures } from './figures.ts';
import { matchSections } from './match-sections.ts';
import { PROGRESS_SHARES } from './progress-shares.ts';
import type { SectionDraft } from './section-draft.ts';
import { createTokenStream, type TokenStream } from './token-stream.ts';
import type { TokenMatches } from './token-matches.ts';
import type { ComparableText, ComparedSection, Comparison } from './types.ts';
import { getUnitFacts } from './unit-facts.ts';
import { Vocabulary } from './vocabulary.ts';
import { writeRows } from './write-rows.ts';
import { writeRuns } from './write-runs.ts';

/** A comparison together with its inputs, for the raw script. */
export interface ComparedStreams {
  comparison: Comparison;
  drafts: readonly SectionDraft[];
  left: TokenStream;
  right: TokenStream;
  matches: TokenMatches;
}

/** Compares two texts of one language word by word. */
export function compareStreams(
  leftText: ComparableText,
  rightText: ComparableText,
  deadline: Deadline,
): ComparedStreams {
  const vocabulary = new Vocabulary();
  const left = createTokenStream(leftText, vocabulary, deadline);
  const right = createTokenStream(rightText, vocabulary, deadline);
  deadline.reached(PROGRESS_SHARES.read);
  const leftSide = { facts: getUnitFacts(leftText, left, deadline), stream: left };
  const rightSide = { facts: getUnitFacts(rightText, right, deadline), stream: right };
  deadline.reached(PROGRESS_SHARES.described);
  const matched = matchSections(leftSide, rightSide, vocabulary, deadline);
  deadline.reached(PROGRESS_SHARES.matched);
  const { drafts, leftKeys, rightKeys, changeCount } = draftSections(
    leftSide,
    rightSide,
    matched,
    vocabulary,
    deadline,
  );
  const texts = { left, right, matches: matched.matches, vocabulary, leftKeys, rightKeys };
  const { drafted, written } = PROGRESS_SHARES;
  const sections = drafts.map((draft, place): ComparedSection => {
    deadline.reached(drafted + (written - drafted) * (place / drafts.length));
    const { places: _places, isContainer: _isContainer, rows, ...section } = draft;
    return { ...section, rows: writeRows(rows, left, right, writeRuns(draft, texts)) };
  });
  const callOuts = findCallOuts(drafts, { ...texts, language: leftText.language }, deadline);
  return {
    drafts,
    comparison: { sections, figures: countFigures(drafts), callOuts, changeCount },
    left,
    right,
    matches: matched.matches,
  };
}
