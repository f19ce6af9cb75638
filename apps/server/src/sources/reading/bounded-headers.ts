import type { Extract } from 'tar-stream';
import { UnreadableInputError } from './unreadable-input-error.ts';

/** Git writes one commit id into it, and nobody more than a few words. */
const MAX_GLOBAL_HEADER_BYTES = 4096;

/** What the library has and its types leave out: the header being read, and what turns its bytes into fields. */
interface LongHeaders {
  _header: { type: string | null | undefined };
  _decodeLongHeader(bytes: Buffer): void;
}

/**
 * Refuses an archive whose global header is larger than 4 KB. The library copies all fields of it for each header that
 * follows, so that a megabyte of compressed bytes kept a reader busy for minutes; it bounds headers itself at 4 MB only.
 */
export function boundHeaders(archive: Extract): void {
  // Only here are the bytes of such a header seen before they cost anything.
  const reading = archive as Extract & LongHeaders;
  const decode = reading._decodeLongHeader.bind(reading);
  reading._decodeLongHeader = (bytes) => {
    if (reading._header.type === 'pax-global-header' && bytes.length > MAX_GLOBAL_HEADER_BYTES) {
      throw new UnreadableInputError(`the archive's global header is larger than ${MAX_GLOBAL_HEADER_BYTES} bytes`);
    }
    decode(bytes);
  };
}
