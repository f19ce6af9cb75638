import { CardLine } from '../../../shared/documents/card-line.tsx';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';
import { PagedLines } from '../../../shared/documents/paged-lines.tsx';
import type { PersonActivity } from '../hooks/use-person-activity.ts';
import { stakeholderTexts as words } from '../stakeholder-texts.ts';

/** Lists the posts from a person's own accounts, newest first. */
export function PersonPosts({ posts, onOpen }: Pick<PersonActivity, 'posts'> & { onOpen: OpenRelated }) {
  return (
    <PagedLines
      label={words.posts}
      pagesLabel={words.postPages}
      failed={words.postsFailed}
      paged={posts}
      renderLine={(post, among) => <CardLine key={post.fusionId} card={post} onOpen={onOpen} among={among} />}
    />
  );
}
