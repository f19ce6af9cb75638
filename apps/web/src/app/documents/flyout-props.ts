import type { DocumentCard } from '@rotunda/contract';
import type { ReactNode } from 'react';
import type { FlyoutNavigation, FlyoutTab } from '../../features/documents/components/document-flyout-view.tsx';
import type { MatchedBy } from '../../features/documents/hooks/use-match.ts';
import type { DocumentTarget, OpenRelated } from '../../shared/documents/open-related.ts';

export interface DocumentFlyoutProps extends FlyoutNavigation {
  target: DocumentTarget;
  /** The document as listed, shown immediately while the rest is fetched. */
  preloaded?: DocumentCard | undefined;
  /** The search that led here, for the first section, `Why this Matched?`. Null omits that section. */
  matchedBy: MatchedBy | null;
  /** `alert` if opened from an alert, which offers fewer menus (FLY-02). */
  place?: 'document' | 'alert';
  /** Whether the menus' keyboard shortcuts act on this document. */
  hasMenuKeys?: boolean;
  /**
   * Tabs of the screen, such as Alerts Activity (5). The flyout itself adds Actions (2), Attachments (3) and Comments
   * (4).
   */
  tabs?: readonly FlyoutTab[];
  /** Additional buttons in the head, such as mark read and irrelevant. */
  headActions?: ReactNode;
}

export interface TypedFlyoutProps extends Omit<DocumentFlyoutProps, 'target' | 'place' | 'hasMenuKeys'> {
  fusionId: string;
  renderMenus: ((document: DocumentCard) => ReactNode) | undefined;
  hasFactMenus: boolean;
  onOpenRelated: OpenRelated;
  renderOver: (name: string) => ReactNode;
}
