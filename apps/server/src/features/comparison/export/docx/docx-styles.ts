import type { IStylesOptions } from 'docx';

const INK = '14213D';
const heading = (size: number) => ({
  run: { size, bold: true, color: INK, font: 'Calibri' },
  paragraph: { keepNext: true, spacing: { before: 240, after: 80 } },
});

/** Font sizes are in half points, spacing in twentieths of a point. */
export const DOCX_STYLES: IStylesOptions = {
  default: {
    document: { run: { font: 'Cambria', size: 22 }, paragraph: { spacing: { after: 100, line: 276 } } },
    title: { run: { size: 44, bold: true, color: INK, font: 'Calibri' }, paragraph: { spacing: { after: 80 } } },
    heading1: heading(28),
    heading2: heading(25),
    heading3: heading(23),
    heading4: heading(22),
  },
  paragraphStyles: [
    { id: 'CoverHeading', name: 'Cover Heading', basedOn: 'Normal', ...heading(26) },
    {
      id: 'Cell',
      name: 'Cell',
      basedOn: 'Normal',
      run: { size: 20 },
      paragraph: { spacing: { before: 40, after: 40 } },
    },
    { id: 'Frame', name: 'Frame', basedOn: 'Normal', run: { size: 18, color: '56607A', font: 'Calibri' } },
  ],
};
