import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
const SECRET_BYTES = 32;
const FORM = /^[\w-]{64}$/;

/**
 * Creates the secret for a feed's address from the feed id and 256 random bits. The row is found by id, so comparing
 * the secret takes constant time.
 */
export function createFeedSecret(feedId: string): { secret: string; secretHash: string } {
  const random = randomBytes(SECRET_BYTES);
  const id = Buffer.from(feedId.replaceAll('-', ''), 'hex');
  return { secret: Buffer.concat([id, random]).toString('base64url'), secretHash: hash(random) };
}

export interface PresentedSecret {
  feedId: string;
  /** Compares in constant time. */
  matches(secretHash: string): boolean;
}

/** Returns null if the text cannot be the secret of a feed. */
export function readFeedSecret(secret: string): PresentedSecret | null {
  if (!FORM.test(secret)) return null;
  const bytes = Buffer.from(secret, 'base64url');
  const id = bytes.subarray(0, ID_BYTES).toString('hex');
  const presented = Buffer.from(hash(bytes.subarray(ID_BYTES)), 'hex');
  return {
    feedId: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    matches: (secretHash) => timingSafeEqual(presented, Buffer.from(secretHash, 'hex')),
  };
}

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
