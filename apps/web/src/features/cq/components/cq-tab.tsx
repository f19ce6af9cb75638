import type { CqOfBill } from '@rotunda/contract';
import type { ReactNode } from 'react';
import type { SectionSpec } from '../../../shared/ui/section-list.tsx';
import type { CqBill } from '../api/use-category-hits.ts';
import { cqSections, type CqSectionsOptions } from './cq-sections.tsx';

export interface CqTabProps extends CqSectionsOptions {
  bill: CqBill;
  cq: CqOfBill;
  /** Lays the sections out as the page or the flyout does. */
  renderSections: (sections: readonly SectionSpec[]) => ReactNode;
}

/** What the second source knows of a bill: on its page the second tab set, in the flyout tab 1 (S2 §2, S3 §2.2). */
export function CqTab({ bill, cq, renderSections, ...options }: CqTabProps) {
  return renderSections(cqSections(bill, cq, options));
}
