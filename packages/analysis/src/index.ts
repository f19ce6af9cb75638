export * from './types.ts';
export { analyzeDocument, analyzeText } from './analyze-document.ts';
export {
  analyzeQueryRun,
  type QueryCitation,
  type QueryJoined,
  type QueryRun,
  type QueryWord,
} from './analyze-query-run.ts';
export type { TermFilter } from './document-terms.ts';
export { foldWord } from './fold-word.ts';
export { stemEnglish } from './stem-english.ts';
export { stemFrench } from './stem-french.ts';
export {
  CITATION_MARK,
  FORM_MARK,
  isCitationTerm,
  isFormTerm,
  MAX_WORD_LENGTH,
  prefixLexeme,
  MIN_FORM_LENGTH,
} from './term-kinds.ts';
