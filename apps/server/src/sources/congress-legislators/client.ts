import { bufferEntry } from '../reading/input-entry.ts';
import type { InputEntry, LiveEndpoint, LiveRequest } from '../source.ts';

const BASE_URL = 'https://unitedstates.github.io/congress-legislators';

/** Committees before their members, people before what is added to them: later files only enrich earlier ones. */
const FILES = [
  'legislators-current.yaml',
  'committees-current.yaml',
  'committee-membership-current.yaml',
  'legislators-social-media.yaml',
  'legislators-district-offices.yaml',
  'executive.yaml',
];

/** Validators of the files as last seen, by file name. */
type Checkpoint = Record<string, { etag?: string; lastModified?: string }>;

/**
 * The published files, each asked for conditionally: an unchanged file is not sent again. There are no pages and no
 * changes-since; `sinceTs` therefore has no effect.
 */
export const legislatorsLive: LiveEndpoint = {
  baseUrl: BASE_URL,
  needsApiKey: false,
  rateLimit: {
    requests: 60,
    perSeconds: 60,
    statedAt: 'https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits',
  },
  fetch: fetchLegislatorFiles,
};

async function* fetchLegislatorFiles(request: LiveRequest): AsyncGenerator<InputEntry> {
  const baseUrl = request.settings.baseUrl ?? BASE_URL;
  const checkpoint = readCheckpoint(request.checkpoint);
  for (const file of FILES) {
    const url = `${baseUrl}/${file}`;
    const payload = await request.http.get(url, checkpoint[file] ?? {});
    if (payload.status === 'not-modified') continue;
    yield bufferEntry(url, payload.body, url);
    // Only after the file was taken: were it noted earlier, a crash while reading it would lose the change.
    checkpoint[file] = {
      ...(payload.etag === undefined ? {} : { etag: payload.etag }),
      ...(payload.lastModified === undefined ? {} : { lastModified: payload.lastModified }),
    };
    request.saveCheckpoint(JSON.stringify(checkpoint));
  }
}

function readCheckpoint(checkpoint: string | undefined): Checkpoint {
  if (checkpoint === undefined) return {};
  // Cast: written by this file alone; a checkpoint of another shape only makes the files be fetched again.
  return JSON.parse(checkpoint) as Checkpoint;
}
