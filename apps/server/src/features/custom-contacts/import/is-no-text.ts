/** Whether the text contains bytes that no table has, because the file is a spreadsheet, an image or a program. */
export function isNoText(text: string): boolean {
  return text.startsWith('PK\u0003\u0004') || text.includes('\u0000');
}
