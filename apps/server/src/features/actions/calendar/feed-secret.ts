import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
const SECRET_BYTES = 32;
const FORM = /^[\w-]{64}$/;

/**
 * The secret of a feed's address: the feed's id and 256 random bits. The id finds the row, so that comparing the secret
 * takes the same time whatever is guessed.
 */
export function createFeedSecret(feedId: string): { secret: string; secretHash: string } {
  const random = randomBytes(SECRET_BYTES);
  const id = Buffer.from(feedId.replaceAll('-', ''), 'hex');
  return { secret: Buffer.concat([id, random]).toString('base64url'), secretHash: hash(random) };
}

export interface PresentedSecret {
  feedId: string;
  /** In constant time. */
  matches(secretHash: string): boolean;
}

/** Null for what no feed's address can hold. */
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
