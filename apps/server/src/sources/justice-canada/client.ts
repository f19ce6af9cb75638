import { z } from 'zod';
import { parseJson } from '../reading/index.ts';
import { bufferEntry } from '../reading/input-entry.ts';
import type { InputEntry, LiveEndpoint, LiveRequest } from '../source.ts';

const BASE_URL = 'https://api.github.com/repos/justicecanada/laws-lois-xml/contents';
const FOLDER = 'annual-statutes-lois-annuelles';

const listingSchema = z.array(
  z.object({
    name: z.string(),
    type: z.string(),
    sha: z.string(),
    download_url: z.string().nullish(),
  }),
);
type Listed = z.infer<typeof listingSchema>[number];

/** Hash of each folder `{language}/{year}` when last read in full: unchanged years are skipped. */
const checkpointSchema = z.record(z.string(), z.string());

/**
 * The Department of Justice publishes the annual statutes as XML in its own repository; the laws-lois website offers
 * XML of consolidated acts only. Listings come from the repository's contents API, files from the URLs they give. There
 * is no list of changes, so `sinceTs` has no effect; the folders' hashes show what changed.
 */
export const justiceCanadaLive: LiveEndpoint = {
  baseUrl: BASE_URL,
  options: {
    years: 'Years of the statutes, such as 2024, 2025; every one unless set.',
  },
  // Host of the files in the listings.
  furtherHosts: ['raw.githubusercontent.com'],
  needsApiKey: false,
  rateLimit: {
    requests: 60,
    perSeconds: 3600,
    statedAt: 'https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api',
  },
  fetch: fetchStatutes,
};

/**
 * Reads `options.years`, which limits the years (`2024,2025`); `apiKey` (a GitHub token) raises the publisher's rate
 * limit.
 */
async function* fetchStatutes(request: LiveRequest): AsyncGenerator<InputEntry> {
  const wanted = request.settings.options?.['years']?.split(',').map((year) => year.trim());
  const seen = request.checkpoint === undefined ? {} : checkpointSchema.parse(parseJson(request.checkpoint));
  for (const language of ['en', 'fr']) {
    for (const year of await list(request, `${FOLDER}/${language}`)) {
      const folder = `${language}/${year.name}`;
      if (year.type !== 'dir' || seen[folder] === year.sha) continue;
      if (wanted && !wanted.includes(year.name)) continue;
      for (const file of await list(request, `${FOLDER}/${folder}`)) {
        if (!/\.xml$/i.test(file.name) || !file.download_url) continue;
        const payload = await request.http.get(file.download_url);
        if (payload.status === 'ok') yield bufferEntry(file.download_url, payload.body, file.download_url);
      }
      // Saved only after the whole year was ingested, so that an interrupted year is read again.
      seen[folder] = year.sha;
      request.saveCheckpoint(JSON.stringify(seen));
    }
  }
}

async function list(request: LiveRequest, folder: string): Promise<Listed[]> {
  const token = request.settings.apiKey;
  const url = `${request.settings.baseUrl ?? BASE_URL}/${folder}`;
  const payload = await request.http.get(url, {
    headers: {
      accept: 'application/vnd.github+json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  return listingSchema.parse(parseJson(payload.body.toString('utf8')));
}
