import { bufferEntry } from '../reading/input-entry.ts';
import type { InputEntry, LiveEndpoint, LiveRequest } from '../source.ts';

const BASE_URL = 'https://unitedstates.github.io/congress-legislators';

/**
 * Committees come before their members and people before their additional data, because later files only enrich earlier
 * ones.
 */
const FILES = [
  'legislators-current.yaml',
  'committees-current.yaml',
  'committee-membership-current.yaml',
  'legislators-social-media.yaml',
  'legislators-district-offices.yaml',
  'executive.yaml',
];

/** HTTP validators of the files when last fetched, by file name. */
type Checkpoint = Record<string, { etag?: string; lastModified?: string }>;

/**
 * The published files, each requested conditionally, so that unchanged files are not sent again. There are no pages and
 * no list of changes, so `sinceTs` has no effect.
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
    // Saved only after the file was ingested: if it were saved earlier, a crash while reading the file would lose the
    // change.
    checkpoint[file] = {
      ...(payload.etag === undefined ? {} : { etag: payload.etag }),
      ...(payload.lastModified === undefined ? {} : { lastModified: payload.lastModified }),
    };
    request.saveCheckpoint(JSON.stringify(checkpoint));
  }
}

function readCheckpoint(checkpoint: string | undefined): Checkpoint {
  if (checkpoint === undefined) return {};
  // Cast: only this file writes checkpoints, and a checkpoint of another shape only causes the files to be fetched
  // again.
  return JSON.parse(checkpoint) as Checkpoint;
}
