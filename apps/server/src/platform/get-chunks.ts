/** Splits items in order into chunks of at most the given size; a larger item is a chunk of its own. */
export function* getChunks<T>(items: Iterable<T>, getSize: (item: T) => number, maxSize: number): Generator<T[]> {
  let chunk: T[] = [];
  let size = 0;
  for (const item of items) {
    const own = getSize(item);
    if (chunk.length > 0 && size + own > maxSize) {
      yield chunk;
      chunk = [];
      size = 0;
    }
    chunk.push(item);
    size += own;
  }
  if (chunk.length > 0) yield chunk;
}
