import { type AnyFeed, type AtomFeed, type JsonFeed, parseFeed, type RdfFeed, type RssFeed } from 'feedsmith';
import { definedFields, textOrUndefined } from '../mapping/defined-fields.ts';
import type { InputEntry } from '../source.ts';
import { checkJsonBounds } from './check-json-bounds.ts';
import { readText } from './read-text.ts';
import { parseXml } from './read-xml.ts';
import { UnreadableInputError } from './unreadable-input-error.ts';

/**
 * A feed lists recent items: the longest public ones have a few hundred items and 2 MB. Maliciously slow feeds take
 * seconds per MB.
 */
export const MAX_FEED_BYTES = 4 * 1024 ** 2;
export const MAX_FEED_ITEMS = 5000;

/** One item of an RSS, RDF, Atom or JSON feed, with the text as published; fields missing from the feed are absent. */
export interface FeedItem {
  /** The publisher's id of the item (`guid`, `id`, `rdf:about`), otherwise its URL. */
  id?: string;
  url?: string;
  title?: string;
  /** The longest form of the text, HTML or plain. */
  content?: string;
  /** A short form, if the feed has one in addition to the content. */
  summary?: string;
  /** As written: RFC 822 or ISO 8601, with or without a zone. */
  published?: string;
  updated?: string;
  authors: string[];
  categories: string[];
  language?: string;
}

export interface Feed {
  title?: string;
  /** The page that the feed belongs to. */
  url?: string;
  language?: string;
  items: FeedItem[];
}

/**
 * Reads a feed in any of the four formats. Errors that feed readers tolerate (HTML entities, a bare `&`) are tolerated
 * here too.
 * @throws UnreadableInputError when it has none of these formats, or is longer than MAX_FEED_BYTES or MAX_FEED_ITEMS.
 */
export async function readFeed(entry: InputEntry): Promise<Feed> {
  const text = await readText(entry, MAX_FEED_BYTES);
  if (text.trim() === '') throw new UnreadableInputError('the file is empty, not a feed');
  if (text.trimStart().startsWith('{')) checkJsonBounds(text);
  const feed = getFeed(parsed(text));
  if (feed.items.length > MAX_FEED_ITEMS) {
    throw new UnreadableInputError(`the feed has ${feed.items.length} items, more than ${MAX_FEED_ITEMS}`, {
      raw: text,
    });
  }
  return feed;
}

function parsed(text: string): AnyFeed {
  try {
    return parseFeed(text);
  } catch (error) {
    throw new UnreadableInputError(`not a feed: ${getError(text)}`, { cause: error, raw: text });
  }
}

/** Returns the XML error if that is why the feed could not be parsed. */
function getError(text: string): string {
  if (text.trimStart().startsWith('<')) {
    try {
      parseXml(text);
    } catch (error) {
      if (error instanceof UnreadableInputError) return error.message;
      throw error;
    }
  }
  return 'neither RSS, RDF, Atom nor JSON Feed';
}

function getFeed(parsedFeed: AnyFeed): Feed {
  switch (parsedFeed.format) {
    case 'rss':
      return rssFeed(parsedFeed.feed);
    case 'rdf':
      return rdfFeed(parsedFeed.feed);
    case 'atom':
      return atomFeed(parsedFeed.feed);
    case 'json':
      return jsonFeed(parsedFeed.feed);
  }
}

function rssFeed({ title, link, language, items = [] }: RssFeed.Feed<string>): Feed {
  return definedFields({
    title: textOrUndefined(title),
    url: textOrUndefined(link),
    language: textOrUndefined(language),
    items: items.map(({ guid, dc, content, ...item }) =>
      definedFields({
        id: textOrUndefined(guid?.value) ?? textOrUndefined(item.link),
        // A guid is a URL unless it says otherwise; feeds without links rely on that.
        url: textOrUndefined(item.link) ?? (guid?.isPermaLink === false ? undefined : textOrUndefined(guid?.value)),
        title: textOrUndefined(item.title),
        ...getTexts(content?.encoded, item.description),
        published: textOrUndefined(item.pubDate) ?? textOrUndefined(dc?.dates?.[0]),
        authors: texts([...(dc?.creators ?? []), ...(item.authors ?? []).map(({ name, email }) => name ?? email)]),
        categories: texts([...(item.categories ?? []).map(({ name }) => name), ...(dc?.subjects ?? [])]),
        language: textOrUndefined(dc?.languages?.[0]),
      }),
    ),
  });
}

function rdfFeed({ title, link, dc, items = [] }: RdfFeed.Feed<string>): Feed {
  return definedFields({
    title: textOrUndefined(title),
    url: textOrUndefined(link),
    language: textOrUndefined(dc?.languages?.[0]),
    items: items.map((item) =>
      definedFields({
        id: textOrUndefined(item.rdf?.about) ?? textOrUndefined(item.link),
        url: textOrUndefined(item.link),
        title: textOrUndefined(item.title),
        ...getTexts(item.content?.encoded, item.description),
        published: textOrUndefined(item.dc?.dates?.[0]),
        authors: texts(item.dc?.creators ?? []),
        categories: texts(item.dc?.subjects ?? []),
        language: textOrUndefined(item.dc?.languages?.[0]),
      }),
    ),
  });
}

function atomFeed({ title, links, xml, entries = [] }: AtomFeed.Feed<string>): Feed {
  return definedFields({
    title: textOrUndefined(title?.value),
    url: alternate(links),
    language: textOrUndefined(xml?.lang),
    items: entries.map((entry) =>
      definedFields({
        id: textOrUndefined(entry.id),
        url: alternate(entry.links),
        title: textOrUndefined(entry.title?.value),
        ...getTexts(entry.content?.value, entry.summary?.value),
        published: textOrUndefined(entry.published) ?? textOrUndefined(entry.updated),
        updated: textOrUndefined(entry.updated),
        authors: texts((entry.authors ?? []).map(({ name }) => name)),
        categories: texts((entry.categories ?? []).map(({ label, term }) => label ?? term)),
        language: textOrUndefined(entry.xml?.lang),
      }),
    ),
  });
}

/** Returns the URL of the page itself; a link without a relation is one (RFC 4287 4.2.7.2). */
function alternate(links: AtomFeed.Link<string>[] = []): string | undefined {
  return textOrUndefined(links.find(({ rel = 'alternate' }) => rel === 'alternate')?.href);
}

function jsonFeed({ title, home_page_url: url, language, authors, items = [] }: JsonFeed.Feed<string>): Feed {
  return definedFields({
    title: textOrUndefined(title),
    url: textOrUndefined(url),
    language: textOrUndefined(language),
    items: items.map((item) =>
      definedFields({
        id: textOrUndefined(item.id),
        url: textOrUndefined(item.url) ?? textOrUndefined(item.external_url),
        title: textOrUndefined(item.title),
        ...getTexts(item.content_html ?? item.content_text, item.summary),
        published: textOrUndefined(item.date_published),
        updated: textOrUndefined(item.date_modified),
        authors: texts((item.authors ?? authors ?? []).map(({ name }) => name)),
        categories: texts(item.tags ?? []),
        language: textOrUndefined(item.language),
      }),
    ),
  });
}

/**
 * Returns content and summary. If a feed has only one text, it is the content: most have only a description, which is a
 * teaser or the full text.
 */
function getTexts(long: string | undefined, short: string | undefined): Pick<FeedItem, 'content' | 'summary'> {
  const content = textOrUndefined(long);
  const summary = textOrUndefined(short);
  return content === undefined
    ? definedFields({ content: summary })
    : definedFields({ content, summary: summary === content ? undefined : summary });
}

/** Returns the nonempty texts, each once, in order. */
function texts(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.flatMap((value) => textOrUndefined(value) ?? []))];
}
