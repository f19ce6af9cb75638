import type { TagAttributes } from './read-tags.ts';

const REFERENCE =
  /\b(?:(?:doc-)?note-?ref|(?:foot|end)note-?(?:ref(?:erence)?|anchor|link)|fn-?ref|MsoFootnoteReference)\b/i;
/** Links to notes: `#fn1`, `#_ftn1`, `#note-1`; not the links back, `#fnref1`. */
const TARGET = /^[^#]{0,300}#(?!.*ref)[_-]?(?:fn|ftn|edn|foot|endnote|note)/i;

/** Whether an element of HTML refers to a note: its text is a mark, not part of the sentence. */
export function isNoteReference(name: string, attributes: TagAttributes): boolean {
  if (name !== 'a' && name !== 'sup' && name !== 'span') return false;
  const kind = `${attributes.class ?? ''} ${attributes.role ?? ''} ${attributes['epub:type'] ?? ''}`;
  return REFERENCE.test(kind) || (name === 'a' && TARGET.test(attributes.href ?? ''));
}
