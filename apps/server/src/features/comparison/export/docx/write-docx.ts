import { AlignmentType, Document, Footer, Header, Packer, PageNumber, Paragraph, SectionType, TextRun } from 'docx';
import { getHeading, getTitle } from '../export-words.ts';
import { isTranslation } from '@rotunda/contract/values';
import type { ExportedComparison } from '../exported-comparison.ts';
import { DOCX_STYLES } from './docx-styles.ts';
import { PlaceNotes } from './place-notes.ts';
import { writeCover } from './write-cover.ts';
import { writeText } from './write-text.ts';
import { writeTranslation } from './write-translation.ts';
import { printableText } from '../../../../platform/printable-text.ts';

/**
 * Writes a comparison for word processors (ECMA-376): a cover and the text with tracked changes. Rejecting all changes
 * yields the left text, accepting all the right one.
 */
export async function writeDocx(comparison: ExportedComparison): Promise<Uint8Array<ArrayBuffer>> {
  const { author, createdAt } = comparison;
  const notes = new PlaceNotes(author, createdAt);
  let changes = 0;
  const maker = {
    author: printableText(author),
    date: `${createdAt.toISOString().slice(0, 19)}Z`,
    nextId: () => (changes += 1),
  };
  const text = isTranslation(comparison) ? writeTranslation(comparison) : writeText(comparison, maker, notes);
  const frame = getFrame(comparison);
  const { identifier, kind } = getTitle(comparison);
  const file = new Document({
    title: printableText(`${identifier}: ${kind}`),
    creator: printableText(author),
    lastModifiedBy: printableText(author),
    styles: DOCX_STYLES,
    comments: { children: notes.comments },
    sections: [
      { ...frame, children: writeCover(comparison) },
      { ...frame, properties: { type: SectionType.NEXT_PAGE }, children: text },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(file));
}

function getFrame(comparison: ExportedComparison) {
  const head = new Paragraph({
    style: 'Frame',
    children: [new TextRun({ text: printableText(getHeading(comparison)) })],
  });
  const foot = new Paragraph({
    style: 'Frame',
    alignment: AlignmentType.RIGHT,
    children: [new TextRun({ children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] })],
  });
  return {
    headers: { default: new Header({ children: [head] }) },
    footers: { default: new Footer({ children: [foot] }) },
  };
}
