import { API_TOKEN_MARK } from '@rotunda/contract';
import { randomBytes } from 'node:crypto';

/** 256 bits: nobody guesses one, so that a fast hash of it is safe to keep. */
const TOKEN_BYTES = 32;
/** Of the token after its mark; what is left hidden has more than 200 bits. */
const SHOWN_CHARACTERS = 6;

export function createApiToken(): string {
  return API_TOKEN_MARK + randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What lists show of a token: enough to recognize it, too little to use it. */
export function prefixOf(token: string): string {
  return token.slice(0, API_TOKEN_MARK.length + SHOWN_CHARACTERS);
}
