import type { ComparisonExportFormat } from '@rotunda/contract';
import { writeDocx } from './docx/write-docx.ts';
import type { ExportedComparison } from './exported-comparison.ts';
import { writePdf } from './pdf/write-pdf.ts';

type WriteFile = (comparison: ExportedComparison) => Promise<Uint8Array<ArrayBuffer>>;

/** Writer for each file format. */
export const FILE_WRITERS: Readonly<Record<ComparisonExportFormat, WriteFile>> = { docx: writeDocx, pdf: writePdf };
