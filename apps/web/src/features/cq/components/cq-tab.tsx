import type { CqOfBill } from '@rotunda/contract';
import type { ReactNode } from 'react';
import type { SectionSpec } from '../../../shared/ui/section-list.tsx';
import type { CqBill } from '../api/use-category-hits.ts';
import { cqSections, type CqSectionsOptions } from './cq-sections.tsx';

export interface CqTabProps extends CqSectionsOptions {
  bill: CqBill;
  cq: CqOfBill;
  /** Lays out the sections for the page or the flyout. */
  renderSections: (sections: readonly SectionSpec[]) => ReactNode;
}

/** What the second source has on a bill: the second tab set of its page, and tab 1 of its flyout (LEG-04). */
export function CqTab({ bill, cq, renderSections, ...options }: CqTabProps) {
  return renderSections(cqSections(bill, cq, options));
}
