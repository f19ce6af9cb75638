import { TextWithLinks } from '../../../shared/documents/text-with-links.tsx';
import { namedBillsSection } from '../../../shared/documents/named-bills-section.tsx';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';
import { formatDateTime, formatDay } from '../../../shared/format/format-date.ts';
import { hostBesideNames, languageName } from '@rotunda/domain';
import { texts } from '../../../shared/texts/texts.ts';
import { LabelValue } from '../../../shared/ui/label-value.tsx';
import type { SectionSpec } from '../../../shared/ui/section-list.tsx';
import { TruncatedText } from '../../../shared/ui/truncated-text.tsx';
import { WebLink } from '../../../shared/ui/web-link.tsx';
import type { News } from '../hooks/use-news.ts';
import { newsTexts as words } from '../news-texts.ts';

/** Maximum characters of a title before `Show More` (NEW-01). */
const TITLE = 200;

/**
 * Returns the sections of an article: its text and the facts that the feed states. Facts it does not state are left
 * out.
 */
export function newsSections(news: News, onOpenRelated: OpenRelated): SectionSpec[] {
  const { body, excerpt, language } = news;
  return [
    ...(body === null
      ? []
      : [{ anchor: 'text', title: words.text, content: <TextWithLinks words={body} language={language} /> }]),
    {
      anchor: 'summaries',
      title: words.summaries,
      content:
        excerpt === null ? <p>{summaryFallback(news)}</p> : <TextWithLinks words={excerpt} language={language} />,
    },
    { anchor: 'details', title: words.details, content: <NewsFacts news={news} /> },
    ...namedBillsSection(words.bills, news.bills, onOpenRelated),
  ];
}

function summaryFallback({ body }: News): string {
  return body === null ? texts.documents.noContent : words.noSummary;
}

function NewsFacts({ news }: { news: News }) {
  const { title, language, publisher, author, publishedTs, publicationDate, keywords, sourceUrl } = news;
  return (
    <LabelValue
      labelWidth={150}
      facts={[
        {
          label: words.title,
          value: (
            <span {...(language === null ? {} : { lang: language })}>
              <TruncatedText text={title} limit={TITLE} />
            </span>
          ),
        },
        { label: words.outlet, value: withHost(publisher, sourceUrl) },
        { label: words.author, value: author && withHost(author, sourceUrl) },
        {
          label: words.published,
          value: publishedTs === null ? formatDay(publicationDate) : formatDateTime(publishedTs),
        },
        { label: words.keywords, value: keywords.join(', ') },
        { label: words.language, value: languageName(language) },
        { label: words.original, value: sourceUrl && <WebLink href={sourceUrl}>{words.viewOriginal}</WebLink> },
      ]}
    />
  );
}

/** A name that a page states may be that of the product or of a colleague, so its host is shown with it. */
function withHost(name: string, sourceUrl: string | null): string {
  const host = hostBesideNames([name], sourceUrl);
  return host === undefined ? name : `${name} (${host})`;
}
