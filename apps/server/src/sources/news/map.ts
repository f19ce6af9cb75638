import { createHash } from 'node:crypto';
import type { NewsRecord } from '@rotunda/domain';
import { textOfHtml } from '../../platform/html/text-of-html.ts';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import { cutLine, publishedAddress, publishedLine, publishedText } from '../mapping/published-text.ts';
import { statedLanguage } from '../mapping/stated-language.ts';
import { statedMoment } from '../mapping/stated-moment.ts';
import type { Feed, FeedItem } from '../reading/index.ts';
import type { ArticleKey } from './article-keys.ts';

/** Maximum characters of the text used as a title when the feed has none. */
const TITLE_CHARACTERS = 100;
/** Maximum characters of markup that are read for a title or a name. */
const MAX_LINE_HTML_LENGTH = 20_000;
/** Keywords and authors beyond these limits carry no information. */
const MAX_KEYWORDS = 100;
const MAX_AUTHORS = 50;

export interface ArticleContext {
  feed: Feed;
  /** URL that the feed was fetched from; undefined for files. */
  feedAddress: string | undefined;
  /** What distinguishes the item; undefined when it has neither a link nor an id. */
  keys: ArticleKey | undefined;
}

/**
 * Maps an article.
 * @returns the reason when it has no title or text, no date, no publisher, or no link or id
 */
export function mapArticle(item: FeedItem, { feed, feedAddress, keys }: ArticleContext): NewsRecord | string {
  const page = publishedAddress(item.url);
  if (keys === undefined) return 'the item has neither a link nor an id';
  const text = getWords(item.content) ?? '';
  const title = oneLine(item.title) ?? firstWords(text);
  if (title === undefined) return 'the item has neither a title nor a text';
  const published = statedMoment(item.published ?? item.updated ?? '');
  if (published === undefined) return `the item has no readable date: ${item.published ?? 'none'}`;
  const host = getHost(page ?? feed.url ?? feedAddress);
  const publisher = oneLine(feed.title) ?? host;
  if (publisher === undefined) return 'neither the feed nor the link tells who published it';
  const publishedTs = published.ts ?? Date.parse(`${published.date}T00:00:00Z`) / 1000;
  const getId = (key: string) =>
    `news-${(host ?? publisher).toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${fingerprint(key)}`;
  return definedFields({
    kind: 'news' as const,
    fusionId: getId(keys.key),
    alsoKnownAs: keys.likeness === undefined ? undefined : [getId(keys.likeness), getId(keys.page ?? '')],
    part: 'main',
    title,
    text,
    publisher,
    byline: textOrUndefined(
      item.authors
        .slice(0, MAX_AUTHORS)
        .flatMap((author) => oneLine(author) ?? [])
        .join(', '),
    ),
    publishedTs,
    publishedOn: published.date,
    hasPublishedTime: published.ts !== undefined,
    ...statedLanguage(item.language ?? feed.language),
    excerpt: getWords(item.summary),
    keywords: listOrUndefined([
      ...new Set(item.categories.slice(0, MAX_KEYWORDS).flatMap((category) => oneLine(category) ?? [])),
    ]),
    sourceUrl: page ?? undefined,
    sourceUpdatedTs: statedMoment(item.updated ?? '')?.ts ?? publishedTs,
  });
}

function oneLine(html: string | undefined): string | undefined {
  return publishedLine(textOfHtml((html ?? '').slice(0, MAX_LINE_HTML_LENGTH)));
}

function getWords(html: string | undefined): string | undefined {
  return textOrUndefined(publishedText(textOfHtml(html ?? '')));
}

/** Truncates at a word boundary. */
function firstWords(text: string): string | undefined {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= TITLE_CHARACTERS) return textOrUndefined(line);
  return cutLine(line, TITLE_CHARACTERS);
}

function getHost(address: string | undefined): string | undefined {
  return address === undefined ? undefined : URL.parse(address)?.hostname.replace(/^www\./, '');
}

/** 64 bits are enough to distinguish the articles of one publisher. */
function fingerprint(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 16);
}
