import type { Readable } from 'node:stream';

/**
 * Reads and discards the rest of a rejected body. A client that is still sending when the connection closes reports a
 * broken pipe and never shows why it was rejected.
 *
 * @param max Bytes and milliseconds after which the rest is left unread, whether or not the client copes with that.
 */
export async function discardRest(body: Readable, max: { bytes: number; ms: number }): Promise<void> {
  if (body.readableEnded || body.destroyed) return;
  let timer: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve) => {
    let bytes = 0;
    timer = setTimeout(resolve, max.ms);
    body.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= max.bytes) return;
      body.pause();
      resolve();
    });
    for (const event of ['end', 'error', 'close']) body.once(event, () => resolve());
    // Detaches the original reader, which consumes no more.
    body.unpipe();
    body.resume();
  });
  clearTimeout(timer);
  body.pause();
}
