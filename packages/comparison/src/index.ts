export { toComparableText } from './comparable-text.ts';
export { compareTexts } from './compare-texts.ts';
export { COMPARISON_VERSION } from './comparison-version.ts';
export { ComparisonDeadlineError } from './deadline.ts';
export { applyScript, compareWithScript, type ScriptStep, getWords } from './raw-script.ts';
export type {
  CallOut,
  CallOutKind,
  ComparableText,
  ComparedRow,
  ComparedSection,
  CompareOptions,
  Comparison,
  ComparisonFigures,
  ComparisonLanguage,
  Paragraph,
  RowSide,
  Run,
  RunKind,
  RunWeight,
  SectionKind,
  TextUnit,
} from './types.ts';
