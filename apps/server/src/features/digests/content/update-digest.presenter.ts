import type { IsoDate } from '@rotunda/domain';
import { documentPath } from '../../discover/index.ts';
import { createDigestReaderRepository, type Reader } from '../digest-reader.repository.ts';
import type { UpdateDigest, UpdateEntry } from './digest-model.ts';
import type { DigestsDeps } from '../digests.deps.ts';
import { presentDocument, shortDay } from './document.presenter.ts';
import { projectDocumentsAddress, publicationAddress } from './product-addresses.ts';
import type { FoundNews } from '../update-digest.repository.ts';

/** Limit for documents per email; below it, for news per document. */
const MAX_SHOWN = 50;
const MAX_NEWS = 8;

/** Presents an update digest; null if none of its documents can be shown. */
export async function presentUpdateDigest(
  deps: DigestsDeps,
  reader: Reader,
  found: readonly FoundNews[],
  today: IsoDate,
): Promise<UpdateDigest | null> {
  const { organizationId } = reader.actor;
  const projectIds = [...new Set(found.map(({ projectId }) => projectId))];
  const names = await createDigestReaderRepository(deps.database).findProjectNames(organizationId, projectIds);
  const documents = documentsIn(found, [...names.keys()]);
  const shown = documents.slice(0, MAX_SHOWN);
  const cards = await deps.findCards(
    deps.database,
    reader.actor,
    shown.map(({ documentId }) => documentId),
  );
  const projects = [...names].flatMap(([projectId, name]) => {
    const own = shown.filter((document) => document.projectId === projectId);
    const entries = own.flatMap((document): UpdateEntry[] => {
      const card = cards.get(document.documentId);
      if (card === undefined) return [];
      const href = `${deps.baseUrl}${documentPath(card.documentType, card.fusionId)}`;
      return [
        {
          ...presentDocument(card, { href, today }),
          news: document.news.slice(-MAX_NEWS).map((one) => presentNews(deps.baseUrl, one)),
          moreNews: Math.max(0, document.news.length - MAX_NEWS),
          alsoIn: document.others.map((other) => names.get(other) ?? ''),
        },
      ];
    });
    const more = documents.filter((document) => document.projectId === projectId).length - own.length;
    const href = projectDocumentsAddress(deps.baseUrl, projectId);
    return entries.length + more === 0 ? [] : [{ name, entries, more, href }];
  });
  return projects.length === 0 ? null : { total: documents.length - (shown.length - cards.size), projects };
}

function presentNews(baseUrl: string, { words, newsOn, publication }: FoundNews): UpdateEntry['news'][number] {
  const href = publication === null ? null : publicationAddress(baseUrl, publication);
  return { words, day: shortDay(newsOn), href };
}

interface ReportedDocument {
  documentId: number;
  /** First project that contains the document; `others` are the rest. */
  projectId: string;
  others: string[];
  /** Oldest first. */
  news: FoundNews[];
}

/**
 * Groups news by document, the one with the latest news first.
 * @param projectIds in display order
 */
export function documentsIn(found: readonly FoundNews[], projectIds: readonly string[]): ReportedDocument[] {
  const byDocument = new Map<number, ReportedDocument>();
  for (const projectId of projectIds) {
    for (const one of found.filter((news) => news.projectId === projectId)) {
      const known = byDocument.get(one.documentId);
      if (known === undefined) {
        byDocument.set(one.documentId, { documentId: one.documentId, projectId, others: [], news: [one] });
      } else if (known.projectId === projectId) known.news.push(one);
      else if (!known.others.includes(projectId)) known.others.push(projectId);
    }
  }
  const getNewest = ({ news }: ReportedDocument) => news.at(-1)?.newsId ?? 0;
  return [...byDocument.values()].toSorted((a, b) => getNewest(b) - getNewest(a));
}
