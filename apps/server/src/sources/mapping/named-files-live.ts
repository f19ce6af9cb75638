import type { LiveEndpoint } from '../source.ts';
import { fetchNamedAddresses, namedAddresses } from './fetch-named-addresses.ts';

const filesIn = (options: Readonly<Record<string, string>>) => namedAddresses('file', options);

/**
 * Builds a live endpoint for tables at the URLs of the options `file`, `file.2`, `file ohio`.
 * @param what one word for the table's rows, used in the path under which a response is read: `people`
 */
export function namedTablesLive(what: string): LiveEndpoint {
  return namedFilesLive('Address of a table.', (address, body) => `${address}#${what}.${getFormat(body)}`);
}

/**
 * Builds a live endpoint for files at the URLs of the options.
 * @param option description of the option `file`
 * @param getPath returns the path under which a response is read
 */
export function namedFilesLive(option: string, getPath: (address: string, body: Buffer) => string): LiveEndpoint {
  return {
    baseUrl: null,
    options: {
      file: `${option} Further ones are named file.2, file.3 and so on.`,
    },
    addressesIn: filesIn,
    needsApiKey: false,
    // The URLs are the operator's own; one request per second overloads none.
    rateLimit: { requests: 60, perSeconds: 60, statedAt: 'https://www.rfc-editor.org/rfc/rfc9110' },
    // Same as the maximum size of a JSON file.
    maxBytes: 64 * 1024 ** 2,
    fetch: (request) => fetchNamedAddresses(request, filesIn(request.settings.options ?? {}), 'files', getPath),
  };
}

/**
 * Detects the format by the first character, because URLs often do not show it: `[` begins a list, `{` JSON lines,
 * anything else a table.
 */
function getFormat(body: Buffer): 'json' | 'jsonl' | 'csv' {
  const first = body
    .subarray(0, 1024)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
    .charAt(0);
  return first === '[' ? 'json' : first === '{' ? 'jsonl' : 'csv';
}
