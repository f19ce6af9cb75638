import { languageName } from '@rotunda/domain';
import type { ComparedSectionSummary, ComparisonAnswer } from '../comparison.ts';
import { formatFigures, describeSectionChange } from './compared-section-words.ts';

/** Texts shared by the screen and the exports of a comparison. */
export const COMPARISON_WORDS = {
  summary: 'Summary of changes',
  identical: 'The wording of both texts is the same.',
  translation: 'These texts are in two languages. Their sections are side by side; the words are not compared.',
  notable: 'Key changes',
  movedFrom: (place: string) => `Moved from ${place}`,
  movedTo: (place: string) => `Moved to ${place}`,
  callOuts: {
    money: 'Amount',
    deadline: 'Deadline',
    modal: 'Duty or permission',
    negation: 'Negation',
    definition: 'Definition',
    percentage: 'Percentage',
    citation: 'Citation',
    'law-struck': 'Law struck',
    'law-inserted': 'Law inserted',
  } satisfies Record<ComparisonAnswer['callOuts'][number]['kind'], string>,
} as const;

type Sides = Pick<ComparisonAnswer, 'left' | 'right'>;

const counted = (count: number, noun: string) => `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

/**
 * Whether the two texts are in different languages; their sections are then shown side by side without comparing words.
 */
export function isTranslation({ left, right }: Sides): boolean {
  return left.version.language !== right.version.language;
}

/** Returns the name of a side's language: `French`. */
export function getLanguage({ version }: Sides['left']): string {
  return languageName(version.language) ?? version.language;
}

/** Describes what happened to a section; for two languages, which one it occurs in if only one has it. */
export function describeSectionStatus(section: ComparedSectionSummary, sides: Sides): string {
  const alone = section.left === null ? sides.right : section.right === null ? sides.left : null;
  return alone !== null && isTranslation(sides) ? `Only in ${getLanguage(alone)}` : describeSectionChange(section);
}

/** Formats `12 words added`, `1 word removed`; zero counts are left out. */
export function wordFigures({ insertedWords, struckWords }: { insertedWords: number; struckWords: number }): string[] {
  return [
    ...(insertedWords > 0 ? [`${counted(insertedWords, 'word')} added`] : []),
    ...(struckWords > 0 ? [`${counted(struckWords, 'word')} removed`] : []),
  ];
}

/**
 * Returns the figures of the summary, one line each; for two languages, how many sections only one of them has. Empty
 * for equal texts.
 */
export function summaryFigures(comparison: Sides & Pick<ComparisonAnswer, 'figures'>): string[] {
  const { figures, left, right } = comparison;
  if (!isTranslation(comparison)) return [...formatFigures(figures), ...wordFigures(figures)];
  const onlyIn = (count: number, side: Sides['left']) =>
    count === 0 ? [] : [`${counted(count, 'section')} only in ${getLanguage(side)}`];
  return [...onlyIn(figures.dropped, left), ...onlyIn(figures.added, right)];
}
