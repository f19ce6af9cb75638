import { coreNumber } from './core-number.ts';
import type { Deadline } from './deadline.ts';
import { getFormalKind, type FormalKind } from './formal-parts.ts';
import { getShingles } from './shingles.ts';
import { bodyTokens, headingTokens, type TokenRange, type TokenStream } from './token-stream.ts';
import type { ComparableText, TextUnit } from './types.ts';

/** Facts about a unit that pairing uses. */
export interface UnitFacts {
  unit: TextUnit;
  body: TokenRange;
  bodyLength: number;
  heading: TokenRange;
  /** Folded words of the heading; empty without a heading. */
  headingKey: string;
  number: string | null;
  /** The unit is a title, part or the like that only contains other units. */
  isContainer: boolean;
  formal: FormalKind | null;
  shingles: Int32Array;
}

/**
 * Collects the pairing facts of every unit of a text.
 * @throws ComparisonDeadlineError
 */
export function getUnitFacts(text: ComparableText, stream: TokenStream, deadline: Deadline): UnitFacts[] {
  return text.units.map((unit, index) => {
    deadline.check();
    const body = bodyTokens(stream, index);
    const heading = headingTokens(stream, index);
    const next = text.units[index + 1];
    return {
      unit,
      body,
      bodyLength: body.to - body.from,
      heading,
      headingKey: stream.codes.subarray(heading.from, heading.to).join(' '),
      number: coreNumber(unit.number),
      isContainer: body.from === body.to && next !== undefined && next.level > unit.level,
      formal: getFormalKind(text, index),
      shingles: getShingles(stream.codes, body, deadline),
    };
  });
}
