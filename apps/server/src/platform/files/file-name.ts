import { cutText } from '@rotunda/domain';

const MAX_LENGTH = 150;
const LONGEST_END = 20;

/**
 * Reduces a name to a plain file name: without the path that some browsers send, control and direction characters
 * (`exe.fdp` read backwards), and characters that file systems forbid. The extension survives any truncation.
 */
export function safeFileName(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '');
  const dot = plain.lastIndexOf('.');
  const [stem, end] = dot <= 0 ? [plain, ''] : [plain.slice(0, dot), plain.slice(dot)];
  return `${cut(stem, MAX_LENGTH)}${cut(end, LONGEST_END)}` || 'file';
}

/** Never cuts a character in half, because half a character cannot be stored or sent. */
function cut(text: string, length: number): string {
  return cutText(text, length);
}

/**
 * Builds the header of RFC 6266, for saving and never for displaying: old clients read the plain name, all others the
 * full one.
 */
export function contentDisposition(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(fileName).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
