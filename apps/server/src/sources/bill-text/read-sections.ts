import type { TextSection } from '@rotunda/domain';
import { markInline } from '../../platform/inline-text/mark-inline.ts';
import {
  fractionText,
  getInlineKind,
  markedText,
  NEXT_NODES,
  type XmlElement,
  type XmlNode,
} from '../reading/index.ts';
import { getChange } from './get-change.ts';
import { enactingClause } from './enacting-clause.ts';
import { isUslm, levelNumber } from './level-number.ts';
import {
  BLOCK_NAMES,
  BODY_NAMES,
  HEADING_NAMES,
  IGNORED_ELEMENTS,
  NAMED_PARTS,
  NUMBER_NAMES,
  QUOTED_BLOCKS,
  ROW_NAMES,
  SECTION_PREFIXES,
  SPACED_NAMES,
} from './markup-names.ts';
import { isPrintedNote } from './is-printed-note.ts';
import { joinAcrossPageBreaks } from './join-across-page-breaks.ts';
import { enterQuotation, isPrintedInQuotes, quotationMarks, getStyle, type Place } from './place.ts';
import { SectionBuilder, normalizeText } from './section-builder.ts';

/**
 * Reads the text of a bill, resolution, amendment or law as sections and blocks: every visible word once and in order,
 * with the words of one sentence together despite any markup between them. Margin notes follow the line they annotate;
 * struck and inserted passages are marked.
 */
export function readSections(root: XmlElement): TextSection[] {
  const reader = new SectionReader(root);
  reader.readChildren(root, {
    path: '',
    level: 0,
    indent: 0,
    change: getChange(root, undefined),
    quote: undefined,
    quoteDepth: 0,
    termsAreQuoted: !isUslm(root),
  });
  return reader.builder.finish();
}

class SectionReader {
  readonly builder = new SectionBuilder();
  private readonly blockish = new Map<XmlElement, boolean>();
  /** Path of the section opened last: text of another owner must not be added to it. */
  private openPath: string | undefined;
  private unnumbered = 0;
  /** Quotation marks waiting for the first words of a line of quoted law. */
  private pendingQuote = '';

  constructor(private readonly root: XmlElement) {}

  readChildren(element: XmlElement, place: Place): void {
    this.readNodes(joinAcrossPageBreaks(element.children), place);
  }

  private readNodes(nodes: readonly XmlNode[], place: Place): void {
    for (const [at, child] of nodes.entries()) {
      if (typeof child === 'string') this.text(child, place);
      else {
        const marked = this.markedWords(child, nodes.slice(at + 1, at + 1 + NEXT_NODES), place);
        if (marked === undefined) this.read(child, place);
        else this.text(marked, { ...place, change: getChange(child, place.change) });
      }
    }
  }

  /**
   * Returns the words of an element that is printed above or below the line, as a fraction or as the mark of a note;
   * undefined for any other. They are one piece, because what they become depends on the rest of the line.
   */
  private markedWords(element: XmlElement, next: readonly XmlNode[], place: Place): string | undefined {
    const kind = IGNORED_ELEMENTS.has(element.localName) ? undefined : getInlineKind(element, next);
    if (kind === undefined) return undefined;
    return markInline(kind, kind === 'fraction' ? fractionText(element) : this.getLine(element, place));
  }

  private read(element: XmlElement, outer: Place): void {
    const name = element.localName;
    if (IGNORED_ELEMENTS.has(name)) return;
    const place = { ...outer, change: getChange(element, outer.change) };
    if (isPrintedNote(element)) this.note(element, place);
    else if (NAMED_PARTS.has(name) && !place.quote) this.namedPart(element, place);
    else if (name === 'legis-body' || name === 'resolution-body') this.body(element, place);
    else if (SECTION_PREFIXES.has(name) && !place.quote && this.isLevel(element)) this.section(element, place);
    else if (QUOTED_BLOCKS.has(name)) this.quotedBlock(element, place);
    else if (name === 'after-quoted-block') this.afterQuote(element, place);
    else if (ROW_NAMES.has(name)) this.row(element, place);
    else if (BODY_NAMES.has(name)) this.bodyText(element, place);
    else if (this.hasNumberOrHeading(element)) this.subdivision(element, place);
    else if (this.isBlockish(element)) this.block(element, place);
    else this.inline(element, place);
  }

  private inline(element: XmlElement, outer: Place): void {
    const isSpaced = SPACED_NAMES.has(element.localName);
    const isQuote = isPrintedInQuotes(element, outer);
    const place = isQuote ? enterQuotation(outer) : outer;
    const [open, close] = isQuote ? quotationMarks(outer.quoteDepth) : isSpaced ? [' ', ' '] : ['', ''];
    this.text(open, place);
    this.readChildren(element, place);
    this.text(close, place);
  }

  private text(text: string, place: Place): void {
    if (text.trim() !== '') this.ensureOwner(place);
    this.builder.addText(this.takeQuote(text), getStyle(place));
  }

  private takeQuote(text: string): string {
    if (this.pendingQuote === '' || text.trim() === '') return text;
    const quote = this.pendingQuote;
    this.pendingQuote = '';
    return quote + text.trimStart();
  }

  private bodyText(element: XmlElement, place: Place): void {
    this.ensureOwner(place);
    if (!this.builder.isAtLead()) this.markQuotedLine(place);
    this.builder.startBody(getStyle(place));
    this.readChildren(element, place);
  }

  private block(element: XmlElement, place: Place): void {
    this.ensureOwner(place);
    this.markQuotedLine(place);
    this.builder.startBlock(getStyle(place));
    this.readChildren(element, place);
    this.builder.endBlock();
  }

  private row(element: XmlElement, place: Place): void {
    this.ensureOwner(place);
    this.builder.startBlock(getStyle(place));
    for (const [index, cell] of element.elements().entries()) {
      if (index > 0) this.builder.addText(' | ', getStyle(place));
      this.builder.addText(this.getLine(cell, place), getStyle(place));
    }
    this.builder.endBlock();
  }

  /** Writes a level below the section, or any level inside a quotation: number, heading and text on one line. */
  private subdivision(element: XmlElement, outer: Place): void {
    const place = { ...outer, indent: outer.indent + 1 };
    this.ensureOwner(place);
    this.markQuotedLine(place);
    const number = levelNumber(element, isUslm(this.root), place.quote?.style);
    const num = number === '' ? undefined : this.takeQuote(number);
    this.builder.startBlock({ ...getStyle(place), ...(num === undefined ? {} : { num }) }, true);
    const heading = element.elements().find((child) => HEADING_NAMES.has(child.localName));
    if (heading) this.runInHeading(heading, element, place);
    // The heading of a quoted section is on a line of its own, as in print.
    if (heading && SECTION_PREFIXES.has(element.localName)) this.builder.endBlock();
    this.readNodes(bodyNodes(element, heading), place);
    this.builder.endBlock();
  }

  /** Writes `In general.—`: the newer markup contains the period and dash, the older one leaves them to the printer. */
  private runInHeading(heading: XmlElement, level: XmlElement, place: Place): void {
    const words = this.getLine(heading, place);
    const stop = isUslm(this.root) || SECTION_PREFIXES.has(level.localName) ? '' : /[.:;—-]$/.test(words) ? '—' : '.—';
    const style = getStyle(place);
    this.builder.addText(this.takeQuote(words + stop), style);
  }

  private section(element: XmlElement, outer: Place): void {
    const number = levelNumber(element, isUslm(this.root), undefined);
    const heading = element.elements().find((child) => HEADING_NAMES.has(child.localName));
    const path = [outer.path, `${SECTION_PREFIXES.get(element.localName)}-${this.idNumber(element)}`];
    const place = { ...outer, path: path.filter((part) => part !== '').join('-'), level: outer.level + 1, indent: 0 };
    this.builder.endBlock();
    const words = heading ? normalizeText(this.getLine(heading, place)).replace(/(?<![\s.—])[\s.—]+$/, '') : '';
    this.builder.openSection(
      {
        ...(number === '' ? {} : { num: number }),
        ...(words === '' ? {} : { heading: words }),
        level: outer.level,
        ...(place.change === undefined ? {} : { change: place.change }),
      },
      place.path,
    );
    this.openPath = place.path;
    this.readNodes(bodyNodes(element, heading), place);
    this.builder.endBlock();
  }

  private idNumber(element: XmlElement): string {
    const number = element.elements().find((child) => NUMBER_NAMES.has(child.localName));
    const written = normalizeText(number?.attribute('value') ?? number?.text() ?? '');
    const slug = written.replace(/^(sec(tion|\.)?|title|§)\s*/i, '').replace(/[^A-Za-z0-9]+/g, '-');
    const bare = slug.replace(/^-|-$/g, '');
    if (bare !== '') return bare;
    this.unnumbered += 1;
    return `n${this.unnumbered}`;
  }

  private namedPart(element: XmlElement, outer: Place): void {
    this.builder.endBlock();
    const id = NAMED_PARTS.get(element.localName) ?? element.localName;
    const place = { ...outer, path: id, indent: 0 };
    this.builder.openSection({ level: 0, ...(place.change === undefined ? {} : { change: place.change }) }, id);
    this.openPath = id;
    this.readChildren(element, place);
    this.builder.endBlock();
  }

  private body(element: XmlElement, place: Place): void {
    const clause = enactingClause(this.root, element);
    if (clause !== undefined) {
      this.ensureOwner(place);
      this.builder.startBlock(getStyle(place));
      this.builder.addText(clause, getStyle(place));
      this.builder.endBlock();
    }
    this.readChildren(element, place);
  }

  private quotedBlock(element: XmlElement, outer: Place): void {
    this.builder.endBlock();
    const quote = { style: element.attribute('style') ?? '' };
    this.readChildren(element, { ...outer, quote, quoteDepth: outer.quoteDepth + 1 });
    this.builder.endBlock();
  }

  /** Begins a line of quoted law with its quotation marks, which the older markup leaves to the printer. */
  private markQuotedLine(place: Place): void {
    this.pendingQuote = '';
    if (!place.quote || isUslm(this.root)) return;
    for (let depth = 0; depth < place.quoteDepth; depth += 1) this.pendingQuote += quotationMarks(depth)[0];
  }

  private afterQuote(element: XmlElement, place: Place): void {
    this.pendingQuote = '';
    const after = `${quotationMarks(place.quoteDepth - 1)[1]}${normalizeText(markedText(element))}`;
    if (!this.builder.appendToLast(after)) this.text(after, place);
  }

  /** Writes a note after the line that it belongs to, with its number if it has one. */
  private note(element: XmlElement, outer: Place): void {
    const place = { ...outer, isNote: true };
    const number = element.elements().find((child) => NUMBER_NAMES.has(child.localName) || child.localName === 'label');
    const note = number === undefined ? element : element.with(element.children.filter((child) => child !== number));
    const num = number === undefined ? '' : number.text().replace(/[\s.]+/g, '');
    this.builder.defer(() => {
      this.builder.numberNext(num === '' ? undefined : num);
      if (note.elements().some((child) => this.isBlockish(child))) this.readChildren(note, place);
      else this.block(note, place);
    });
  }

  /** Gives text that belongs to a container but follows one of its sections a section of its own, to keep the order. */
  private ensureOwner(place: Place): void {
    if (place.path === (this.openPath ?? '')) return;
    this.builder.endBlock();
    const id = place.path === '' ? 'after' : `${place.path}-after`;
    this.builder.openSection({ level: Math.max(0, place.level - 1) }, id);
    this.openPath = place.path;
  }

  /** Returns all words of an element as one line and defers its notes. */
  private getLine(element: XmlElement, place: Place): string {
    let line = '';
    const nodes = joinAcrossPageBreaks(element.children);
    for (const [at, child] of nodes.entries()) {
      if (typeof child === 'string') {
        line += child;
        continue;
      }
      const marked = this.markedWords(child, nodes.slice(at + 1, at + 1 + NEXT_NODES), place);
      if (marked !== undefined) line += marked;
      else if (IGNORED_ELEMENTS.has(child.localName)) continue;
      else if (isPrintedNote(child)) this.note(child, place);
      else {
        const isQuote = isPrintedInQuotes(child, place);
        const inner = this.getLine(child, isQuote ? enterQuotation(place) : place);
        const words = isQuote ? quotationMarks(place.quoteDepth).join(inner) : inner;
        line += this.isBlockish(child) || SPACED_NAMES.has(child.localName) ? ` ${words} ` : words;
      }
    }
    return line.trim() === '' ? ' ' : line;
  }

  /** Distinguishes a level from the `title` of metadata and front matter, which has no child elements. */
  private isLevel(element: XmlElement): boolean {
    return element.elements().length > 0 || element.localName !== 'title';
  }

  private hasNumberOrHeading(element: XmlElement): boolean {
    return element.elements().some((child) => NUMBER_NAMES.has(child.localName) || HEADING_NAMES.has(child.localName));
  }

  private isBlockish(element: XmlElement): boolean {
    const known = this.blockish.get(element);
    if (known !== undefined) return known;
    const isBlockish = BLOCK_NAMES.has(element.localName) || element.elements().some((child) => this.isBlockish(child));
    this.blockish.set(element, isBlockish);
    return isBlockish;
  }
}

/** Returns what follows the number and heading of a level. */
function bodyNodes(level: XmlElement, heading: XmlElement | undefined): readonly XmlNode[] {
  return level.children.filter(
    (child) => typeof child === 'string' || (child !== heading && !NUMBER_NAMES.has(child.localName)),
  );
}
