import type { Source } from '../source.ts';
import { regulationsGovLive } from './client.ts';
import { acceptsRegulationsFile, parseRegulations } from './parse.ts';

/** Federal rulemaking documents, their dockets and comment periods. */
export const regulationsGov: Source = {
  id: 'regulations-gov',
  title: 'Regulations.gov',
  description: 'Federal rules, proposed rules and notices with dockets, comment periods and comment counts.',
  publisherUrl: 'https://www.regulations.gov',
  license: 'Public domain (17 USC 105)',
  accepts: acceptsRegulationsFile,
  parse: parseRegulations,
  live: regulationsGovLive,
};
