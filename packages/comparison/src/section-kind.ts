import type { MatchedSections } from './match-sections.ts';
import type { SectionPlace } from './order-sections.ts';
import type { SectionKind } from './types.ts';

/** Returns the keys of the sections that contain the other parts of a split or merged section. */
export function getPartners(
  { left, right }: SectionPlace,
  { splitParts, mergedParts }: MatchedSections,
  leftKeys: readonly string[],
  rightKeys: readonly string[],
): string[] {
  const partners = new Set<string>();
  for (const { part, whole } of splitParts) {
    if (part === right) partners.add(leftKeys[whole] ?? '');
    if (whole === left) partners.add(rightKeys[part] ?? '');
  }
  for (const { part, whole } of mergedParts) {
    if (part === left) partners.add(rightKeys[whole] ?? '');
    if (whole === right) partners.add(leftKeys[part] ?? '');
  }
  return [...partners];
}

export function getKind(
  { left, right }: SectionPlace,
  isChanged: boolean,
  { splitParts, mergedParts }: MatchedSections,
  partners: readonly string[],
): SectionKind {
  if (left === null) return partners.length > 0 ? 'split' : 'added';
  if (right === null) return partners.length > 0 ? 'merged' : 'dropped';
  if (splitParts.some(({ whole }) => whole === left)) return 'split';
  if (mergedParts.some(({ whole }) => whole === right)) return 'merged';
  return isChanged ? 'changed' : 'equal';
}
