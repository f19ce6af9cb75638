import { createRequire } from 'node:module';
import path from 'node:path';

const FOLDER = path.dirname(createRequire(import.meta.url).resolve('pdfmake/fonts/Roboto/Roboto-Regular.ttf'));
const file = (name: string) => path.join(FOLDER, `Roboto-${name}.ttf`);

/** Fonts embedded in every file, with Latin, Greek and Cyrillic letters, all accents, and legal symbols. */
export const PDF_FONTS = {
  Roboto: {
    normal: file('Regular'),
    bold: file('Medium'),
    italics: file('Italic'),
    bolditalics: file('MediumItalic'),
  },
};

/** Whether the file is a font, the only kind of file a document may read from disk. */
export const isFont = (name: string): boolean => path.dirname(path.resolve(name)) === FOLDER;
