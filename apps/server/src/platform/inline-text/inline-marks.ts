/** How a stretch of text is printed within its line. */
export type InlineKind = 'raised' | 'lowered' | 'fraction' | 'note-mark';

/**
 * Private-use characters that surround such a stretch while a text is read: which character it becomes depends on the
 * words before and after it, which are known only when the line is complete (`settleInlineText`).
 */
export const INLINE_MARKS: Readonly<Record<InlineKind | 'end', string>> = {
  raised: '\uE010',
  lowered: '\uE011',
  fraction: '\uE012',
  'note-mark': '\uE013',
  end: '\uE01F',
};
