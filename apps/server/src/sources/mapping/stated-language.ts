import type { Language } from '@rotunda/domain';

/** A language of two or three letters, with script and region. Longer tags are not used in practice. */
const TAG = /^[a-z]{2,3}(?:[-_][a-z\d]{1,8}){0,3}$/i;

/**
 * Returns the language that a publisher states: the canonical BCP 47 tag for browsers, and the language for text
 * analysis if it is one of the two supported. An invalid tag counts as not stated.
 */
export function statedLanguage(tag: string | undefined): {
  language: Language | undefined;
  languageTag: string | undefined;
} {
  const languageTag = canonicalTag(tag?.trim() ?? '');
  const language = languageTag?.split('-')[0];
  return { languageTag, language: language === 'en' || language === 'fr' ? language : undefined };
}

function canonicalTag(tag: string): string | undefined {
  if (!TAG.test(tag)) return undefined;
  try {
    // Many feeds write `en_US`.
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}
