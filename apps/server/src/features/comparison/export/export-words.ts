import { COMPARISON_WORDS, isTranslation, getLanguage, sectionName, summaryFigures } from '@rotunda/contract/values';
import type { ExportedComparison } from './exported-comparison.ts';

type Side = ExportedComparison['left'];

/** Author of the files and of the changes in them. */
export const FILE_AUTHOR = 'Rotunda';

const DAYS = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export const exportWords = {
  ...COMPARISON_WORDS,
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
    'Changes are tracked. Accept all of them for the text on the right of the comparison, or reject all for the text on the left.',
  key: 'Added words are underlined. Removed words are struck through.',
  unchanged: (count: number) => (count === 1 ? '1 unchanged paragraph' : `${formatCount(count)} unchanged paragraphs`),
  page: (page: number, pages: number) => `Page ${formatCount(page)} of ${formatCount(pages)}`,
  made: (author: string, createdAt: Date) => `Created by ${author} on ${DAYS.format(createdAt)}`,
} as const;

export const formatCount = (count: number) => count.toLocaleString('en-US');

/** Returns the kind, such as `Comparison of two versions`, and what is compared: `US HR 1` or both bills. */
export function getTitle(comparison: ExportedComparison): { kind: string; identifier: string; title: string } {
  const { left, right } = comparison;
  if (left.fusionId !== right.fusionId) {
    const identifier = `${left.billId} and ${right.billId}`;
    return { kind: exportWords.bills, identifier, title: `${left.title} / ${right.title}` };
  }
  const kind = isTranslation(comparison) ? exportWords.languages : exportWords.versions;
  return { kind, identifier: left.billId, title: left.title };
}

/** Returns the page header, for example `US HR 1: Introduced to Enrolled`. */
export function getHeading({ left, right }: ExportedComparison): string {
  const from = left.version.title;
  const to = right.version.title;
  return left.fusionId === right.fusionId
    ? `${left.billId}: ${from} to ${to}`
    : `${left.billId}, ${from}, to ${right.billId}, ${to}`;
}

/** Lists the facts about both sides by name. Unknown facts are omitted, and for one bill also those in the title. */
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
    fact(exportWords.language, getLanguage),
  ].filter((one) => (one.left !== '' || one.right !== '') && !(isOfOneBill && ofTitle.has(one.name)));
}

/** Returns kind, section and both values of each substantive change, without duplicates within a section. */
export function callOutRows({ overview: { callOuts, sections } }: ExportedComparison): string[][] {
  const places = new Map(
    sections.map((section) => {
      const { number, heading } = sectionName(section);
      return [section.key, number ?? heading];
    }),
  );
  const rows = callOuts.map(({ kind, section, left, right }) => [
    exportWords.callOuts[kind],
    places.get(section) ?? '',
    left ?? '',
    right ?? '',
  ]);
  return [...new Map(rows.map((row) => [row.join('\n'), row])).values()];
}

/** Returns the summary figures, one per line, or a sentence if there is nothing to count. */
export function summaryLines(comparison: ExportedComparison): string[] {
  const { left, right, overview } = comparison;
  const lines = summaryFigures({ left, right, figures: overview.figures });
  if (isTranslation(comparison)) return [exportWords.translation, ...lines];
  return lines.length === 0 && overview.changeCount === 0 ? [exportWords.identical] : lines;
}

function dayWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : DAYS.format(date);
}
