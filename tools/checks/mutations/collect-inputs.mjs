import { OWN_INPUTS } from './own-inputs.mjs';

/** Most bytes of a file that are mutated; a longer file contributes its first lines. */
const MAX_BYTES = 256 * 1024;
const MAX_PER_SOURCE = 40;
/** Additional files in a folder with the source's name, because eight sources accept XML and a file fits only one. */
const MAX_NAMED_FOR_IT = 40;
/** Files examined for each one kept, so that they do not all come from the first folder. */
const STEP = 7;

/**
 * Collects small generated files and, with a folder, its real files, decompressed, for each source that accepts their
 * names.
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
      if (entry.path.includes(source.id)) return kept < MAX_PER_SOURCE + MAX_NAMED_FOR_IT;
      return kept < MAX_PER_SOURCE && (count < 5 || count % STEP === 0);
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
      if (length > MAX_BYTES) break;
    }
  } catch {
    // A publisher's broken file is mutated as far as it can be read.
  }
  const bytes = Buffer.concat(parts);
  if (length <= MAX_BYTES) return bytes;
  const end = bytes.lastIndexOf('\n', MAX_BYTES);
  return bytes.subarray(0, end > 0 ? end + 1 : MAX_BYTES);
}
