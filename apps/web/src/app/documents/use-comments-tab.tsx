import { useComments } from '../../features/comments/api/use-comments.ts';
import { commentTexts } from '../../features/comments/model/comments-texts.ts';
import type { FlyoutTab } from '../../features/documents/components/document-flyout-view.tsx';
import type { DocumentTarget } from '../../shared/documents/open-related.ts';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';

const CommentsPanel = lazyComponent(
  async () => (await import('../../features/comments/components/comments-panel.tsx')).CommentsPanel,
);

/** Returns the flyout's tab 4 (COM-01): colleagues' comments on the document. */
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
