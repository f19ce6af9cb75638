import { namedFilesLive } from '../mapping/named-files-live.ts';
import type { Source } from '../source.ts';
import { acceptsTranscript, parseTranscripts } from './parse.ts';

/** Transcripts of meetings, from texts in the format of the operators' guide. */
export const transcripts: Source = {
  id: 'transcripts',
  title: 'Transcripts of meetings',
  description:
    'What was said at hearings, markups and sessions: texts with a head that names the meeting, from files or from addresses in options named file, file.2 and so on.',
  publisherUrl: 'https://www.govinfo.gov/app/collection/chrg',
  licence: 'As whoever made the transcript states',
  accepts: acceptsTranscript,
  parse: parseTranscripts,
  live: namedFilesLive('Address of a transcript.', (address) => `${address}#transcript.txt`),
};
