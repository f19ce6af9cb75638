import { newsSections } from '../../features/news/components/news-sections.tsx';
import { useNews } from '../../features/news/hooks/use-news.ts';
import { describePublication } from './describe-publication.tsx';
import { FetchedFlyout } from './fetched-flyout.tsx';
import type { TypedFlyoutProps } from './flyout-props.ts';

/** Flyout view of an article (NEW-01). */
export function NewsFlyout({ onOpenRelated, ...rest }: TypedFlyoutProps) {
  return (
    <FetchedFlyout
      {...rest}
      fetched={useNews(rest.fusionId)}
      describe={(news) => describePublication(news, newsSections(news, onOpenRelated))}
    />
  );
}
