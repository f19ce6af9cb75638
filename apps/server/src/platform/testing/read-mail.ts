/** An e-mail as the recipient's mail program would read it. */
export interface ReadMail {
  /** Headers by lower-case name, unfolded and decoded; the last one wins if a name repeats. */
  headers: Readonly<Record<string, string>>;
  text: string;
  html: string;
}

/** Parses e-mails of this product: a text part and an HTML part. */
export function readMail(raw: string): ReadMail {
  const { headers, body } = headersAndBody(raw);
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary === undefined ? [raw] : body.split(`--${boundary}`).slice(1, -1);
  const part = (type: string) => {
    const found = parts.map((one) => headersAndBody(one.replace(/^\r\n|\r\n$/g, ''))).find((one) => isOf(one, type));
    return found === undefined ? '' : decodeBody(found);
  };
  return { headers, text: part('text/plain'), html: part('text/html') };
}

interface Part {
  headers: Record<string, string>;
  body: string;
}

function headersAndBody(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
  });
  return { headers: Object.fromEntries(headers), body: raw.slice(end + 4) };
}

const isOf = ({ headers }: Part, type: string) => headers['content-type']?.startsWith(type) ?? false;

function decodeBody({ headers, body }: Part): string {
  const encoding = headers['content-transfer-encoding']?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1').toString('utf8');
  return unescapeBytes(body.replace(/=\r\n/g, ''));
}

/** Decodes RFC 2047; white space between two encoded words is dropped. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : unescapeBytes(word.replaceAll('_', ' ')),
    );
}

function unescapeBytes(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
