import type { ComparableText, ComparedRow, Comparison, ComparisonLanguage, Run } from '../types.ts';

/**
 * Builds a text for tests. Sections are separated by `||`, heading and paragraphs by `|`: `1 Fees | The fee is $5. |
 * (a) No other.` A section begins with its number, `-` for none; a heading of `-` means none.
 */
export function getText(written: string, language: ComparisonLanguage = 'en'): ComparableText {
  const units = written.split('||').map((section, index) => {
    const [head = '', ...paragraphs] = section.split('|').map((part) => part.trim());
    const [number = '-', ...heading] = head.split(' ');
    return {
      id: number === '-' ? `n-${index}` : `s-${number}`,
      number: number === '-' ? null : `SEC. ${number}.`,
      heading: heading.length === 0 || heading.join(' ') === '-' ? null : heading.join(' '),
      level: 0,
      paragraphs: paragraphs.map((text) => {
        const [, letter = null, words = text] = /^(\([a-z0-9]+\)) (.*)$/.exec(text) ?? [];
        return { number: letter, text: words, indent: letter === null ? 0 : 1 };
      }),
    };
  });
  return { language, units };
}

/**
 * Renders what a reader sees, one line for each section and row: `[-struck-]1`, `[+inserted+]1`, `[=moved=r2]1`,
 * `[-Case-]case`.
 */
export function marked(left: ComparableText, right: ComparableText, comparison: Comparison): string[] {
  return comparison.sections.flatMap((section) => {
    const flags = [section.isMoved ? ' moved' : '', section.isRenumbered ? ' renumbered' : ''].join('');
    const rows = section.rows.map((row) =>
      [markedSide(left, section.left, row, 'left'), markedSide(right, section.right, row, 'right')].join(' | '),
    );
    return [`${section.key} ${section.kind}${flags}`, ...rows];
  });
}

function markedSide(text: ComparableText, unit: number | null, row: ComparedRow, side: 'left' | 'right'): string {
  const told = row[side];
  if (told === null || unit === null) return '';
  const of = text.units[unit];
  const paragraph = of?.paragraphs[told.paragraph];
  const written = (told.paragraph === -1 ? of?.heading : paragraph?.text) ?? '';
  const parts: string[] = told.hasOtherNumber && paragraph?.number != null ? [`${paragraph.number}:`] : [];
  let at = 0;
  for (const run of told.runs) {
    parts.push(written.slice(at, run.start).trim(), getMark(run, written.slice(run.start, run.end)));
    at = run.end;
  }
  parts.push(written.slice(at).trim());
  return parts.filter((part) => part !== '').join(' ');
}

function getMark({ kind, weight, change, other }: Run, words: string): string {
  const sign = { struck: '-', inserted: '+', moved: '=' }[kind];
  return `[${sign}${words}${sign}${other ?? ''}]${weight === 'words' ? change : weight}`;
}
