import { dayOf, type DocumentCard, identifierOf, standingOf, typeName, type WebhookFormat } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import type { ToldMatch } from '../alerts/index.ts';
import { documentPath } from '../discover/index.ts';

/** A match in the form of a webhook, as the body of a message. */
export function writeMatchMessage(format: WebhookFormat, told: ToldMatch, baseUrl: string): string {
  const { card, savedSearchTitle, projectName, excerpt } = told;
  const url = `${baseUrl}${documentPath(card.documentType, card.fusionId)}`;
  const message = {
    title: titleOf(card),
    url,
    facts: [typeName(card.documentType), card.localityName, dayOf(card), standingOf(card)].filter(Boolean).join(' · '),
    excerpt,
    source: `Found by “${savedSearchTitle}” in ${projectName}`,
  };
  if (format === 'slack') return JSON.stringify(slackMessage(message));
  if (format === 'teams') return JSON.stringify(teamsMessage(message));
  return JSON.stringify({
    type: 'alert.matched',
    timestamp: new Date(told.match.matchedTs * 1000).toISOString(),
    data: matchData(told, url),
  });
}

/** What a test says. */
export function writeTestMessage(format: WebhookFormat, name: string, nowTs: UnixSeconds, baseUrl: string): string {
  const message = {
    ...{ title: 'Test from Rotunda', url: baseUrl, facts: '', excerpt: '' },
    source: `The webhook “${name}” works.`,
  };
  if (format === 'slack') return JSON.stringify(slackMessage(message));
  if (format === 'teams') return JSON.stringify(teamsMessage(message));
  return JSON.stringify({ type: 'test', timestamp: new Date(nowTs * 1000).toISOString(), data: { name } });
}

interface ChatMessage {
  title: string;
  url: string;
  facts: string;
  excerpt: string;
  source: string;
}

function matchData({ match, matchId, card, excerpt, savedSearchTitle, projectName }: ToldMatch, url: string) {
  return {
    matchId,
    deliveryNumber: match.deliveryNumber,
    savedSearch: { id: match.savedSearchId, title: savedSearchTitle },
    project: { id: match.projectId, name: projectName },
    document: {
      ...{ fusionId: card.fusionId, documentType: card.documentType, version: match.documentVersion },
      ...{ identifier: identifierOf(card), title: card.title, url, sourceUrl: card.sourceUrl },
      ...{ isoCode: card.isoCode, jurisdiction: card.localityName, status: card.status },
      ...{ lastActionOn: card.lastActionOn, lastActionText: card.lastActionText },
      publishedOn: card.publicationDate ?? card.introducedOn,
    },
    excerpt,
  };
}

function titleOf(card: DocumentCard): string {
  return card.localityExternalId === null ? card.title : `${identifierOf(card)}: ${card.title}`;
}

/** Slack refuses longer texts of a section. */
const SLACK_TEXT = 2900;

/** Block Kit. */
function slackMessage({ title, url, facts, excerpt, source }: ChatMessage) {
  const section = (text: string) => ({ type: 'section', text: { type: 'mrkdwn', text: text.slice(0, SLACK_TEXT) } });
  const context = [facts, source].filter((text) => text !== '').join(' · ');
  return {
    text: escapeSlack(title).slice(0, SLACK_TEXT),
    blocks: [
      // The bar would end the address within a link.
      section(`*<${url}|${escapeSlack(title.slice(0, 1000)).replaceAll('|', '¦')}>*`),
      ...(excerpt === '' ? [] : [section(escapeSlack(excerpt))]),
      { type: 'context', elements: [{ type: 'mrkdwn', text: escapeSlack(context.slice(0, 1000)) }] },
    ],
  };
}

/** The three characters that mean something to Slack; mentions such as `<!channel>` need them. */
function escapeSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** An Adaptive Card, as the workflows of Microsoft Teams take it. */
function teamsMessage({ title, url, facts, excerpt, source }: ChatMessage) {
  const block = (text: string, style: object) =>
    text === '' ? [] : [{ type: 'TextBlock', text: escapeMarkdown(text), wrap: true, ...style }];
  const card = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    ...{ type: 'AdaptiveCard', version: '1.4' },
    body: [
      ...block(title, { weight: 'Bolder', size: 'Medium' }),
      ...block(facts, { isSubtle: true, spacing: 'None' }),
      ...block(excerpt, {}),
      ...block(source, { isSubtle: true, size: 'Small' }),
    ],
    actions: [{ type: 'Action.OpenUrl', title: 'Open in Rotunda', url }],
  };
  const attachment = { contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content: card };
  return { type: 'message', attachments: [attachment] };
}

/** Text blocks read some Markdown: links, emphasis, lists. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\*_[\]()#`~]/g, '\\$&').replace(/^(\s*)([-+]|\d+\.)(?=\s)/gm, '$1\\$2');
}
