import { OWN_INPUTS } from './own-inputs.mjs';

/** Of a file no more than so much is mutated; of a longer one its first lines. */
const MOST_BYTES = 256 * 1024;
const MOST_OF_A_SOURCE = 40;
/** Besides, those that stand in a folder of the source's name: XML is taken by eight sources and fits one. */
const MOST_NAMED_FOR_IT = 40;
/** Files looked at for each that is kept, so that not the first folder alone is. */
const STEP = 7;

/**
 * Small invented files, and with a folder the real files in it, unpacked, for each source that takes their names.
 *
 * @param {{ SOURCES: object[], openInputs: Function }} reading
 * @param {string | undefined} folder
 * @returns {Promise<Map<string, { name: string, bytes: Buffer }[]>>}
 */
export async function collectInputs({ SOURCES, openInputs }, folder) {
  const inputs = new Map(
    SOURCES.map(({ id }) => [id, OWN_INPUTS[id].map(([name, text]) => ({ name, bytes: Buffer.from(text) }))]),
  );
  if (folder === undefined) return inputs;
  const met = new Map();
  for await (const entry of openInputs(folder)) {
    const takers = SOURCES.filter((source) => {
      const count = met.get(source.id) ?? 0;
      if (!source.accepts(entry.path.replace(/\.gz$/, ''))) return false;
      met.set(source.id, count + 1);
      const kept = inputs.get(source.id).length;
      if (entry.path.includes(source.id)) return kept < MOST_OF_A_SOURCE + MOST_NAMED_FOR_IT;
      return kept < MOST_OF_A_SOURCE && (count < 5 || count % STEP === 0);
    });
    if (takers.length === 0) continue;
    const bytes = await firstBytes(entry);
    const name = entry.path.replace(/^.*!/, '').split('/').slice(-2).join('/').replace(/\.gz$/, '');
    for (const { id } of takers) inputs.get(id).push({ name, bytes });
  }
  return inputs;
}

async function firstBytes(entry) {
  const parts = [];
  let length = 0;
  try {
    for await (const chunk of await entry.open()) {
      parts.push(chunk);
      length += chunk.length;
      if (length > MOST_BYTES) break;
    }
  } catch {
    // A broken file of the publisher's is mutated as far as it goes.
  }
  const bytes = Buffer.concat(parts);
  if (length <= MOST_BYTES) return bytes;
  const end = bytes.lastIndexOf('\n', MOST_BYTES);
  return bytes.subarray(0, end > 0 ? end + 1 : MOST_BYTES);
}
