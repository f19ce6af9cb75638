import type { Source } from '../source.ts';
import { legisinfoLive } from './client.ts';
import { acceptsLegisinfoFile, parseLegisinfo } from './parse.ts';

/** Bills of the Parliament of Canada: titles, sponsor, milestones and text versions. */
export const legisinfo: Source = {
  id: 'legisinfo',
  title: 'LEGISinfo',
  description: 'Canadian bills with titles in both languages, sponsor, readings, committees and text versions.',
  publisherUrl: 'https://www.parl.ca/legisinfo/en/bills',
  license: "Speaker's Permission (no commercial use)",
  accepts: acceptsLegisinfoFile,
  parse: parseLegisinfo,
  live: legisinfoLive,
};
