/**
 * Returns the English name of a language: `French` for `fr`, `American English` for `en-US`; the tag itself if it has
 * no name.
 */
export function languageName(tag: string | null): string | null {
  if (tag === null) return null;
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
