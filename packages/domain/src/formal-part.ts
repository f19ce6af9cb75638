/** What a document has beside its language; it differs from version to version without a change of substance. */
export type FormalPart =
  | 'front'
  | 'attestation'
  | 'endorsement'
  | 'signatures'
  | 'legislative-history'
  | 'title-amendment'
  | 'enacting';

const SECTION_IDS: readonly [pattern: RegExp, part: FormalPart][] = [
  [/^front$/, 'front'],
  [/^attestation(?:-\d+)?$/, 'attestation'],
  [/^endorsement(?:-\d+)?$/, 'endorsement'],
  [/^signatures(?:-\d+)?$/, 'signatures'],
  [/^legislative-history(?:-\d+)?$/, 'legislative-history'],
  [/^title-amendment(?:-\d+)?$/, 'title-amendment'],
  [/^(?:enacts|recommendation)(?:-\d+)?$/, 'enacting'],
];

/** By the id that a source gives such a part; null for a section of the text itself. */
export function formalPartOf(sectionId: string): FormalPart | null {
  return SECTION_IDS.find(([pattern]) => pattern.test(sectionId))?.[1] ?? null;
}
