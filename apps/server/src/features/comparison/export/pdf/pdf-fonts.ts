import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const ROBOTO = path.dirname(require.resolve('pdfmake/fonts/Roboto/Roboto-Regular.ttf'));
const DEJAVU = path.dirname(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
const roboto = (name: string) => path.join(ROBOTO, `Roboto-${name}.ttf`);
const dejaVu = (name: string) => path.join(DEJAVU, `DejaVuSans${name}.ttf`);

/** The font of every text, with Latin, Greek and Cyrillic letters and legal symbols. */
export const TEXT_FONT = 'Roboto';
/** The font of what `TEXT_FONT` lacks: fractions, boxes, arrows, phonetic letters, accents, other scripts. */
export const OTHER_FONT = 'DejaVuSans';

/** Fonts embedded in every file that uses them, each style in a file of its own. */
export const PDF_FONTS = {
  [TEXT_FONT]: {
    normal: roboto('Regular'),
    bold: roboto('Medium'),
    italics: roboto('Italic'),
    bolditalics: roboto('MediumItalic'),
  },
  [OTHER_FONT]: {
    normal: dejaVu(''),
    bold: dejaVu('-Bold'),
    // Its oblique styles lack a tenth of the characters.
    italics: dejaVu(''),
    bolditalics: dejaVu('-Bold'),
  },
};

/** Whether the file is a font, the only kind of file a document may read from disk. */
export const isFont = (name: string): boolean => [ROBOTO, DEJAVU].includes(path.dirname(path.resolve(name)));
