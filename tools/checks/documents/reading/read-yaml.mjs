import { parse } from 'yaml';

/** @param {string} text @returns {unknown} */
export function readYaml(text) {
  // Dates stay text, and alias bombs do not occur in these files.
  return parse(text, { schema: 'core', logLevel: 'silent' });
}
