import type { Source } from '../source.ts';
import { justiceCanadaLive } from './client.ts';
import { acceptsStatuteFile, parseStatutes } from './parse.ts';

/** Canadian bills as assented to, in both languages, from the annual statutes. */
export const justiceCanada: Source = {
  id: 'justice-canada',
  title: 'Annual statutes of Canada',
  description: 'Text of Canadian bills as they received royal assent, in English and French, with title and chapter.',
  publisherUrl: 'https://laws-lois.justice.gc.ca/eng/AnnualStatutes/',
  license: 'Open Government Licence - Canada',
  accepts: acceptsStatuteFile,
  parse: parseStatutes,
  live: justiceCanadaLive,
};
