/** An e-mail as a document of a frame: links open in a page of their own, as in a mail program. */
export function mailDocument(html: string): string {
  return html.replace(/<head[^>]*>/, (head) => `${head}<base target="_blank">`);
}
