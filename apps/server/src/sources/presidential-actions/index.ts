import type { Source } from '../source.ts';
import { presidentialActionsLive } from './client.ts';
import { acceptsPresidentialFile, parsePresidentialActions } from './parse.ts';

/** Executive orders, proclamations, memoranda, determinations and notices of the President. */
export const presidentialActions: Source = {
  id: 'presidential-actions',
  title: 'Presidential actions',
  description:
    'Executive orders since 1937 with their disposition, and presidential documents since 1994 with their text.',
  publisherUrl: 'https://www.federalregister.gov/presidential-documents',
  license: 'Public domain (17 USC 105)',
  accepts: acceptsPresidentialFile,
  parse: parsePresidentialActions,
  live: presidentialActionsLive,
};
