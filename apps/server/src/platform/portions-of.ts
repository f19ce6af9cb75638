/** Splits items in order into chunks of at most the given size; a larger item is a chunk of its own. */
export function* portionsOf<T>(items: Iterable<T>, sizeOf: (item: T) => number, maxSize: number): Generator<T[]> {
  let portion: T[] = [];
  let size = 0;
  for (const item of items) {
    const own = sizeOf(item);
    if (portion.length > 0 && size + own > maxSize) {
      yield portion;
      portion = [];
      size = 0;
    }
    portion.push(item);
    size += own;
  }
  if (portion.length > 0) yield portion;
}
