import { FilterRows, type FacetBits, type FilterTerms } from './filter-rows.ts';
import type { Segment, SegmentArrays } from './segment.ts';

/** Raise this when the layout changes; images of another version are rejected, and their owners rebuild them. */
const IMAGE_VERSION = 1;
/** ASCII "RPER". */
const MAGIC = 0x5250_4552;
const ALIGNMENT = 64;

type Numbers = SegmentArrays[keyof SegmentArrays];

/** Data other than number arrays, stored as JSON after them; small unless many filters are odd. */
interface ImageExtras {
  facets: FacetBits[];
  termFilters: [number, FilterTerms][];
}

/** Returns the arrays in the order of the image. */
function getArrays({ arrays, terms, prefixes }: Segment): Numbers[] {
  return [
    arrays.ids,
    arrays.rows,
    arrays.bounds,
    arrays.conditions,
    arrays.postingStarts,
    arrays.postings,
    arrays.kinds,
    arrays.codeStarts,
    arrays.code,
    arrays.frequencies,
    arrays.prefixFilter,
    terms.slots,
    terms.records,
    prefixes.slots,
    prefixes.records,
  ];
}

const ARRAY_COUNT = 15;
/** Magic, version, byte length of the extras, then the byte length of each array. */
const HEADER_INTS = 3 + ARRAY_COUNT;
const HEADER_BYTES = align(HEADER_INTS * 4);

export function writeSegment<B extends ArrayBufferLike>(segment: Segment, allocate: (byteLength: number) => B): B {
  const arrays = getArrays(segment);
  const extras: ImageExtras = { facets: [...segment.filterRows.facets], termFilters: [...segment.termFilters] };
  const text = new TextEncoder().encode(JSON.stringify(extras));
  const sizes = arrays.map((array) => array.byteLength);
  const image = allocate(sizes.reduce((total, size) => total + align(size), HEADER_BYTES) + text.byteLength);
  new Int32Array(image, 0, HEADER_INTS).set([MAGIC, IMAGE_VERSION, text.byteLength, ...sizes]);
  const bytes = new Uint8Array(image);
  let offset = HEADER_BYTES;
  for (const array of arrays) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), offset);
    offset += align(array.byteLength);
  }
  bytes.set(text, offset);
  return image;
}

/**
 * Reads a segment as views into the image, so that nothing large is copied.
 * @throws RangeError if it is not an image of this version
 */
export function readSegment(image: ArrayBufferLike): Segment {
  const header = new Int32Array(image, 0, image.byteLength < HEADER_BYTES ? 0 : HEADER_INTS);
  if (header[0] !== MAGIC || header[1] !== IMAGE_VERSION) {
    throw new RangeError(`This is no percolator image of version ${IMAGE_VERSION}`);
  }
  let index = 3;
  let offset = HEADER_BYTES;
  const place = (width: number): [ArrayBufferLike, number, number] => {
    const size = header[index++] ?? 0;
    const start = offset;
    offset += align(size);
    return [image, start, size / width];
  };
  const ints = () => new Int32Array(...place(4));
  const unsigned = () => new Uint32Array(...place(4));
  // Properties are evaluated from top to bottom, in the order of `getArrays`.
  const arrays: SegmentArrays = {
    ids: unsigned(),
    rows: ints(),
    bounds: ints(),
    conditions: unsigned(),
    postingStarts: unsigned(),
    postings: ints(),
    kinds: new Uint8Array(...place(1)),
    codeStarts: unsigned(),
    code: ints(),
    frequencies: new Float32Array(...place(4)),
    prefixFilter: ints(),
  };
  const table = () => ({ slots: ints(), records: ints() });
  const terms = table();
  const prefixes = table();
  // Copied, because decoders need not accept shared memory.
  const text = new Uint8Array(new Uint8Array(image, offset, header[2] ?? 0));
  const extras: ImageExtras = JSON.parse(new TextDecoder().decode(text));
  return {
    terms,
    prefixes,
    filterRows: new FilterRows(extras.facets),
    termFilters: new Map(extras.termFilters),
    arrays,
  };
}

function align(size: number): number {
  return Math.ceil(size / ALIGNMENT) * ALIGNMENT;
}
