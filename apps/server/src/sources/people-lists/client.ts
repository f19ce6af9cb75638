import { fetchNamedAddresses, namedAddresses } from '../mapping/fetch-named-addresses.ts';
import type { LiveEndpoint } from '../source.ts';

const filesIn = (options: Readonly<Record<string, string>>) => namedAddresses('file', options);

/** The lists at the addresses among the options: those named `file`, `file.2`, `file senate`. */
export const peopleListsLive: LiveEndpoint = {
  baseUrl: null,
  options: {
    file: 'Address of a list. Further ones are named file.2, file.3 and so on.',
  },
  addressesIn: filesIn,
  needsApiKey: false,
  // The addresses are the operator's own; a request a second overruns none.
  rateLimit: { requests: 60, perSeconds: 60, statedAt: 'https://www.rfc-editor.org/rfc/rfc9110' },
  maxBytes: 64 * 1024 ** 2,
  fetch: (request) => fetchNamedAddresses(request, filesIn(request.settings.options ?? {}), 'files', namedByItsContent),
};

/** Addresses often say nothing of the format, the first character does: `{` begins lines of JSON, all else a table. */
function namedByItsContent(address: string, body: Buffer): string {
  const start = body
    .subarray(0, 1024)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  return `${address}#people.${start.startsWith('{') ? 'jsonl' : 'csv'}`;
}
