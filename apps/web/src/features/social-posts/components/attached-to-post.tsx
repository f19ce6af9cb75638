import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { WebLink } from '../../../shared/ui/web-link.tsx';
import type { SocialPost } from '../hooks/use-social-post.ts';
import { socialPostTexts as words } from '../social-post-texts.ts';

/** Pages attached to a post, by their titles where it states them. */
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

/** What a post shows, in the words of its author: nothing of a platform is fetched by the reader's browser. */
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
