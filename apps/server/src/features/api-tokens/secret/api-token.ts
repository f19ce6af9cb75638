import { API_TOKEN_MARK } from '@rotunda/contract';
import { randomBytes } from 'node:crypto';

/** A token has 256 random bits and cannot be guessed, so storing a fast hash is safe. */
const TOKEN_BYTES = 32;
/** Characters shown after the token's prefix; the hidden rest has more than 200 bits. */
const SHOWN_CHARACTERS = 6;

export function createApiToken(): string {
  return API_TOKEN_MARK + randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Returns the part of a token shown in lists: enough to recognize it, too little to use it. */
export function getPrefix(token: string): string {
  return token.slice(0, API_TOKEN_MARK.length + SHOWN_CHARACTERS);
}
