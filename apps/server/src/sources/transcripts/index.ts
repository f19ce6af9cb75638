import { namedFilesLive } from '../mapping/named-files-live.ts';
import type { Source } from '../source.ts';
import { acceptsTranscript, parseTranscripts } from './parse.ts';

/** Transcripts of meetings, from texts in the format of the operators' guide. */
export const transcripts: Source = {
  id: 'transcripts',
  title: 'Transcripts of meetings',
  description:
    'Transcripts of hearings, markups and sessions: texts with a header that names the meeting, from files or from web addresses in options named file, file.2 and so on.',
  publisherUrl: 'https://www.govinfo.gov/app/collection/chrg',
  license: 'As stated by the author of the transcript',
  accepts: acceptsTranscript,
  parse: parseTranscripts,
  live: namedFilesLive('Address of a transcript.', (address) => `${address}#transcript.txt`),
};
