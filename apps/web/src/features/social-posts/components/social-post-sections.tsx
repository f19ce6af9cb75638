import { TextWithLinks } from '../../../shared/documents/text-with-links.tsx';
import { namedBillsSection } from '../../../shared/documents/named-bills-section.tsx';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { LabelValue } from '../../../shared/ui/label-value.tsx';
import type { SectionSpec } from '../../../shared/ui/section-list.tsx';
import { Stack } from '../../../shared/ui/stack.tsx';
import type { SocialPost } from '../hooks/use-social-post.ts';
import { socialPostTexts as words } from '../social-post-texts.ts';
import { AttachedLinks, MediaList } from './attached-to-post.tsx';
import { postFacts } from './post-facts.tsx';

/**
 * Returns the sections of a post: its text, media and the facts its source states. Facts that are not stated are left
 * out.
 */
export function socialPostSections(post: SocialPost, onOpenRelated: OpenRelated): SectionSpec[] {
  const { body, media, attachedLinks, language } = post;
  return [
    {
      anchor: 'post',
      title: words.post,
      content: (
        <Stack gap={8}>
          {body === null ? null : <TextWithLinks words={body} language={language} />}
          <LabelValue
            facts={[
              { label: words.links, value: attachedLinks.length > 0 && <AttachedLinks links={attachedLinks} /> },
              { label: words.media, value: media.length > 0 && <MediaList media={media} language={language} /> },
            ]}
          />
        </Stack>
      ),
    },
    {
      anchor: 'summaries',
      title: words.summaries,
      content: <p>{body === null ? texts.documents.noContent : words.noSummary}</p>,
    },
    { anchor: 'details', title: words.details, content: <LabelValue labelWidth={150} facts={postFacts(post)} /> },
    ...namedBillsSection(words.bills, post.bills, onOpenRelated),
  ];
}
