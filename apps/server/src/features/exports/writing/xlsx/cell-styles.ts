import type { CellKind } from '../export-table.ts';

/** Indexes into `cellXfs` of STYLES_XML. */
export const CELL_STYLES = { header: 1, text: 0, day: 2, time: 3, link: 4, quoted: 5 } as const satisfies Record<
  CellKind | 'header' | 'quoted',
  number
>;

/**
 * Styles part of the workbook (ECMA-376 part 1, 18.8). `quotePrefix` keeps a text cell as text even after it is edited.
 */
export const STYLES_XML = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">\
<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>\
<fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font>\
<font><u/><sz val="11"/><color rgb="FF0563C1"/><name val="Calibri"/></font></fonts>\
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>\
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>\
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>\
<cellXfs count="6">${[
  'numFmtId="49" fontId="0" applyNumberFormat="1"',
  'numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"',
  'numFmtId="164" fontId="0" applyNumberFormat="1"',
  'numFmtId="165" fontId="0" applyNumberFormat="1"',
  'numFmtId="49" fontId="2" applyNumberFormat="1" applyFont="1"',
  'numFmtId="49" fontId="0" applyNumberFormat="1" quotePrefix="1"',
]
  .map((facts) => `<xf ${facts} fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment vertical="top"/></xf>`)
  .join('')}</cellXfs>\
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
