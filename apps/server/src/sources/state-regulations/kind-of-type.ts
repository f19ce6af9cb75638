type Kind = 'Rule' | 'Proposed Rule' | 'Notice' | 'Other';

/** The first match counts. An emergency adoption is in force, whatever else it proposes. */
const WORDINGS: readonly (readonly [RegExp, Kind])[] = [
  [/withdr[ae]w/, 'Notice'],
  [/proclamation|declaration|executive order|opinion/, 'Other'],
  [/emergency (?:rule|adopt|amend|regulation)|adopted and filed/, 'Rule'],
  [/propos|intended (?:action|regulatory)|intent to (?:adopt|amend|repeal)/, 'Proposed Rule'],
  [
    /hearing|meeting|rule development|development of rule|no change|notice of (?:change|correction)|request for/,
    'Notice',
  ],
  [/final|adopt|repeal|emergency|temporary|permanent|expedited|exempt/, 'Rule'],
  [/notice|announce/, 'Notice'],
  [/\b(?:rules?|regulations?)\b/, 'Rule'],
];

/**
 * Returns the type by which Discover filters a state's rule or notice, from the register's own wording: `Notice of
 * Proposed Rule Making`, `Adopted and Filed Emergency`, `Public Hearing`. The register's wording is kept beside it.
 */
export function kindOfType(type: string): Kind {
  const words = type.toLowerCase().replace(/\s+/g, ' ');
  return WORDINGS.find(([wording]) => wording.test(words))?.[1] ?? 'Other';
}
