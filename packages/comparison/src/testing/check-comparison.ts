import { applyScript, type ScriptStep, getWords } from '../raw-script.ts';
import { tokenize } from '../tokenize.ts';
import type { ComparableText, ComparedRow, Comparison, Run } from '../types.ts';

/**
 * Returns the faults of a comparison as sentences; none for a correct one. It uses only the texts and the reader's
 * result: the script must rebuild the right text, and the text left unmarked by the rows must be the same on both
 * sides.
 */
export function checkComparison(
  left: ComparableText,
  right: ComparableText,
  comparison: Comparison,
  script: readonly ScriptStep[],
): string[] {
  return [
    ...checkScript(left, right, script),
    ...checkUnits(left, comparison, 'left'),
    ...checkUnits(right, comparison, 'right'),
    ...comparison.sections.flatMap((section) => checkSection(left, right, section)),
    ...checkMoves(comparison),
  ];
}

/** Checks that the script rebuilds the right words and uses each left word at most once. */
export function checkScript(left: ComparableText, right: ComparableText, script: readonly ScriptStep[]): string[] {
  const faults: string[] = [];
  const leftWords = getWords(left);
  const rightWords = getWords(right);
  const rebuilt = applyScript(leftWords, script);
  if (rebuilt.length !== rightWords.length) faults.push(`rebuilt ${rebuilt.length} of ${rightWords.length} words`);
  const other = rightWords.findIndex((word, at) => word !== rebuilt[at]);
  if (other !== -1) faults.push(`word ${other} is "${rebuilt[other]}" instead of "${rightWords[other]}"`);
  const isUsed = new Uint8Array(leftWords.length);
  for (const step of script) {
    if ('write' in step) continue;
    for (let at = step.copy; at < step.to; at += 1) {
      if (isUsed[at] === 1) faults.push(`left word ${at} is copied twice`);
      isUsed[at] = 1;
    }
  }
  return faults;
}

/** Checks that every section and every paragraph appears once, and in order on the right. */
function checkUnits(text: ComparableText, comparison: Comparison, side: 'left' | 'right'): string[] {
  const faults: string[] = [];
  const seen = new Set<number>();
  for (const section of comparison.sections) {
    const index = section[side];
    if (index === null) continue;
    if (seen.has(index)) faults.push(`${side} section ${index} is told twice`);
    seen.add(index);
    const unit = text.units[index];
    const expected = [...(unit?.heading == null ? [] : [-1]), ...(unit?.paragraphs.keys() ?? [])];
    const told = section.rows.flatMap((row) => row[side]?.paragraph ?? []);
    if (expected.join() !== told.join()) faults.push(`${side} section ${index} has rows ${told.join()}`);
  }
  if (seen.size !== text.units.length) faults.push(`${side}: ${seen.size} of ${text.units.length} sections`);
  const order = comparison.sections.flatMap((section) => section.right ?? []);
  if (order.some((unit, at) => at > 0 && unit < (order[at - 1] ?? 0))) faults.push('right sections are out of order');
  return faults;
}

function checkSection(left: ComparableText, right: ComparableText, section: Comparison['sections'][number]): string[] {
  if (section.kind === 'translation') return [];
  const leftWords = keptWords(left, section.left, section.rows, 'left');
  const rightWords = keptWords(right, section.right, section.rows, 'right');
  const at = leftWords.findIndex((word, index) => word !== rightWords[index]);
  if (at === -1 && leftWords.length === rightWords.length) return [];
  const place = Math.max(at, 0);
  return [
    `${section.key}: unmarked "${leftWords.slice(place, place + 3).join(' ')}" beside "${rightWords.slice(place, place + 3).join(' ')}"`,
  ];
}

/** Returns the words of one side of a section outside all runs. */
function keptWords(
  text: ComparableText,
  unit: number | null,
  rows: readonly ComparedRow[],
  side: 'left' | 'right',
): string[] {
  if (unit === null) return [];
  const words: string[] = [];
  for (const row of rows) {
    const told = row[side];
    if (told === null) continue;
    if (told.runs.some((run, index) => run.start < (told.runs[index - 1]?.end ?? 0)))
      return ['(overlapping runs)', side];
    const of = text.units[unit];
    const written = (told.paragraph === -1 ? of?.heading : of?.paragraphs[told.paragraph]?.text) ?? '';
    let at = 0;
    tokenize(written, text.language, (start, end) => {
      while ((told.runs[at]?.end ?? end) < end) at += 1;
      const run = told.runs[at];
      if (run === undefined || start < run.start) words.push(written.slice(start, end));
    });
  }
  return words;
}

/** Checks that every end of a moved passage names an existing section that has the other end. */
function checkMoves(comparison: Comparison): string[] {
  const moves = new Set<string>();
  const ends: { from: string; to: string; side: string }[] = [];
  for (const section of comparison.sections) {
    const note = (side: 'left' | 'right', run: Run) => {
      if (run.other === undefined) return;
      moves.add(`${side} ${section.key} ${run.other}`);
      ends.push({ from: section.key, to: run.other, side });
    };
    for (const row of section.rows) {
      for (const run of row.left?.runs ?? []) note('left', run);
      for (const run of row.right?.runs ?? []) note('right', run);
    }
  }
  return ends.flatMap(({ from, to, side }) =>
    moves.has(`${side === 'left' ? 'right' : 'left'} ${to} ${from}`)
      ? []
      : [`${from}: moved passage has no end in ${to}`],
  );
}
