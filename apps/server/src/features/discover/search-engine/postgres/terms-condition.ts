/** Decided by the lexemes of a document. */
export interface TermsCondition {
  kind: 'terms';
  tsquery: string;
}
