import type { Language } from '@rotunda/domain';

/** A language of two or three letters with its script and region: longer tags are none that people use. */
const TAG = /^[a-z]{2,3}(?:[-_][a-z\d]{1,8}){0,3}$/i;

/**
 * The language that a publisher states (BCP 47): as browsers read it, and as it is analyzed where it is one of the two
 * that are. What is no tag is not stated.
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
