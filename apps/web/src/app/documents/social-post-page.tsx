import type { MatchedBy } from '../../features/documents/hooks/use-match.ts';
import { socialPostSections } from '../../features/social-posts/components/social-post-sections.tsx';
import { useSocialPost } from '../../features/social-posts/hooks/use-social-post.ts';
import { describePublication } from './describe-publication.tsx';
import { FetchedPage } from './fetched-page.tsx';

/** Full-page view of a stakeholder's post (NEW-01). */
export function SocialPostPage({ fusionId, matchedBy }: { fusionId: string; matchedBy: MatchedBy | null }) {
  return (
    <FetchedPage
      fusionId={fusionId}
      matchedBy={matchedBy}
      fetched={useSocialPost(fusionId)}
      describe={(socialPost, onOpenRelated) =>
        describePublication(socialPost, socialPostSections(socialPost, onOpenRelated))
      }
    />
  );
}
