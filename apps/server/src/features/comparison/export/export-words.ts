import type { ComparisonCallOut } from '@rotunda/contract';
import { figureWords, sectionName } from '@rotunda/contract/values';
import { type ExportedComparison, isTranslation } from './exported-comparison.ts';

type Side = ExportedComparison['left'];

/** Who files say they are made by, and changes in them. */
export const FILE_AUTHOR = 'Rotunda';

const DAYS = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });

export const exportWords = {
  versions: 'Comparison of two versions',
  bills: 'Comparison of two bills',
  languages: 'Two languages side by side',
  left: 'From',
  right: 'To',
  bill: 'Bill',
  title: 'Title',
  jurisdiction: 'Jurisdiction',
  version: 'Version',
  date: 'Date',
  language: 'Language',
  summary: 'Summary of changes',
  identical: 'The wording of both texts is the same.',
  translated: 'These texts are in two languages. Their sections are side by side; the words are not compared.',
  callOuts: 'Key changes',
  change: 'Change',
  section: 'Section',
  sections: 'Changed sections',
  added: 'Added',
  removed: 'Removed',
  before: 'From',
  after: 'To',
  text: 'Changes in the text',
  bothTexts: 'Both texts',
  tracked:
    'Changes are tracked: accept all of them for the text on the right of the comparison, reject all for the one on its left.',
  key: 'Words added are underlined, words removed are struck through.',
  movedTo: (place: string) => `Moved to ${place}`,
  movedFrom: (place: string) => `Moved from ${place}`,
  unchanged: (count: number) => (count === 1 ? '1 unchanged paragraph' : `${inFigures(count)} unchanged paragraphs`),
  page: (page: number, pages: number) => `Page ${inFigures(page)} of ${inFigures(pages)}`,
  made: (author: string, madeAt: Date) => `Made by ${author} on ${DAYS.format(madeAt)}`,
} as const;

const CALL_OUT_WORDS: Readonly<Record<ComparisonCallOut['kind'], string>> = {
  money: 'Amount',
  deadline: 'Deadline',
  modal: 'Duty or permission',
  negation: 'Negation',
  definition: 'Definition',
  percentage: 'Percentage',
  citation: 'Citation',
  'law-struck': 'Law struck',
  'law-inserted': 'Law inserted',
};

export const inFigures = (count: number) => count.toLocaleString('en-US');

/** `Comparison of two versions` and what is compared: `US HR 1`, or both bills. */
export function titleOf(comparison: ExportedComparison): { kind: string; identifier: string; title: string } {
  const { left, right } = comparison;
  if (left.fusionId !== right.fusionId) {
    const identifier = `${left.billId} and ${right.billId}`;
    return { kind: exportWords.bills, identifier, title: `${left.title} / ${right.title}` };
  }
  const kind = isTranslation(comparison) ? exportWords.languages : exportWords.versions;
  return { kind, identifier: left.billId, title: left.title };
}

/** `US HR 1, Introduced to Enrolled`: what each page is headed by. */
export function headingOf({ left, right }: ExportedComparison): string {
  const from = left.version.title;
  const to = right.version.title;
  return left.fusionId === right.fusionId
    ? `${left.billId}: ${from} to ${to}`
    : `${left.billId}, ${from}, to ${right.billId}, ${to}`;
}

/** What is said of each side, by name; what nobody knows is left out, and of one bill what the title says already. */
export function sideFacts({ left, right }: ExportedComparison): { name: string; left: string; right: string }[] {
  const fact = (name: string, of: (side: Side) => string | null) => ({
    name,
    left: of(left) ?? '',
    right: of(right) ?? '',
  });
  const isOfOneBill = left.fusionId === right.fusionId;
  const ofTitle = new Set<string>([exportWords.bill, exportWords.title]);
  return [
    fact(exportWords.bill, (side) => side.billId),
    fact(exportWords.title, (side) => side.title),
    fact(exportWords.jurisdiction, (side) => side.description),
    fact(exportWords.version, (side) => side.version.title),
    fact(exportWords.date, (side) => (side.version.date === null ? null : dayWords(side.version.date))),
    fact(exportWords.language, (side) => LANGUAGES.of(side.version.language) ?? side.version.language),
  ].filter((one) => (one.left !== '' || one.right !== '') && !(isOfOneBill && ofTitle.has(one.name)));
}

/** Kind, section and both values of each change of substance; the same one in a section is told once. */
export function callOutRows({ overview: { callOuts, sections } }: ExportedComparison): string[][] {
  const places = new Map(
    sections.map((section) => {
      const { number, heading } = sectionName(section);
      return [section.key, number ?? heading];
    }),
  );
  const rows = callOuts.map(({ kind, section, left, right }) => [
    CALL_OUT_WORDS[kind],
    places.get(section) ?? '',
    left ?? '',
    right ?? '',
  ]);
  return [...new Map(rows.map((row) => [row.join('\n'), row])).values()];
}

/** The summary in figures, a line each; a sentence where there is nothing to count. */
export function summaryLines(comparison: ExportedComparison): string[] {
  const { figures, changeCount } = comparison.overview;
  if (isTranslation(comparison)) return [exportWords.translated, ...figureWords(figures)];
  const lines = [
    ...figureWords(figures),
    ...(figures.insertedWords > 0 ? [`${inFigures(figures.insertedWords)} words added`] : []),
    ...(figures.struckWords > 0 ? [`${inFigures(figures.struckWords)} words removed`] : []),
  ];
  return lines.length === 0 && changeCount === 0 ? [exportWords.identical] : lines;
}

function dayWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : DAYS.format(date);
}
