import { createRequire } from 'node:module';
import path from 'node:path';

const FOLDER = path.dirname(createRequire(import.meta.url).resolve('pdfmake/fonts/Roboto/Roboto-Regular.ttf'));
const file = (name: string) => path.join(FOLDER, `Roboto-${name}.ttf`);

/** Embedded in every file: Latin, Greek and Cyrillic letters with all their accents, and the marks of law. */
export const PDF_FONTS = {
  Roboto: {
    normal: file('Regular'),
    bold: file('Medium'),
    italics: file('Italic'),
    bolditalics: file('MediumItalic'),
  },
};

/** Fonts are all that a document may read from the disk. */
export const isFont = (name: string): boolean => path.dirname(path.resolve(name)) === FOLDER;
