import { HeadingLevel, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import { callOutRows, exportWords, sideFacts, summaryLines, getTitle } from '../export-words.ts';
import { isTranslation } from '@rotunda/contract/values';
import type { ExportedComparison } from '../exported-comparison.ts';
import { plainRuns } from './tracked-runs.ts';

/** Writes what is compared, the summary figures and a table of the substantive changes. */
export function writeCover(comparison: ExportedComparison): (Paragraph | Table)[] {
  const { kind, identifier, title } = getTitle(comparison);
  const rows = callOutRows(comparison);
  const { author, createdAt } = comparison;
  return [
    line(`${kind} · ${exportWords.made(author, createdAt)}`),
    new Paragraph({ heading: HeadingLevel.TITLE, children: plainRuns(identifier) }),
    line(title),
    table(
      ['', exportWords.left, exportWords.right],
      sideFacts(comparison).map((fact) => [fact.name, fact.left, fact.right]),
    ),
    heading(exportWords.summary),
    ...summaryLines(comparison).map((words) => new Paragraph({ children: plainRuns(words), bullet: { level: 0 } })),
    ...(isTranslation(comparison) ? [] : [line(exportWords.tracked)]),
    ...(rows.length === 0
      ? []
      : [
          heading(exportWords.notable),
          table([exportWords.change, exportWords.section, exportWords.before, exportWords.after], rows),
        ]),
  ];
}

const line = (text: string) => new Paragraph({ children: plainRuns(text) });
// A style of its own, because word processors list headings of the built-in styles in the document outline.
const heading = (text: string) => new Paragraph({ style: 'CoverHeading', children: plainRuns(text) });

/** Creates a full-width table whose first row repeats on each page. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): Table {
  const cells = (texts: readonly string[], isBold: boolean) =>
    texts.map(
      (text) => new TableCell({ children: [new Paragraph({ style: 'Cell', children: plainRuns(text, isBold) })] }),
    );
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [
      new TableRow({ tableHeader: true, children: cells(head, true) }),
      ...rows.map((row) => new TableRow({ cantSplit: true, children: cells(row, false) })),
    ],
  });
}
