/**
 * Few words, so that random queries match random documents: inflected forms of one stem, words that share a stem in
 * only one language, accents, hyphens, apostrophes, numbers and every kind of citation.
 */
export const ENGLISH_WORDS = [
  ...['tax', 'taxes', 'Tax', 'taxing', 'credit', 'credits', 'rate', 'rates', 'rats', 'privacy', 'private', 'policy'],
  ...['policies', 'the', 'of', 'and', 'data', "nation's", 'nation', 'nations', 'national', 'US', 'U.S.', 'a', 's'],
  ...['resume', 'résumé', 'Québec', "D'Amato", 'organization', 'organizing', 'hoping', 'hope', 'x'],
];
/** Phrases repeated often in documents and queries, so that phrases and proximities hold as often as they fail. */
export const COMMON_PHRASES = [
  ...['tax credit', 'tax credits', 'tax credit rate', 'data privacy', 'data privacy policies', 'the nation', 'of the'],
  ...['section 230 of', 'under H.R. 1 the', 'long-term policy', 'US S 5', 'loi de la sécurité', 'projet de loi C-5'],
];
export const COMMON_WORDS = ['tax', 'credit', 'data', 'privacy', 'policy', 'the', 'of', 'rate', 'nation', 'loi'];
export const FRENCH_WORDS = [
  ...['loi', 'lois', 'sécurité', 'securite', "l'accord", 'accord', 'accords', 'national', 'nationale', 'nationaux'],
  ...['taxe', 'taxes', 'la', 'de', 'projet', 'données', 'rate', 'Québec', "d'Orford", 'œuvre'],
];
export const COMPOUNDS = [
  'long-term',
  'longterm',
  'e-mail',
  'email',
  'U.S.-based',
  'and/or',
  'AT&T',
  'state-of-the-art',
];
export const NUMBERS = ['1', '5', '12', '1,234', '1234', '$5', '10%', '3.14', '230', '2021', '1st'];
export const CITATIONS = [
  ...['H.R. 1', 'HR1', 'H R 1', 'hr 1', 'S. 5', 'S 5', 'H.J.Res. 12', 'H. Con. Res. 5', 'SB 1142', 'AB 12', 'HB0005'],
  ...['A. 9427', 'C-5', 'Bill C-5', 'projet de loi C-5', '42 U.S.C. 1395', '42 USC § 1395(a)', '21 CFR 314.50'],
  ...['§ 230', 'section 230', 'sec. 230', 'Public Law 119-21', 'Pub. L. 119–21', 'Executive Order 14110'],
  ...['E.O. 14110', '89 FR 12345', '89 Fed. Reg. 12345', 'EPA-HQ-OAR-2021-0317', '2060-AV16', '501(c)(3)'],
];
export const PREFIXES = ['tax', 'nat', 'pol', 'priv', 'hop', 'secu', 'acc', 'que', 'long', 'lon', 'ama', 'dam', '123'];
export const ODDITIES = ['\u0000', '\ud800', 'e\u0301tat', 'na\u00adtion', '\u200b', '法案', '—', '…', "'", '((', '𝐀'];
