import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  type ICommentOptions,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx';
import { printableText } from '../../../../platform/printable-text.ts';

/**
 * Comments that state where moved text came from or went to. They are comments rather than text, because accepting or
 * rejecting all changes must leave only the text itself.
 */
export class PlaceNotes {
  readonly comments: ICommentOptions[] = [];
  readonly #author: string;
  readonly #date: Date;

  constructor(author: string, date: Date) {
    this.#author = author;
    this.#date = date;
  }

  /** Wraps the children in a comment. */
  around(words: string, children: readonly ParagraphChild[]): ParagraphChild[] {
    const id = this.comments.length;
    this.comments.push({
      id,
      author: this.#author,
      initials: this.#author.slice(0, 1),
      date: this.#date,
      children: [new Paragraph({ children: [new TextRun({ text: printableText(words) })] })],
    });
    const reference = new TextRun({ children: [new CommentReference(id)] });
    return [new CommentRangeStart(id), ...children, new CommentRangeEnd(id), reference];
  }
}
