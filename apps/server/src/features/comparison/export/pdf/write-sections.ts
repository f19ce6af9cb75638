import type { ComparedSectionSummary } from '@rotunda/contract';
import {
  formatSectionNumber,
  sectionLabel,
  getTone,
  describeSectionChange,
  wordFigures,
} from '@rotunda/contract/values';
import type { Content, ContentText } from 'pdfmake/interfaces';
import { exportWords } from '../export-words.ts';
import type { ExportedComparison } from '../exported-comparison.ts';
import { trackRows } from '../track-rows.ts';
import type { TrackedParagraph, TrackedStretch } from '../tracked-paragraph.ts';
import { splitStretches } from './split-stretches.ts';
import { PDF_COLORS } from './pdf-colors.ts';
import { pdfRuns, pdfText } from './pdf-text.ts';

/** Indent per level, in points. */
const INDENT = 16;
const DEEPEST = 8;

/**
 * Writes the changed sections with added words underlined and removed words struck through; unchanged text is left out.
 */
export function writeSections(comparison: ExportedComparison): Content[] {
  const { sections } = comparison.overview;
  const names = new Map(sections.map((section) => [section.key, section]));
  const changed = sections.filter((section) => getTone(section) !== 'same');
  if (changed.length === 0) return [];
  return [
    { text: exportWords.text, style: 'part' },
    { text: exportWords.key, style: 'note' },
    ...changed.flatMap((section) => {
      const paragraphs = trackRows(section, comparison.getRows(section.key), 'words');
      return writeSection(section, paragraphs, (key) => names.get(key));
    }),
  ];
}

type NameOf = (key: string) => ComparedSectionSummary | undefined;

function writeSection(section: ComparedSectionSummary, paragraphs: readonly TrackedParagraph[], getName: NameOf) {
  const [first, ...rest] = paragraphs;
  const hasHeading = first?.isHeading === true;
  const places = new PlaceNamer(getName);
  const heading: ContentText = {
    text: hasHeading ? writeStretches(first.stretches, places) : pdfText(sectionLabel(section)),
    style: 'section',
    headlineLevel: 1,
  };
  const note: ContentText = { text: pdfText(getNote(section)), style: 'note' };
  const content: Content[] = [];
  let unchanged = 0;
  const fold = () => {
    if (unchanged > 0) content.push({ text: `[${exportWords.unchanged(unchanged)}]`, style: 'note', italics: true });
    unchanged = 0;
  };
  for (const paragraph of hasHeading ? rest : paragraphs) {
    if (isUnchanged(paragraph)) {
      unchanged += 1;
      continue;
    }
    fold();
    const chunks = splitStretches(paragraph.stretches);
    for (const [index, stretches] of chunks.entries()) {
      content.push({
        text: writeStretches(stretches, places),
        margin: [Math.min(paragraph.indent, DEEPEST) * INDENT, 0, 0, index === chunks.length - 1 ? 4 : 0],
        ...(paragraph.isHeading ? { bold: true } : {}),
      });
    }
  }
  fold();
  const [begins, ...more] = content;
  const stack = [heading, note, ...(begins === undefined ? [] : [begins])];
  // Keeps a heading on the same page as the start of its text.
  return [{ stack, unbreakable: isShort(stack) }, ...more];
}

/** About half a page, in Latin letters. */
const MAX_UNBREAKABLE = 2000;
const LINE_LENGTH = 80;

/** The library leaves out unbreakable content that is higher than a page, so only what surely fits is kept together. */
function isShort(stack: readonly Content[]): boolean {
  const text = JSON.stringify(stack);
  const lineBreaks = text.split(String.raw`\n`).length - 1;
  const wideLetters = text.replace(/[ -\u04ff]/g, '').length;
  return text.length + lineBreaks * LINE_LENGTH + wideLetters < MAX_UNBREAKABLE;
}

const isUnchanged = ({ isHeading, end, stretches }: TrackedParagraph) =>
  !isHeading && end === 'same' && stretches.every(({ kind }) => kind === 'same');

function getNote(section: ComparedSectionSummary): string {
  return [describeSectionChange(section), ...wordFigures(section)].join(' · ');
}

/** Names the other place of moved passages once per series with the same place. */
class PlaceNamer {
  readonly #getName: NameOf;
  #last: string | undefined;

  constructor(getName: NameOf) {
    this.#getName = getName;
  }

  /** Returns null for text that did not move or whose place was just named. */
  nameAfter({ kind, other, text }: TrackedStretch): string | null {
    if (kind === 'same') {
      // Shared words end the series; spaces and punctuation between two passages do not.
      if (/[\p{L}\p{N}]/u.test(text)) this.#last = undefined;
      return null;
    }
    const place = other === undefined ? undefined : `${kind} ${other}`;
    const isNamed = place === undefined || place === this.#last;
    if (place !== undefined) this.#last = place;
    const there = isNamed || other === undefined ? undefined : this.#getName(other);
    return there === undefined ? null : placeWords(kind, there);
  }
}

function writeStretches(stretches: readonly TrackedStretch[], places: PlaceNamer): ContentText[] {
  return stretches.flatMap((stretch, index) => {
    const { kind, text, other } = stretch;
    const runs = pdfRuns(text);
    const place = places.nameAfter(stretch);
    if (kind === 'same') return runs;
    const color = other === undefined ? PDF_COLORS[kind] : PDF_COLORS.moved;
    const decoration = kind === 'struck' ? ('lineThrough' as const) : ('underline' as const);
    // Without a space, removed words would run into their replacement.
    const isReplaced = kind === 'struck' && stretches[index + 1]?.kind === 'inserted' && !/\s$/.test(text);
    return [
      ...runs.map((run) => ({ ...run, decoration, color })),
      ...(place === null ? [] : pdfRuns(` [${place}]`).map((run) => ({ ...run, color, fontSize: 8 }))),
      ...(isReplaced ? [{ text: ' ' }] : []),
    ];
  });
}

function placeWords(kind: 'struck' | 'inserted', { left, right }: ComparedSectionSummary): string {
  const there = kind === 'struck' ? (right ?? left) : (left ?? right);
  const place = formatSectionNumber(there?.number) ?? sectionLabel({ left: null, right: there });
  const words = kind === 'struck' ? exportWords.movedTo(place) : exportWords.movedFrom(place);
  return words.replaceAll('§ ', '§\u00a0');
}
