import {
  getDay,
  type DocumentCard,
  getIdentifier,
  describeCardDetails,
  typeName,
  type WebhookFormat,
} from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import type { DescribedMatch } from '../../alerts/index.ts';
import { documentPath } from '../../discover/index.ts';
import { slackMessage, teamsMessage } from './chat-messages.ts';

/** Returns the message body for a match in the format of a webhook. */
export function writeMatchMessage(format: WebhookFormat, described: DescribedMatch, baseUrl: string): string {
  const { card, savedSearchTitle, projectName, excerpt } = described;
  const url = `${baseUrl}${documentPath(card.documentType, card.fusionId)}`;
  const message = {
    title: getTitle(card),
    url,
    facts: [typeName(card.documentType), card.localityName, getDay(card), describeCardDetails(card)]
      .filter(Boolean)
      .join(' · '),
    excerpt,
    source: `Found by “${savedSearchTitle}” in ${projectName}`,
  };
  if (format === 'slack') return JSON.stringify(slackMessage(message));
  if (format === 'teams') return JSON.stringify(teamsMessage(message));
  return JSON.stringify({
    type: 'alert.matched',
    timestamp: new Date(described.match.matchedTs * 1000).toISOString(),
    data: matchData(described, url),
  });
}

/** Returns the body of a test message. */
export function writeTestMessage(format: WebhookFormat, name: string, nowTs: UnixSeconds, baseUrl: string): string {
  const message = {
    title: 'Test from Rotunda',
    url: baseUrl,
    facts: '',
    excerpt: '',
    source: `The webhook “${name}” works.`,
  };
  if (format === 'slack') return JSON.stringify(slackMessage(message));
  if (format === 'teams') return JSON.stringify(teamsMessage(message));
  return JSON.stringify({ type: 'test', timestamp: new Date(nowTs * 1000).toISOString(), data: { name } });
}

function matchData({ match, matchId, card, excerpt, savedSearchTitle, projectName }: DescribedMatch, url: string) {
  return {
    matchId,
    deliveryNumber: match.deliveryNumber,
    savedSearch: { id: match.savedSearchId, title: savedSearchTitle },
    project: { id: match.projectId, name: projectName },
    document: {
      fusionId: card.fusionId,
      documentType: card.documentType,
      version: match.documentVersion,
      identifier: getIdentifier(card),
      title: card.title,
      url,
      sourceUrl: card.sourceUrl,
      isoCode: card.isoCode,
      jurisdiction: card.localityName,
      status: card.status,
      lastActionOn: card.lastActionOn,
      lastActionText: card.lastActionText,
      isStatusUndated: card.isStatusUndated,
      publishedOn: card.publicationDate ?? card.introducedOn,
    },
    excerpt,
  };
}

function getTitle(card: DocumentCard): string {
  return card.localityExternalId === null ? card.title : `${getIdentifier(card)}: ${card.title}`;
}
