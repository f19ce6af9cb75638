import type { DocumentCard } from '@rotunda/contract';
import type { ReactNode } from 'react';
import type { FlyoutNavigation, FlyoutTab } from '../../features/documents/components/document-flyout-view.tsx';
import type { MatchedBy } from '../../features/documents/hooks/use-match.ts';
import type { DocumentTarget, OpenRelated } from '../../shared/documents/open-related.ts';

export interface DocumentFlyoutProps extends FlyoutNavigation {
  target: DocumentTarget;
  /** What the list shows of it: shown at once while the rest is fetched. */
  held?: DocumentCard | undefined;
  /** The search that led here: `Why this Matched?` stands first. Null leaves it out. */
  matchedBy: MatchedBy | null;
  /** Opened from an alert, which offers fewer menus (S3 §2.2). */
  place?: 'document' | 'alert';
  /** Whether the keys of the menus mean this document. */
  hasMenuKeys?: boolean;
  /** Alerts Activity (5) of the screens that have it; Actions (2), Attachments (3), Comments (4) every flyout has. */
  tabs?: readonly FlyoutTab[];
  /** More buttons in the head: mark read, irrelevant. */
  headActions?: ReactNode;
}

export interface TypedFlyoutProps extends Omit<DocumentFlyoutProps, 'target' | 'place' | 'hasMenuKeys'> {
  fusionId: string;
  renderMenus: ((document: DocumentCard) => ReactNode) | undefined;
  hasFactMenus: boolean;
  onOpenRelated: OpenRelated;
  renderOver: (name: string) => ReactNode;
}
