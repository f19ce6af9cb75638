import JSZip from 'jszip';
import { decodeXML } from 'entities';
import { extractText, getDocumentProxy } from 'unpdf';

/** Reads the words of each format back, without the product's code. */
export const READERS = {
  async pdf(bytes) {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    return text;
  },
  docx: (bytes) => wordsOfParts(bytes, /^word\/(document|header\d*|footer\d*)\.xml$/),
  xlsx: (bytes) => wordsOfParts(bytes, /^xl\/(sharedStrings|worksheets\/sheet\d+)\.xml$/),
  async csv(bytes) {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('""', '"');
  },
  async ics(bytes) {
    const lines = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n[ \t]/g, '');
    return lines.replace(/\\n/gi, '\n').replace(/\\([,;\\])/g, '$1');
  },
  async rss(bytes) {
    const written = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const xml = written.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text) => text.replace(/[&<>]/g, asReference));
    return decodeXML(decodeXML(xml.replace(/<[^>]*>/g, ' ')));
  },
  async json(bytes) {
    const texts = [];
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), (_, value) => {
      if (typeof value === 'string') texts.push(value);
      return value;
    });
    return texts.join('\n');
  },
};

function asReference(character) {
  return `&#${character.charCodeAt(0)};`;
}

/** XML text of the parts whose names match, without tags: runs of one paragraph are joined. */
async function wordsOfParts(bytes, names) {
  const zip = await JSZip.loadAsync(bytes);
  const parts = await Promise.all(zip.file(names).map((part) => part.async('string')));
  return decodeXML(parts.join('\n').replace(/<[^>]*>/g, ''));
}
