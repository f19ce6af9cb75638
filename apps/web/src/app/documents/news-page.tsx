import type { MatchedBy } from '../../features/documents/hooks/use-match.ts';
import { newsSections } from '../../features/news/components/news-sections.tsx';
import { useNews } from '../../features/news/hooks/use-news.ts';
import { describePublication } from './describe-publication.tsx';
import { FetchedPage } from './fetched-page.tsx';

/** Full-page view of an article (NEW-01). */
export function NewsPage({ fusionId, matchedBy }: { fusionId: string; matchedBy: MatchedBy | null }) {
  return (
    <FetchedPage
      fusionId={fusionId}
      matchedBy={matchedBy}
      fetched={useNews(fusionId)}
      describe={(news, onOpenRelated) => describePublication(news, newsSections(news, onOpenRelated))}
    />
  );
}
