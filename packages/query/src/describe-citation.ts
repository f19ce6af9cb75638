import { CITATION_MARK } from '@rotunda/analysis';

const SHAPES: Readonly<Record<string, (id: string) => string>> = {
  bill: (id) => `bill ${id.toUpperCase().replace(/^([A-Z]+)(\d)/, '$1 $2')}`,
  usc: (id) => id.replace('-', ' U.S.C. '),
  cfr: (id) => id.replace('-', ' CFR '),
  sec: (id) => `section ${id}`,
  pl: (id) => `Public Law ${id}`,
  eo: (id) => `Executive Order ${id}`,
  fr: (id) => id.replace('-', ' FR '),
  stat: (id) => id.replace('-', ' Stat. '),
  docket: (id) => `docket ${id.toUpperCase()}`,
  rin: (id) => `RIN ${id.toUpperCase()}`,
};

/**
 * Formats a citation term as people write it: `42 U.S.C. 1395` for `usc#42-1395`. Other terms are returned unchanged.
 */
export function describeCitation(term: string): string {
  const mark = term.indexOf(CITATION_MARK);
  if (mark < 0) return term;
  const id = term.slice(mark + 1);
  return SHAPES[term.slice(0, mark)]?.(id) ?? id;
}
