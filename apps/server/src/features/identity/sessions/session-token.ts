import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { createSecretBox } from '../../../platform/secret-box.ts';

/** 256 bits cannot be guessed, so storing a fast hash of a token is safe. */
const TOKEN_BYTES = 32;
const PARENT = 'parent session';

export function createSessionToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Returns the stored form of a token: its SHA-256 in hexadecimal. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Seals the supporter's own token for storage with the session that acts as a user; only that session's token can open
 * it.
 */
export function sealParentToken(parentToken: string, token: string): string {
  return getBox(token).seal(parentToken, PARENT);
}

/**
 * Opens a sealed supporter token.
 * @throws Error when it was sealed with another token
 */
export function openParentToken(sealed: string, token: string): string {
  return getBox(token).open(sealed, PARENT);
}

/** The key is derived differently from the stored hash, so the database alone cannot open the box. */
function getBox(token: string) {
  return createSecretBox(Buffer.from(hkdfSync('sha256', token, '', 'rotunda parent session', 32)));
}
