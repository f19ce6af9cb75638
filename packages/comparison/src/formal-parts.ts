import { type FormalPart, getFormalPart } from '@rotunda/domain';
import type { ComparableText, TextUnit } from './types.ts';

/** Kinds of document furniture, whose text differs between versions without a change of substance. */
export type FormalKind = FormalPart | 'contents';

const CONTENTS =
  /^\s*(?:table\s+of\s+contents|contents|short\s+title;\s*table\s+of\s+contents|table\s+des\s+matières|table\s+analytique)\b/i;
const ENACTING =
  /\b(?:be\s+it\s+enacted|enacts\s+as\s+follows|the\s+people\s+of\s+the\s+state\b.{0,80}\benact|^resolved\b|édicte|décrète)/i;
const SIGNED = /^(?:attest\s*:|passed\s+the\s+(?:house|senate)|speaker\s+of\s+the\s+house|i\s+hereby\s+certify)/i;
/** The line after the text of a public law. */
const APPROVED = /^Approved,?\s+[A-Z][a-z]+\s+\d{1,2},\s+\d{4}\s*\.?$/;
/** Front matter of plain text is shorter. A text without sections is a single unit that may begin like front matter. */
const MAX_FRONT_CHARACTERS = 6_000;

/** Returns the formal kind of a unit; null for a unit of substance. */
export function getFormalKind(text: ComparableText, index: number): FormalKind | null {
  const unit = text.units[index];
  if (unit === undefined) return null;
  const byId = getFormalPart(unit.id);
  if (byId !== null) return text.units.length === 1 ? null : byId;
  if (unit.heading !== null && CONTENTS.test(unit.heading)) return 'contents';
  if (unit.number !== null || unit.heading !== null || text.units.length === 1) return null;
  return formalByPlace(unit, index === 0, index === text.units.length - 1);
}

function formalByPlace(unit: TextUnit, isFirst: boolean, isLast: boolean): FormalKind | null {
  const length = unit.paragraphs.reduce((sum, paragraph) => sum + paragraph.text.length, 0);
  if (length > MAX_FRONT_CHARACTERS) return null;
  if (isFirst && unit.paragraphs.some((paragraph) => ENACTING.test(paragraph.text))) return 'front';
  if (APPROVED.test(unit.paragraphs.map(({ text }) => text).join(' '))) return 'attestation';
  if (isLast && unit.paragraphs.every((paragraph) => SIGNED.test(paragraph.text))) return 'attestation';
  return null;
}
