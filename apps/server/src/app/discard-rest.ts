import type { Readable } from 'node:stream';

/**
 * Reads what is left of a refused body and throws it away. Programs that have not sent all of theirs when the connection
 * ends report a broken pipe, and nobody learns why they were refused.
 *
 * @param most bytes and milliseconds after which the rest is left unread, however the sender takes it
 */
export async function discardRest(body: Readable, most: { bytes: number; ms: number }): Promise<void> {
  if (body.readableEnded || body.destroyed) return;
  let timer: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve) => {
    let bytes = 0;
    timer = setTimeout(resolve, most.ms);
    body.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= most.bytes) return;
      body.pause();
      resolve();
    });
    for (const event of ['end', 'error', 'close']) body.once(event, () => resolve());
    // Whoever was to read it takes no more.
    body.unpipe();
    body.resume();
  });
  clearTimeout(timer);
  body.pause();
}
