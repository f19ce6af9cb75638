import { INLINE_MARKS } from './inline-marks.ts';
import { loweredText } from './lowered-text.ts';
import { raisedText } from './raised-text.ts';

const ANY_MARK = /[\uE010-\uE013\uE01F]/;
const PIECES = /([\uE010-\uE013\uE01F])/;
/** `¹/₂` made of small digits: `<sup>1</sup>/<sub>2</sub>`, `<sup>1</sup>⁄2`. */
const COMPOSED = /\uE010\s*(\d{1,3})\s*\uE01F\s*[/⁄∕]\s*\uE011?\s*(\d{1,3})\s*(?:\uE01F|(?![\d.,\uE010-\uE01F]))/g;
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

/**
 * Writes what `markInline` and `markOfTag` marked in a line, so that nothing is glued to a number or word beside it:
 * exponents and digits below the line in characters of their own (`10⁶`, `CO₂`), fractions apart from the number before
 * them (`12 1/2`), and no marks of notes. Takes time linear in the length of the line.
 *
 * @param line a whole line, since what a mark is depends on the words before it
 */
export function settleInlineText(line: string): string {
  if (!ANY_MARK.test(line)) return line;
  const composed = line.replace(COMPOSED, `${INLINE_MARKS.fraction}$1/$2${INLINE_MARKS.end}`);
  const settler = new Settler();
  for (const piece of composed.split(PIECES)) {
    if (!ANY_MARK.test(piece)) settler.write(piece);
    else if (piece === INLINE_MARKS.end) settler.close();
    else settler.open(piece);
  }
  return settler.finish();
}

class Settler {
  private readonly stack: Open[] = [opened('')];
  private ignored = 0;
  /** A word must not continue what has just been written. */
  private needsGap = false;

  write(words: string): void {
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

  open(mark: string): void {
    if (this.stack.length > MAX_DEPTH) this.ignored += 1;
    else this.stack.push(opened(mark));
  }

  close(): void {
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
