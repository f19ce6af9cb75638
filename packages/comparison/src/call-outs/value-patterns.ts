import type { ComparisonLanguage } from '../types.ts';

/** Kinds of change that show in a value written in the text. */
export type ValueKind = 'money' | 'deadline' | 'percentage' | 'citation' | 'law-struck' | 'law-inserted';

const TENS = '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)';
const UNITS = '(?:one|two|three|four|five|six|seven|eight|nine)';
const WORD_NUMBER = String.raw`(?:${TENS}[\s-]${UNITS}|${TENS}|${UNITS}|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)`;
/** `1/2`, `½`. */
const FRACTION = String.raw`(?:\d{1,3}[/⁄]\d{1,3}|[¼½¾⅐-⅞])`;
/** `one-half`, `three-quarters`. */
const WORD_FRACTION = String.raw`(?:(?:a|${UNITS})[\s-](?:half|halves|thirds?|fourths?|quarters?|fifths?|sixths?|eighths?|tenths?|hundredths?))`;
/** A number begins here: it is not the rest of a longer one (`25`, `12 1/2`, `12.5`, `twenty-five`). */
const STARTS = String.raw`(?<![\w/⁄]|\d[.,-]|\b(?:${TENS}|and)-)(?<!\d[\s-](?=\d{1,3}[/⁄]|[¼½¾⅐-⅞]))`;
/** A number with its fraction: `12`, `1,000.5`, `12 1/2`, `12½`, `12 and one-half`, `twenty-five`, `one-half of 1`. */
const NUMBER = String.raw`(?:${STARTS}(?:(?:${FRACTION}|${WORD_FRACTION})\sof\s(?:\d+|${UNITS})|${WORD_FRACTION}|${FRACTION}|\d[\d,]*(?:\.\d+)?(?:[\s-]?${FRACTION}|\sand\s(?:${FRACTION}|${WORD_FRACTION}))?|${WORD_NUMBER}(?:\sand\s(?:${FRACTION}|${WORD_FRACTION}))?(?:\s\(\d+\))?))`;
const UNIT = String.raw`(?:(?:calendar|business|working|fiscal|legislative|session|consecutive)[\s-])?(?:hour|day|week|month|year)s?(?:[\s-]period)?`;
const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const DATE = String.raw`${MONTH}\s\d{1,2},?\s\d{4}`;
const LIMIT = String.raw`(?:(?:not|no)\slater\sthan|within|before|on\sor\sbefore|by|until|prior\sto|through)`;

const FR_NUMBER = String.raw`(?<![\d/⁄]|\d,)(?:${FRACTION}|(?:\d{1,3}(?:[\s\u00A0\u202F]\d{3})+|\d+)(?:,\d+|[\s-]?${FRACTION})?)`;
const FR_UNIT = String.raw`(?:heures?|jours?|semaines?|mois|ans?|années?|exercices?)(?:\s(?:ouvrables|civils|de\sséance))?`;
const FR_MONTH = '(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)';
const FR_DATE = String.raw`(?:1er|\d{1,2})\s${FR_MONTH}\s\d{4}`;
const FR_LIMIT = String.raw`(?:au\splus\stard|dans\s(?:les?|un\sdélai\sde)|avant|jusqu[’']au?|d[’']ici|pendant|à\scompter\sdu)`;

/** Matches the quoted text after the words of an instruction. */
const quotedBehind = (instruction: string) =>
  new RegExp(String.raw`(?<=${instruction}\s?[“"«]\s?)[^“”"«»]{1,400}?(?=\s?[”"»])`, 'gi');

const SUBSECTIONS = String.raw`(?:\([0-9A-Za-z.]{1,5}\))*`;

const ENGLISH: Readonly<Record<ValueKind, RegExp>> = {
  money: /\$\s?\d+(?:,\d+)*(?:\.\d+)?(?:\s(?:thousand|million|billion|trillion))?/g,
  deadline: new RegExp(
    [
      String.raw`\b${LIMIT}\s(?:the\s(?:date\sthat\sis\s|end\sof\s(?:the\s)?|expiration\sof\s(?:the\s)?)?|an?\s)?(?:${NUMBER}[\s-]${UNIT}|${DATE})`,
      String.raw`${NUMBER}[\s-]${UNIT}(?=\s(?:after|before|following|from)\s(?:the\s)?(?:date|day|enactment|receipt|receiving|end|submission))`,
    ].join('|'),
    'gi',
  ),
  percentage: new RegExp(String.raw`${NUMBER}\s?(?:%|percent\b|per\scent(?:um)?\b)`, 'gi'),
  citation: new RegExp(
    [
      String.raw`\b\d{1,2}\sU\.?\s?S\.?\s?C\.?\s(?:§{1,2}\s?)?\d+[A-Za-z]{0,4}(?:[-–—]\d+[A-Za-z]{0,3})?${SUBSECTIONS}`,
      String.raw`\b(?:Public\sLaw|Pub\.\s?L\.)\s\d{2,3}[-–—]\d{1,4}`,
      String.raw`\b\d{1,2}\sC\.?\s?F\.?\s?R\.?\s(?:part\s)?\d+(?:\.\d+)?${SUBSECTIONS}`,
      String.raw`\b[Ss]ections?\s\d+[A-Za-z]{0,3}(?:[-–—.]\d+[A-Za-z]?)*${SUBSECTIONS}`,
    ].join('|'),
    'g',
  ),
  'law-struck': quotedBehind(String.raw`\bstrik(?:es?|ing)(?:\sout)?(?:\sthe\s\w+)?`),
  'law-inserted': quotedBehind(String.raw`\b(?:insert(?:s|ing)?(?:\sin\slieu\sthereof)?|the\sfollowing:?)`),
};

const FRENCH: Readonly<Record<ValueKind, RegExp>> = {
  money: new RegExp(String.raw`${FR_NUMBER}\s?(?:(?:millions?|milliards?)\sde\s)?(?:\$|dollars\b)`, 'g'),
  deadline: new RegExp(
    [
      String.raw`\b${FR_LIMIT}\s(?:le\s|la\s|les\s)?(?:${FR_NUMBER}\s${FR_UNIT}|${FR_DATE})`,
      String.raw`\b${FR_NUMBER}\s${FR_UNIT}(?=\s(?:après|avant|suivant|qui\s(?:suivent|précèdent)|à\scompter))`,
    ].join('|'),
    'gi',
  ),
  percentage: new RegExp(String.raw`${FR_NUMBER}\s?(?:%|pour\scent\b|p\.\s100\b)`, 'gi'),
  citation: new RegExp(
    String.raw`\b(?:[Aa]rticles?|[Pp]aragraphes?|[Aa]linéas?|[Ss]ous-alinéas?)\s\d+(?:\.\d+)*${SUBSECTIONS}`,
    'g',
  ),
  'law-struck': quotedBehind(String.raw`\b(?:suppression\sde|remplacement\sde)`),
  'law-inserted': quotedBehind(String.raw`\b(?:adjonction\sde|par)`),
};

export const VALUE_PATTERNS: Readonly<Record<ComparisonLanguage, Readonly<Record<ValueKind, RegExp>>>> = {
  en: ENGLISH,
  fr: FRENCH,
};
