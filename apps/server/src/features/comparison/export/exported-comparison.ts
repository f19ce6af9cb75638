import type { ComparedSectionRows, ComparisonAnswer } from '@rotunda/contract';
import type { ComparisonOverview } from '../comparison.presenter.ts';

type Side = ComparisonAnswer['left'];

/** Everything needed to write a comparison file. */
export interface ExportedComparison {
  left: Side;
  right: Side;
  overview: ComparisonOverview;
  getRows: (sectionKey: string) => ComparedSectionRows['rows'];
  /** Author of the changes, as word processors show it. */
  author: string;
  createdAt: Date;
}
