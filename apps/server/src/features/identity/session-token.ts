import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { createSecretBox } from '../../platform/secret-box.ts';

/** 256 bits: nobody guesses one, so that a fast hash of it is safe to keep. */
const TOKEN_BYTES = 32;
const PARENT = 'parent session';

export function createSessionToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is kept of a token: SHA-256 in hexadecimal digits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The supporter's own token, kept with the session that acts as somebody: readable only with that session's token. */
export function sealParentToken(parentToken: string, token: string): string {
  return boxOf(token).seal(parentToken, PARENT);
}

/** @throws Error when it was sealed with another token */
export function openParentToken(sealed: string, token: string): string {
  return boxOf(token).open(sealed, PARENT);
}

/** The key is derived in another way than the hash that is stored: the database alone opens nothing. */
function boxOf(token: string) {
  return createSecretBox(Buffer.from(hkdfSync('sha256', token, '', 'rotunda parent session', 32)));
}
