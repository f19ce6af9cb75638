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
 * Comments that name where moved text came from or went to. A comment and no words of the text: accepting or rejecting
 * changes must leave the text itself and nothing else.
 */
export class PlaceNotes {
  readonly comments: ICommentOptions[] = [];
  readonly #author: string;
  readonly #date: Date;

  constructor(author: string, date: Date) {
    this.#author = author;
    this.#date = date;
  }

  /** Puts a comment around what is given. */
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
