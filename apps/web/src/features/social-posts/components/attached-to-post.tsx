import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { WebLink } from '../../../shared/ui/web-link.tsx';
import type { SocialPost } from '../hooks/use-social-post.ts';
import { socialPostTexts as words } from '../social-post-texts.ts';

/** Lists the pages attached to a post by title, or by address if no title is stated. */
export function AttachedLinks({ links }: { links: SocialPost['attachedLinks'] }) {
  return (
    <ShowMoreList label={words.links}>
      {links.map(({ url, title }, at) => (
        <li key={at}>
          <WebLink href={url}>{title ?? url}</WebLink>
        </li>
      ))}
    </ShowMoreList>
  );
}

/**
 * Lists the author's descriptions of a post's media. The media are not loaded, so the user's browser requests nothing
 * from the platform.
 */
export function MediaList({ media, language }: Pick<SocialPost, 'media' | 'language'>) {
  return (
    <ShowMoreList label={words.media}>
      {media.map(({ kind, description }, at) => (
        <li key={at}>
          {`${words[kind]}: `}
          {description === null ? (
            words.noDescription
          ) : (
            <bdi {...(language === null ? {} : { lang: language })}>{description}</bdi>
          )}
        </li>
      ))}
    </ShowMoreList>
  );
}
