import type { LiveEndpoint } from '../source.ts';
import { fetchNamedAddresses, namedAddresses } from './fetch-named-addresses.ts';

const filesIn = (options: Readonly<Record<string, string>>) => namedAddresses('file', options);

/**
 * The tables at the addresses among the options: those named `file`, `file.2`, `file ohio`.
 * @param what what a row of them is, in one word for the name an answer is read under: `people`
 */
export function namedTablesLive(what: string): LiveEndpoint {
  return namedFilesLive('Address of a table.', (address, body) => `${address}#${what}.${formatOf(body)}`);
}

/**
 * The files at the addresses among the options.
 * @param option what the option `file` takes
 * @param pathOf the name under which an answer is read
 */
export function namedFilesLive(option: string, pathOf: (address: string, body: Buffer) => string): LiveEndpoint {
  return {
    baseUrl: null,
    options: {
      file: `${option} Further ones are named file.2, file.3 and so on.`,
    },
    addressesIn: filesIn,
    needsApiKey: false,
    // The addresses are the operator's own; a request a second overruns none.
    rateLimit: { requests: 60, perSeconds: 60, statedAt: 'https://www.rfc-editor.org/rfc/rfc9110' },
    // As much as a file of JSON may hold.
    maxBytes: 64 * 1024 ** 2,
    fetch: (request) => fetchNamedAddresses(request, filesIn(request.settings.options ?? {}), 'files', pathOf),
  };
}

/** Addresses often say nothing of the format, the first character does: `[` begins a list, `{` lines, all else a table. */
function formatOf(body: Buffer): 'json' | 'jsonl' | 'csv' {
  const first = body
    .subarray(0, 1024)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
    .charAt(0);
  return first === '[' ? 'json' : first === '{' ? 'jsonl' : 'csv';
}
