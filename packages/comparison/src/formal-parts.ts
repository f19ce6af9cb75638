import type { ComparableText, TextUnit } from './types.ts';

/** The furniture of a document: its texts differ from version to version without a change of substance. */
export type FormalKind =
  'front' | 'attestation' | 'endorsement' | 'signatures' | 'legislative-history' | 'enacting' | 'contents';

const IDS: readonly [pattern: RegExp, kind: FormalKind][] = [
  [/^front$/, 'front'],
  [/^attestation(?:-\d+)?$/, 'attestation'],
  [/^endorsement(?:-\d+)?$/, 'endorsement'],
  [/^signatures(?:-\d+)?$/, 'signatures'],
  [/^legislative-history(?:-\d+)?$/, 'legislative-history'],
  [/^(?:enacts|recommendation)(?:-\d+)?$/, 'enacting'],
];
const CONTENTS =
  /^\s*(?:table\s+of\s+contents|contents|short\s+title;\s*table\s+of\s+contents|table\s+des\s+matières|table\s+analytique)\b/i;
const ENACTING =
  /\b(?:be\s+it\s+enacted|enacts\s+as\s+follows|the\s+people\s+of\s+the\s+state\b.{0,80}\benact|^resolved\b|édicte|décrète)/i;
const SIGNED = /^(?:attest\s*:|passed\s+the\s+(?:house|senate)|speaker\s+of\s+the\s+house|i\s+hereby\s+certify)/i;
/** Front matter of a plain text is shorter; a text without sections is one unit, however it begins. */
const MAX_FRONT_CHARACTERS = 6_000;

/** Null for a unit of substance. */
export function formalKindOf(text: ComparableText, index: number): FormalKind | null {
  const unit = text.units[index];
  if (unit === undefined) return null;
  const byId = IDS.find(([pattern]) => pattern.test(unit.id));
  if (byId !== undefined) return text.units.length === 1 ? null : byId[1];
  if (unit.heading !== null && CONTENTS.test(unit.heading)) return 'contents';
  if (unit.number !== null || unit.heading !== null || text.units.length === 1) return null;
  return formalByPlace(unit, index === 0, index === text.units.length - 1);
}

function formalByPlace(unit: TextUnit, isFirst: boolean, isLast: boolean): FormalKind | null {
  const length = unit.paragraphs.reduce((sum, paragraph) => sum + paragraph.text.length, 0);
  if (length > MAX_FRONT_CHARACTERS) return null;
  if (isFirst && unit.paragraphs.some((paragraph) => ENACTING.test(paragraph.text))) return 'front';
  if (isLast && unit.paragraphs.every((paragraph) => SIGNED.test(paragraph.text))) return 'attestation';
  return null;
}
