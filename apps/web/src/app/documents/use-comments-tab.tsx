import { useComments } from '../../features/comments/api/use-comments.ts';
import { CommentsPanel } from '../../features/comments/components/comments-panel.tsx';
import { commentTexts } from '../../features/comments/model/comments-texts.ts';
import type { FlyoutTab } from '../../features/documents/components/document-flyout-view.tsx';
import type { DocumentTarget } from './flyout-props.ts';

/** The flyout's tab 4 (S3 §2.2): what colleagues say about the document. */
export function useCommentsTab(target: DocumentTarget): FlyoutTab {
  const { total } = useComments(target.fusionId);
  return {
    index: 4,
    label: commentTexts.title,
    ...(total ? { count: total } : {}),
    content: (
      <div style={{ paddingTop: 16 }}>
        <CommentsPanel key={target.fusionId} document={target} />
      </div>
    ),
  };
}
