/** Parts of a document beside its operative text; they differ between versions without a change of substance. */
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

/** Returns the formal part that a source's section id stands for; null for a section of the text itself. */
export function getFormalPart(sectionId: string): FormalPart | null {
  return SECTION_IDS.find(([pattern]) => pattern.test(sectionId))?.[1] ?? null;
}
