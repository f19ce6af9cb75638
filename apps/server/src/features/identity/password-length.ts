/** In characters. A short one is guessed; a very long one makes the hash of it cost more than signing in should. */
export const PASSWORD_LENGTH = { min: 12, max: 256 } as const;
