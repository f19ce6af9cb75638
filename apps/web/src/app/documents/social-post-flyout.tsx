import { socialPostSections } from '../../features/social-posts/components/social-post-sections.tsx';
import { useSocialPost } from '../../features/social-posts/hooks/use-social-post.ts';
import { describePublication } from './describe-publication.tsx';
import { FetchedFlyout } from './fetched-flyout.tsx';
import type { TypedFlyoutProps } from './flyout-props.ts';

/** Flyout view of a stakeholder's post (NEW-01). */
export function SocialPostFlyout({ onOpenRelated, ...rest }: TypedFlyoutProps) {
  return (
    <FetchedFlyout
      {...rest}
      fetched={useSocialPost(rest.fusionId)}
      describe={(socialPost) => describePublication(socialPost, socialPostSections(socialPost, onOpenRelated))}
    />
  );
}
