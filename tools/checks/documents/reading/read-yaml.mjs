import { parse } from 'yaml';

/** @param {string} text @returns {unknown} */
export function readYaml(text) {
  // Dates stay the text that they are; a bomb of aliases is none of these files.
  return parse(text, { schema: 'core', logLevel: 'silent' });
}
