import { parseCommentText, writeCommentText, type CommentPart } from '@rotunda/domain';
import type { PickerOption } from '../../../shared/ui/multi-picker.tsx';

/** A comment being typed. A mention reads `@Name`, and the mentioned user is stored beside the text. */
export interface CommentDraft {
  text: string;
  /** Mentions of the same name are in text order: the first `@Name` is the first mention of that name. */
  mentions: readonly PickerOption[];
}

export const EMPTY_DRAFT: CommentDraft = { text: '', mentions: [] };

/** Converts a sent comment to the form in which it is typed. */
export function getDraft(sent: string): CommentDraft {
  const parts = parseCommentText(sent);
  return {
    text: parts.map((part) => (part.kind === 'text' ? part.text : `@${part.name}`)).join(''),
    mentions: parts.flatMap((part) => (part.kind === 'mention' ? [{ _id: part.userId, name: part.name }] : [])),
  };
}

/**
 * Converts a draft to the text that is sent. Each `@Name` of a chosen user is a mention; one that was edited is plain
 * text again.
 */
export function getText({ text, mentions }: CommentDraft): string {
  const left = [...mentions];
  const last = new Map(mentions.map((mention) => [mention.name, mention]));
  const parts: CommentPart[] = [];
  let end = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', Math.max(end, at + 1))) {
    const name = beginsMention(text, at) ? longestName([...last.keys()], text.slice(at + 1)) : null;
    if (name === null) continue;
    const index = left.findIndex((mention) => mention.name === name);
    const [chosen] = index < 0 ? [] : left.splice(index, 1);
    const userId = (chosen ?? last.get(name))?._id ?? '';
    parts.push({ kind: 'text', text: text.slice(end, at) }, { kind: 'mention', userId, name });
    end = at + 1 + name.length;
  }
  return writeCommentText([...parts, { kind: 'text', text: text.slice(end) }]);
}

/** Whether an `@` can start a mention, unlike the one in an e-mail address. */
const beginsMention = (text: string, at: number): boolean => !/[\p{L}\p{N}]$/u.test(text.slice(0, at));

/**
 * Returns the longest name that the text starts with, so that "Ann" is found neither in "@Anna" nor in "@Ann Lee" when
 * Ann Lee is meant.
 */
function longestName(names: readonly string[], text: string): string | null {
  const fitting = names.filter((name) => text.startsWith(name) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length)));
  return fitting.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

/** A mention being typed: the position of its `@`, and the text after it so far. */
export interface OpenMention {
  start: number;
  query: string;
}

/** Returns the mention at the caret, or null. An `@` within a word, as in an e-mail address, starts no mention. */
export function openMentionAt(text: string, caret: number): OpenMention | null {
  const found = /(?:^|\s)@(?<query>[^@\n]{0,40})$/u.exec(text.slice(0, caret));
  const query = found?.groups?.['query'];
  return query === undefined ? null : { start: caret - query.length - 1, query };
}

/** Replaces what was typed with the chosen person, and returns the draft and the new caret position. */
export function chooseMention(
  { text, mentions }: CommentDraft,
  { start, query }: OpenMention,
  person: PickerOption,
): { draft: CommentDraft; caret: number } {
  const before = `${text.slice(0, start)}@${person.name} `;
  const after = text.slice(start + 1 + query.length).replace(/^ /, '');
  const earlier = mentions.filter(({ name }) => text.slice(0, start).includes(`@${name}`));
  const later = mentions.slice(earlier.length);
  return { draft: { text: before + after, mentions: [...earlier, person, ...later] }, caret: before.length };
}

/** Maximum number of people offered; typing more letters narrows them down. */
const OFFERED = 6;

/** Returns people who have a word in their name that starts with the query. */
export function peopleFor(people: readonly PickerOption[], query: string): PickerOption[] {
  const typed = query.toLocaleLowerCase();
  const fits = ({ name }: PickerOption) => {
    const lower = name.toLocaleLowerCase();
    return lower.startsWith(typed) || lower.split(/\s+/).some((word) => word.startsWith(typed));
  };
  return people.filter(fits).slice(0, OFFERED);
}
