/** Replaces the user and password of every address in a text. */
export function hideCredentials(text: string): string {
  return text.replace(/\b([a-z][a-z0-9+.-]{0,20}:\/\/)[^\s/@]{1,300}@/gi, '$1[removed]@');
}

/**
 * Matches how drizzle reports a statement: its text, then on a separate line the values, up to the end of the message.
 */
const VALUES = /(Failed query: .*?\nparams: ).*$/s;

/** Removes secrets that log readers must not see: passwords in addresses and values of statements. */
export function hideSecrets(message: string): string {
  return hideCredentials(message.replace(VALUES, '$1[removed]'));
}
