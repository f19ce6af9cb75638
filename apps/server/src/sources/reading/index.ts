/** Reading of input files: what the sources build their `parse` on. */
export { bufferEntry, unreadableEntry, unreadableReason } from './input-entry.ts';
export { describeInputs, type InputsDescription } from './describe-inputs.ts';
export { DEFAULT_INPUT_LIMITS, type InputLimits } from './input-budget.ts';
export { entryFolder } from './find-input-files.ts';
export { openInputs, type OpenInputsOptions } from './open-inputs.ts';
export { parseEachEntry } from './parse-each-entry.ts';
export { MAX_RAW_BYTES, quarantined } from './quarantined.ts';
export { readCsv, type CsvRow } from './read-csv.ts';
export { parseJson, readJson, readJsonLines, type JsonLine } from './read-json.ts';
export { readLines, type InputLine } from './read-lines.ts';
export { readText } from './read-text.ts';
export { parseXml, readXml, streamXml, type XmlLimits } from './read-xml.ts';
export { UnreadableInputError } from './unreadable-input-error.ts';
export { XmlElement, type XmlNode } from './xml-element.ts';
