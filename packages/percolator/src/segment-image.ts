import { FilterRows, type FacetBits, type FilterTerms } from './filter-rows.ts';
import type { PrefixTrie } from './prefix-trie.ts';
import type { Segment, SegmentArrays } from './segment.ts';

/** Raised when the layout changes; an image of another version is refused, and rebuilt by its owner. */
const IMAGE_VERSION = 1;
/** "RPER" */
const MAGIC = 0x5250_4552;
const ALIGNMENT = 8;

type Arrays = SegmentArrays & PrefixTrie;
type Numbers = Arrays[keyof Arrays];

/** What is no array of numbers, as JSON behind the arrays: the strings are copied into each thread's heap anyway. */
interface ImageText {
  terms: string[];
  prefixes: string[];
  facets: FacetBits[];
  oddFilters: [number, FilterTerms][];
}

/** The order of the arrays in an image. */
const ARRAY_ORDER: readonly (keyof Arrays)[] = [
  'ids',
  'rows',
  'firstBits',
  'postingStarts',
  'postingBits',
  'postingRanks',
  'kinds',
  'codeStarts',
  'code',
  'resumes',
  'frequencies',
  'useStarts',
  'uses',
  'edgeFrom',
  'edgeLetter',
  'edgeTo',
  'ends',
];

/** Magic, version, bytes of text, then the bytes of each array. */
const HEADER_BYTES = align((3 + ARRAY_ORDER.length) * 4);

export function writeSegment<B extends ArrayBufferLike>(segment: Segment, allocate: (byteLength: number) => B): B {
  const arrays: Arrays = { ...segment.arrays, ...segment.trie };
  const content: ImageText = {
    terms: [...segment.terms],
    prefixes: [...segment.prefixes],
    facets: [...segment.filterRows.facets],
    oddFilters: [...segment.oddFilters],
  };
  const text = new TextEncoder().encode(JSON.stringify(content));
  const sizes = ARRAY_ORDER.map((name) => arrays[name].byteLength);
  const image = allocate(sizes.reduce((total, size) => total + align(size), HEADER_BYTES) + text.byteLength);
  new Int32Array(image, 0, 3 + sizes.length).set([MAGIC, IMAGE_VERSION, text.byteLength, ...sizes]);
  const bytes = new Uint8Array(image);
  let offset = HEADER_BYTES;
  for (const name of ARRAY_ORDER) {
    bytes.set(bytesOf(arrays[name]), offset);
    offset += align(arrays[name].byteLength);
  }
  bytes.set(text, offset);
  return image;
}

/** Views into the image; only the strings are copied. Throws RangeError when it is no image of this version. */
export function readSegment(image: ArrayBufferLike): Segment {
  const header = new Int32Array(image, 0, image.byteLength < HEADER_BYTES ? 0 : 3 + ARRAY_ORDER.length);
  if (header[0] !== MAGIC || header[1] !== IMAGE_VERSION) {
    throw new RangeError(`This is no percolator image of version ${IMAGE_VERSION}`);
  }
  const places = new Map<keyof Arrays, { offset: number; size: number }>();
  let offset = HEADER_BYTES;
  for (const [index, name] of ARRAY_ORDER.entries()) {
    const size = header[3 + index] ?? 0;
    places.set(name, { offset, size });
    offset += align(size);
  }
  const at = (name: keyof Arrays) => places.get(name) ?? { offset: 0, size: 0 };
  const ints = (name: keyof Arrays) => new Int32Array(image, at(name).offset, at(name).size / 4);
  const unsigned = (name: keyof Arrays) => new Uint32Array(image, at(name).offset, at(name).size / 4);
  // A copy, because no decoder has to accept shared memory.
  const text = new Uint8Array(new Uint8Array(image, offset, header[2] ?? 0));
  const content: ImageText = JSON.parse(new TextDecoder().decode(text));
  return {
    terms: content.terms,
    prefixes: content.prefixes,
    filterRows: new FilterRows(content.facets),
    oddFilters: new Map(content.oddFilters),
    trie: {
      edgeFrom: ints('edgeFrom'),
      edgeLetter: new Uint16Array(image, at('edgeLetter').offset, at('edgeLetter').size / 2),
      edgeTo: ints('edgeTo'),
      ends: ints('ends'),
    },
    arrays: {
      ids: unsigned('ids'),
      rows: ints('rows'),
      firstBits: ints('firstBits'),
      postingStarts: unsigned('postingStarts'),
      postingBits: ints('postingBits'),
      postingRanks: unsigned('postingRanks'),
      kinds: new Uint8Array(image, at('kinds').offset, at('kinds').size),
      codeStarts: unsigned('codeStarts'),
      code: ints('code'),
      resumes: unsigned('resumes'),
      frequencies: new Float32Array(image, at('frequencies').offset, at('frequencies').size / 4),
      useStarts: unsigned('useStarts'),
      uses: unsigned('uses'),
    },
  };
}

function bytesOf(array: Numbers): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

function align(size: number): number {
  return Math.ceil(size / ALIGNMENT) * ALIGNMENT;
}
