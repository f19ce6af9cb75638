import type { Extract } from 'tar-stream';
import { UnreadableInputError } from './unreadable-input-error.ts';

/** Git writes one commit id into the global header; nobody writes more than a few words. */
const MAX_GLOBAL_HEADER_BYTES = 4096;

/** Internals of the library that its types omit: the header being read, and the decoder of its bytes. */
interface LongHeaders {
  _header: { type: string | null | undefined };
  _decodeLongHeader(bytes: Buffer): void;
}

/**
 * Rejects an archive whose global header is larger than 4 KB. The library copies all of its fields for each following
 * header, so one megabyte of compressed bytes can keep a reader busy for minutes. The library's own limit is 4 MB.
 */
export function limitHeaders(archive: Extract): void {
  // The first place where the bytes of such a header can be checked before they are decoded.
  const reading = archive as Extract & LongHeaders;
  const decode = reading._decodeLongHeader.bind(reading);
  reading._decodeLongHeader = (bytes) => {
    if (reading._header.type === 'pax-global-header' && bytes.length > MAX_GLOBAL_HEADER_BYTES) {
      throw new UnreadableInputError(`the archive's global header is larger than ${MAX_GLOBAL_HEADER_BYTES} bytes`);
    }
    decode(bytes);
  };
}
