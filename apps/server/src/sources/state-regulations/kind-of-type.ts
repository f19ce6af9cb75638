/**
 * What Discover filters a state's rule or notice by, from the type as its register words it: `Notice of Proposed Rule
 * Making`, `Adopted and Filed Emergency`, `Public Hearing`. The register's own words are kept beside it. An emergency
 * adoption is in force whatever it proposes besides; a withdrawal is told of in a notice.
 */
export function kindOfType(type: string): 'Rule' | 'Proposed Rule' | 'Notice' | 'Other' {
  if (/withdr[ae]w/i.test(type)) return 'Notice';
  if (/emergency (?:rule|adopt|amend|regulation)|adopted and filed/i.test(type)) return 'Rule';
  if (/propos|intended (?:action|regulatory)|intent to (?:adopt|amend|repeal)/i.test(type)) return 'Proposed Rule';
  if (/hearing|meeting|development|change|correction|request for/i.test(type)) return 'Notice';
  if (/final|adopt|emergency|temporary|permanent|expedited|exempt|repeal/i.test(type)) return 'Rule';
  if (/notice|announce/i.test(type)) return 'Notice';
  return /\b(?:rules?|regulations?|order)\b/i.test(type) ? 'Rule' : 'Other';
}
