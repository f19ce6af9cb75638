import { describe, expect, test } from 'vitest';
import { analyzeText } from './index.ts';

/** Returns the terms of a text by position, without unstemmed forms. */
function terms(text: string, language: 'en' | 'fr' = 'en'): string[][] {
  const places: string[][] = [];
  for (const { term, position } of analyzeText(text, language)) {
    if (!term.startsWith('=')) (places[position] ??= []).push(term);
  }
  return places;
}

/** Returns the unstemmed forms of a text. */
function forms(text: string, language: 'en' | 'fr' = 'en'): string[] {
  return analyzeText(text, language).flatMap(({ term }) => (term.startsWith('=') ? [term.slice(1)] : []));
}

describe('Words', () => {
  test.each([
    ['case', 'Tax TAX tax', [['tax'], ['tax'], ['tax']]],
    ['inflection', 'policies', [['polici']]],
    ['possessives, straight and curly', "nation's nation’s NATION'S", [['nation'], ['nation'], ['nation']]],
    ['letters that are apostrophes', 'Hawaiʻi Oʻahu ʻIolani', [['hawaii'], ['oahu'], ['iolani']]],
    ['a closing apostrophe', "the nations' tax", [['the'], ['nation'], ['tax']]],
    ['contractions', "don't", [['dont']]],
    ['accents, composed and not', 'résumé re\u0301sume\u0301', [['resum'], ['resum']]],
    ['ligatures', 'ﬁnance œuvre', [['financ'], ['oeuvr']]],
    ['soft hyphens and zero-width characters', 'leg\u00adis\u200blation', [['legisl']]],
    ['controls of the direction', 're\u202epeal\u202c \u2067tax\u2069', [['repeal'], ['tax']]],
    ['no-break spaces', 'tax\u00a0credit', [['tax'], ['credit']]],
    ['punctuation', 'tax,credit;(rate)…end', [['tax'], ['credit'], ['rate'], ['end']]],
    ['marks that are no words', '— & § * …', []],
    ['stop words, which stay', 'to be or not', [['to'], ['be'], ['or'], ['not']]],
  ])('%s', (_, text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  test('in French have the stems of the accented and the plain spelling', () => {
    expect(terms('sécurité', 'fr')).toEqual([['~secur', '~securit']]);
    expect(terms('securite', 'fr')).toEqual([['~securit']]);
  });

  test('in French lose an elided prefix', () => {
    expect(terms("l'accord qu’elle jusqu'ici", 'fr')).toEqual([['~accord'], ['~elle'], ['~ici']]);
    expect(terms("aujourd'hui", 'fr')).toEqual([['~aujourdhui']]);
  });

  test('with an elision are also found joined in English', () => {
    expect(terms("D'Amato")).toEqual([['amato', 'damato']]);
    expect(forms("D'Amato")).toEqual(['amato', 'damato']);
  });

  test('never share a stem between French and English', () => {
    expect(terms('rate', 'fr')).toEqual([['~rat']]);
    expect(terms('rats')).toEqual([['rat']]);
  });

  test('of three or more letters also have an unstemmed form', () => {
    expect(forms('Policies of the Économie')).toEqual(['policies', 'the', 'economie']);
  });

  test('longer than 64 letters count by their first 64', () => {
    const long = 'x'.repeat(64);
    expect(terms(`${long}yz`)).toEqual(terms(long));
  });

  test('in scripts without spaces are split into characters', () => {
    expect(terms('法案 1')).toEqual([['法'], ['案'], ['1']]);
  });

  test('in styled letters equal their plain form', () => {
    expect(terms('𝐓𝐚𝐱')).toEqual([['tax']]);
  });
});

describe('Numbers', () => {
  test.each([
    ['thousands', '1,234 1234 1,234,567', [['1234'], ['1234'], ['1234567']]],
    ['thousands with a no-break space', '1\u00a0234 1\u202f234', [['1234'], ['1234']]],
    ['a list, which is no thousands', '1,23 1,2345', [['1'], ['23'], ['1'], ['2345']]],
    ['decimals', '3.14', [['3.14']]],
    ['money and per cent', '$1,234.50 10%', [['1234.50'], ['10']]],
    ['the end of a sentence', 'in 2021. Then', [['in'], ['2021'], ['then']]],
    ['ordinals', '1st 21st', [['1st'], ['21st']]],
    ['numbers with letters', 'covid19 5G', [['covid19'], ['5g']]],
    ['clock and ratio', '10:30', [['10'], ['30']]],
    ['fractions', '12 1/2', [['12'], ['1'], ['2']]],
    ['fractions in one character', '12½ 12 ½ ⅔', [['12'], ['1'], ['2'], ['12'], ['1'], ['2'], ['2'], ['3']]],
    ['exponents, which are numbers of their own', '10⁶ 2³²', [['10'], ['6'], ['2'], ['32']]],
    ['digits below the line', 'CO₂ B₁₂ PM₂.₅ PM2.5', [['co2'], ['b12'], ['pm'], ['2.5'], ['pm'], ['2.5']]],
    ['digits above the line after letters', 'km² wide', [['km', 'km2'], ['2'], ['wide']]],
    ['marks of notes', '$725,000¹¹ fee¹', [['725000'], ['11'], ['fee', 'fee1'], ['1']]],
  ])('%s', (_, text, expected) => {
    expect(terms(text)).toEqual(expected);
  });
});

describe('Compounds', () => {
  test.each([
    ['a hyphen', 'long-term', [['long', 'longterm'], ['term']]],
    ['an en dash', 'public–private', [['public', 'publicpriv'], ['privat']]],
    ['two hyphens', 'up-to-date', [['up', 'uptod'], ['to'], ['date']]],
    ['a range, which is no word', '2019-2021', [['2019'], ['2021']]],
    ['a dash between blanks', 'long - term', [['long'], ['term']]],
    ['an em dash', 'long—term', [['long'], ['term']]],
    ['a slash', 'and/or', [['and'], ['or']]],
    ['dots', 'U.S. U.S.C. D.C.', [['us'], ['usc'], ['dc']]],
    ['initials apart', 'J. D. Vance', [['j'], ['d'], ['vanc']]],
    ['a dotted beginning', 'U.S.-based', [['us', 'usbas'], ['base']]],
    ['an address', 'www.epa.gov', [['www'], ['epa'], ['gov']]],
  ])('%s', (_, text, expected) => {
    expect(terms(text)).toEqual(expected);
  });
});

test('analyzeText returns offsets that mark the word as written', () => {
  const text = 'The U.S. e-mail, nation’s';
  const marked = analyzeText(text, 'en').map(({ term, start, end }) => [term, text.slice(start, end)]);
  expect(marked.filter(([term]) => !term?.startsWith('='))).toEqual([
    ['the', 'The'],
    ['us', 'U.S.'],
    ['e', 'e'],
    ['email', 'e-mail'],
    ['mail', 'mail'],
    ['nation', 'nation’s'],
  ]);
});
