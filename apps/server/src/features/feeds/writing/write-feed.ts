import { getDay, type FeedFormat, getIdentifier, typeName } from '@rotunda/contract';
import { meetingChange } from '@rotunda/domain';
import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith';
import type { DescribedMatch } from '../../alerts/index.ts';
import { documentPath } from '../../discover/index.ts';

export interface FeedContent {
  feedId: string;
  /** Title of the saved search. */
  title: string;
  projectId: string;
  savedSearchId: string;
  baseUrl: string;
  /** Address of the feed itself. */
  address: string;
  updatedTs: number;
  described: readonly DescribedMatch[];
}

interface Entry {
  id: string;
  url: string;
  title: string;
  text: string;
  foundAt: Date;
  category: string;
}

/** Writes a feed as RSS 2.0, Atom (RFC 4287) or JSON Feed 1.1. */
export function writeFeed(format: FeedFormat, content: FeedContent): string {
  const entries = content.described.map((one) => getEntry(one, content.baseUrl));
  switch (format) {
    case 'rss':
      return writeRss(content, entries);
    case 'atom':
      return writeAtom(content, entries);
    case 'json':
      return writeJson(content, entries);
  }
}

function getEntry(
  { match, matchId, card, excerpt, savedSearchTitle, projectName }: DescribedMatch,
  baseUrl: string,
): Entry {
  const day = getDay(card);
  const facts = [typeName(card.documentType), meetingChange(card.meetingStatus), card.localityName, day]
    .filter(Boolean)
    .join(' · ');
  return {
    id: `urn:uuid:${matchId}`,
    url: `${baseUrl}${documentPath(card.documentType, card.fusionId)}`,
    title: plain(card.localityExternalId === null ? card.title : `${getIdentifier(card)}: ${card.title}`),
    text: plain([facts, excerpt, `Found by “${savedSearchTitle}” in ${projectName}.`].filter(Boolean).join('\n\n')),
    foundAt: new Date(match.matchedTs * 1000),
    category: typeName(card.documentType),
  };
}

const getTitle = ({ title }: FeedContent) => plain(`${title} - Rotunda`);
const getPage = ({ baseUrl, projectId }: FeedContent) => `${baseUrl}/projects/${projectId}?tab=Alerts`;

function writeRss(content: FeedContent, entries: readonly Entry[]): string {
  return generateRssFeed({
    title: getTitle(content),
    link: getPage(content),
    description: plain(`Matches of “${content.title}”`),
    lastBuildDate: new Date(content.updatedTs * 1e3),
    atom: {
      links: [
        {
          href: content.address,
          rel: 'self',
          type: 'application/rss+xml',
        },
      ],
    },
    items: entries.map(({ id, url, title, text, foundAt, category }) => ({
      title,
      description: paragraphs(text),
      link: url,
      guid: {
        value: id,
        isPermaLink: false,
      },
      pubDate: foundAt,
      categories: [{ name: category }],
    })),
  });
}

function writeAtom(content: FeedContent, entries: readonly Entry[]): string {
  return generateAtomFeed({
    id: `urn:uuid:${content.feedId}`,
    title: {
      value: getTitle(content),
      type: 'text',
    },
    updated: new Date(content.updatedTs * 1e3),
    authors: [{ name: 'Rotunda' }],
    links: [
      {
        href: content.address,
        rel: 'self',
        type: 'application/atom+xml',
      },
      {
        href: getPage(content),
        rel: 'alternate',
        type: 'text/html',
      },
    ],
    entries: entries.map(({ id, url, title, text, foundAt, category }) => ({
      id,
      title: {
        value: title,
        type: 'text',
      },
      updated: foundAt,
      published: foundAt,
      links: [
        {
          href: url,
          rel: 'alternate',
          type: 'text/html',
        },
      ],
      categories: [{ term: category }],
      content: {
        value: paragraphs(text),
        type: 'html',
      },
    })),
  });
}

function writeJson(content: FeedContent, entries: readonly Entry[]): string {
  return JSON.stringify(
    generateJsonFeed({
      title: getTitle(content),
      home_page_url: getPage(content),
      feed_url: content.address,
      items: entries.map(({ id, url, title, text, foundAt, category }) => ({
        id,
        url,
        title,
        content_text: text,
        date_published: foundAt,
        tags: [category],
      })),
    }),
  );
}

/** Characters that XML 1.0 does not allow, and lone surrogates. */
// oxlint-disable-next-line no-control-regex -- these are the characters meant
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu;

/** Removes such characters, because a single one makes the whole feed unreadable. */
function plain(text: string): string {
  return text.replace(NOT_IN_XML, '');
}

function paragraphs(text: string): string {
  const each = text.split('\n\n');
  return each.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
