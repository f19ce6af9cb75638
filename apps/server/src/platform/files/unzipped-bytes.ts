import { fromBufferPromise } from 'yauzl';

/** How large the entries of a zip file say they become. @throws Error for what is no zip file */
export async function unzippedBytes(content: Buffer): Promise<number> {
  const zip = await fromBufferPromise(content, { lazyEntries: true });
  let total = 0;
  for await (const entry of zip.eachEntry()) total += entry.uncompressedSize;
  return total;
}
