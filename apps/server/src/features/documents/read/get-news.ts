import type { DocumentCard, LinkedText, News } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { createDocumentsRepository } from './documents.repository.ts';
import type { StoredDocument } from './stored-document.ts';
import { presentCards } from './find-cards.ts';
import { linkText } from './link-words.ts';
import type { NewsFacts } from '../merge/merged-document.ts';
import { dayOfSeconds } from '../merge/seconds-of-day.ts';
import { presentProvenance } from './provenance.presenter.ts';

type StoredNews = StoredDocument & { facts: NewsFacts };

/**
 * Returns a news article with links in its text.
 * @throws AppError NOT_FOUND when there is no such article.
 */
export async function getNews(database: DatabaseHandle, actor: Actor, fusionId: string): Promise<News> {
  const repository = createDocumentsRepository(database);
  const document = (await repository.findByFusionIds([fusionId])).find(isNews);
  if (document === undefined) throw new AppError('NOT_FOUND');
  const { facts } = document;
  const { words, billIds } = await linkText(
    database,
    { fusionId, day: document.publicationDate ?? dayOfSeconds(facts.publishedTs) },
    [{ text: facts.text ?? '' }, { text: facts.excerpt ?? '' }],
  );
  const bills = await repository.findByFusionIds(billIds);
  const cards = await presentCards(database, actor, [document, ...bills]);
  const card = cards.get(document.documentId);
  if (card === undefined) throw new AppError('NOT_FOUND');
  return presentNews({ document, card, words, bills: bills.flatMap(({ documentId }) => cards.get(documentId) ?? []) });
}

interface NewsParts {
  document: StoredNews;
  card: DocumentCard;
  /** The text, then the excerpt. */
  words: readonly LinkedText[];
  bills: DocumentCard[];
}

/**
 * Builds News; nothing else does. Facts stored before `hasPublishedTime` existed always state an instant, so a missing
 * flag counts as true.
 */
function presentNews({ document: { facts, provenance }, card, words: [text, excerpt], bills }: NewsParts): News {
  return {
    ...card,
    publisher: facts.publisher,
    author: facts.byline ?? null,
    publishedTs: (facts.hasPublishedTime ?? true) ? facts.publishedTs : null,
    keywords: facts.keywords ?? [],
    language: facts.languageTag ?? facts.language ?? null,
    excerpt: textOrNull(excerpt),
    body: textOrNull(text),
    bills,
    provenance: presentProvenance(provenance),
  };
}

function textOrNull(words: LinkedText | undefined): LinkedText | null {
  return words === undefined || words.text === '' ? null : words;
}

function isNews(document: StoredDocument): document is StoredNews {
  return document.facts.kind === 'news';
}
