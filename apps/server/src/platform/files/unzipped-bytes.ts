import { fromBufferPromise } from 'yauzl';

/** Sums the sizes that the entries of a zip file declare. @throws Error for anything that is not a zip file. */
export async function unzippedBytes(content: Buffer): Promise<number> {
  const zip = await fromBufferPromise(content, { lazyEntries: true });
  let total = 0;
  for await (const entry of zip.eachEntry()) total += entry.uncompressedSize;
  return total;
}
