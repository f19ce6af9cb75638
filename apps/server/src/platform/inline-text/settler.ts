import { INLINE_MARKS } from './inline-marks.ts';
import { loweredText } from './lowered-text.ts';
import { raisedText } from './raised-text.ts';

const MARK = /^[\uE010-\uE013]$/;
/** Between the marks of two notes; left out with the second. */
const SEPARATOR = /^\s*[,;–-]\s*$/;
const WORD_END = /[\p{L}\p{N}]$/u;
const WORD_START = /^[\p{L}\p{N}]/u;

/** Nothing looks further back than a unit, a formula or a number. */
const REACH = 80;
/** Real texts have a mark within a mark at most. */
const MAX_DEPTH = 8;

interface Open {
  mark: string;
  parts: string[];
  /** The last characters. */
  tail: string;
  /** Whether the mark of a note was just left out, and what stands behind it that may separate it from another. */
  isBehindMark: boolean;
  separator: string;
}

function opened(mark: string): Open {
  return { mark, parts: [], tail: '', isBehindMark: false, separator: '' };
}

const LINE_TAG = /^<\/?(?:p|div|br|li|ul|ol|blockquote|pre|hr)\b/i;

/** Writes the pieces of a line or of HTML one after the other; see `settleInlineText`. */
export class Settler {
  private readonly stack: Open[] = [opened('')];
  private ignored = 0;
  /** A word must not continue what has just been written. */
  private needsGap = false;

  /** Adds a mark or what stands between two. */
  add(piece: string): void {
    if (piece === INLINE_MARKS.end) this.close();
    else if (MARK.test(piece)) this.open(piece);
    else this.write(piece);
  }

  private write(words: string): void {
    const open = this.stack.at(-1);
    if (open === undefined || words === '') return;
    if (open.isBehindMark && SEPARATOR.test(words)) {
      open.separator = words;
      return;
    }
    const text = open.separator + words;
    open.separator = '';
    open.isBehindMark = false;
    const gap = this.needsGap && WORD_START.test(text) && WORD_END.test(this.before()) ? ' ' : '';
    open.parts.push(gap, text);
    open.tail = (open.tail + gap + text).slice(-REACH);
    this.needsGap = false;
  }

  private open(mark: string): void {
    if (this.stack.length > MAX_DEPTH) this.ignored += 1;
    else this.stack.push(opened(mark));
  }

  private close(): void {
    if (this.ignored > 0) this.ignored -= 1;
    else if (this.stack.length > 1) {
      const { mark = '', parts = [], separator = '' } = this.stack.pop() ?? {};
      const text = printed(mark, parts.join('') + separator, this.before());
      const isOfWord = mark === INLINE_MARKS.lowered || (mark === INLINE_MARKS.raised && /\p{L}$/u.test(text));
      const outer = this.stack.at(-1);
      if (text !== '') {
        this.needsGap = false;
        this.write(text);
      } else if (outer !== undefined) {
        outer.separator = '';
        outer.isBehindMark = true;
      }
      this.needsGap = !isOfWord || text === '';
    }
  }

  /** Passes on a tag between words; one that begins a line ends what stands before it. */
  tag(tag: string): void {
    const open = this.stack.at(-1);
    if (open === undefined || open.mark !== '') return;
    open.parts.push(open.separator, tag);
    open.separator = '';
    if (LINE_TAG.test(tag)) open.tail = '';
  }

  /** An unclosed mark at the end of a line marks nothing. */
  finish(): string {
    return this.stack.map(({ parts, separator }) => parts.join('') + separator).join('');
  }

  private before(): string {
    return this.stack
      .map(({ tail }) => tail)
      .join('')
      .slice(-REACH);
  }
}

function printed(mark: string, text: string, before: string): string {
  if (mark === INLINE_MARKS.raised) return raisedText(text, before);
  if (mark === INLINE_MARKS.lowered) return loweredText(text, before);
  if (mark === INLINE_MARKS['note-mark']) return '';
  const fraction = text.trim();
  return WORD_END.test(before) && fraction !== '' ? ` ${fraction}` : fraction;
}
