import type { Source } from '../source.ts';
import { federalRegisterLive } from './client.ts';
import { acceptsRegisterFile, parseRegister } from './parse.ts';

/** The daily journal of the United States Government, with presidential documents. */
export const federalRegister: Source = {
  id: 'federal-register',
  title: 'Federal Register',
  description: 'Rules, proposed rules, notices and presidential documents, with full text from daily issues.',
  publisherUrl: 'https://www.federalregister.gov',
  license: 'Public domain (17 USC 105)',
  accepts: acceptsRegisterFile,
  parse: parseRegister,
  live: federalRegisterLive,
};
