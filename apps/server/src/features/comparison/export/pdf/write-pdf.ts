import pdfmake from 'pdfmake';
import { isTranslation } from '@rotunda/contract/values';
import type { ExportedComparison } from '../exported-comparison.ts';
import { isFont, PDF_FONTS } from './pdf-fonts.ts';
import { getPage } from './pdf-layout.ts';
import { writeCover } from './write-cover.ts';
import { writeSections } from './write-sections.ts';
import { writeTranslation } from './write-translation.ts';

pdfmake.setFonts(PDF_FONTS);
// The text is untrusted and must not make the library read a file or URL.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(isFont);

/** Writes a comparison for printing: what is compared, the figures, and the changed sections. */
export async function writePdf(comparison: ExportedComparison): Promise<Uint8Array<ArrayBuffer>> {
  const text = isTranslation(comparison) ? writeTranslation(comparison) : writeSections(comparison);
  const document = { ...getPage(comparison), content: [...writeCover(comparison), ...text] };
  return new Uint8Array(await pdfmake.createPdf(document).getBuffer());
}
