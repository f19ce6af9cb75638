import type { ParsedRecord } from '../source.ts';

/** As much of a bad record as is kept for the administrator, in bytes of UTF-8. */
export const MAX_RAW_BYTES = 64 * 1024;

/**
 * A record that could not be read.
 * @param raw as received: text, bytes, or the value parsed from JSON; cut to MAX_RAW_BYTES.
 */
export function quarantined(position: string, reason: string, raw: unknown): ParsedRecord {
  return { ok: false, position, reason, raw: keptOf(raw) };
}

/** As much of what was received as is kept. */
export function keptOf(raw: unknown): string {
  return cut(asText(raw));
}

function asText(raw: unknown): string {
  if (typeof raw === 'string') return raw;
  if (Buffer.isBuffer(raw)) return raw.subarray(0, MAX_RAW_BYTES).toString('utf8');
  return raw === undefined ? '' : (JSON.stringify(raw) ?? '');
}

function cut(text: string): string {
  if (text.length <= MAX_RAW_BYTES / 4) return text;
  // `encodeInto` stops before a character that does not fit, so none is cut in two. Decoded anew, because a slice would
  // keep all of the text in memory.
  const bytes = new Uint8Array(MAX_RAW_BYTES);
  const { written } = new TextEncoder().encodeInto(text, bytes);
  return new TextDecoder().decode(bytes.subarray(0, written));
}
