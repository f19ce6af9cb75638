import type { ComparedSectionRows, ComparisonAnswer } from '@rotunda/contract';
import type { ComparisonOverview } from '../present-comparison.ts';

type Side = ComparisonAnswer['left'];

/** All that a file of a comparison is written from. */
export interface ExportedComparison {
  left: Side;
  right: Side;
  overview: ComparisonOverview;
  rowsOf: (sectionKey: string) => ComparedSectionRows['rows'];
  /** Who changed the text, as word processors show it. */
  author: string;
  madeAt: Date;
}
