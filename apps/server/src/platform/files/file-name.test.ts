import { describe, expect, it } from 'vitest';
import { contentDisposition, safeFileName } from './file-name.ts';

describe('File name', () => {
  it.each([
    ['Report 2026.pdf', 'Report 2026.pdf'],
    ['C:\\Users\\me\\report.pdf', 'report.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['a\u0000b\r\nc.pdf', 'abc.pdf'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['.htaccess', 'htaccess'],
    ['...', 'file'],
    ['', 'file'],
    [`${'x'.repeat(400)}.docx`, `${'x'.repeat(150)}.docx`],
    [`${'x'.repeat(149)}😀.docx`, `${'x'.repeat(149)}.docx`],
    [`${'x'.repeat(148)}😀😀.docx`, `${'x'.repeat(148)}😀.docx`],
    [`x.${'y'.repeat(18)}😀`, `x.${'y'.repeat(18)}`],
  ])('%j is kept as %j', (sent, kept) => expect(safeFileName(sent)).toBe(kept));

  it('cannot break out of its header and is readable in every client', () => {
    expect(contentDisposition('Énergie "final" (2).pdf')).toBe(
      `attachment; filename="_nergie _final_ (2).pdf"; filename*=UTF-8''%C3%89nergie%20%22final%22%20%282%29.pdf`,
    );
  });
});
