const NAMES = new Intl.DisplayNames('en-US', { type: 'language' });

/** `fr` as `French`. */
export function languageName(code: string): string {
  return NAMES.of(code) ?? code;
}
