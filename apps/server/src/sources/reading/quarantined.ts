import type { ParsedRecord } from '../source.ts';

/** Maximum bytes of UTF-8 kept of a bad record for the administrator. */
export const MAX_RAW_BYTES = 64 * 1024;

/**
 * Builds the result for a record that could not be read.
 * @param raw as received: text, bytes, or the value parsed from JSON; truncated to MAX_RAW_BYTES.
 */
export function quarantined(position: string, reason: string, raw: unknown): ParsedRecord {
  return { ok: false, position, reason, raw: truncateRaw(raw) };
}

/** Returns the received value as text, truncated to the size that is kept. */
export function truncateRaw(raw: unknown): string {
  return cut(asText(raw));
}

function asText(raw: unknown): string {
  if (typeof raw === 'string') return raw;
  if (Buffer.isBuffer(raw)) return raw.subarray(0, MAX_RAW_BYTES).toString('utf8');
  return raw === undefined ? '' : (JSON.stringify(raw) ?? '');
}

function cut(text: string): string {
  if (text.length <= MAX_RAW_BYTES / 4) return text;
  // `encodeInto` stops before a character that does not fit, so none is split. The result is decoded from a copy,
  // because a slice would keep the whole text in memory.
  const bytes = new Uint8Array(MAX_RAW_BYTES);
  const { written } = new TextEncoder().encodeInto(text, bytes);
  return new TextDecoder().decode(bytes.subarray(0, written));
}
