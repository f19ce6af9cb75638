import { firstCharacters } from '../../../platform/mail/mail-text.ts';

/** Content of a chat message, in plain text. */
export interface ChatMessage {
  title: string;
  url: string;
  facts: string;
  excerpt: string;
  source: string;
}

/** Most characters of each text. Longer texts are cut, so that a message is never refused for its length. */
const MAX_TEXT_LENGTH = 1000;
/** Slack refuses a text block that is longer than this when sent. */
const SLACK_TEXT = 3000;

/** Builds a message of Slack's Block Kit. */
export function slackMessage({ title, url, facts, excerpt, source }: ChatMessage) {
  // Verbatim keeps channel names and addresses as plain text.
  const text = (words: string) => ({ type: 'mrkdwn', text: words, verbatim: true });
  const section = (words: string) => ({ type: 'section', text: text(words) });
  const context = [facts, source].filter((words) => words !== '').join(' · ');
  const link = (words: string) => `*<${url}|${words}>*`;
  // A vertical bar would end the address within a link.
  const linked = escapeSlack(cutWords(title), SLACK_TEXT - link('').length).replaceAll('|', '¦');
  return {
    text: escapeSlack(cutWords(title)),
    blocks: [
      section(link(linked)),
      ...(excerpt === '' ? [] : [section(escapeSlack(cutWords(excerpt)))]),
      { type: 'context', elements: [text(escapeSlack(cutWords(context)))] },
    ],
  };
}

/** Builds an Adaptive Card, as Microsoft Teams workflows accept it. */
export function teamsMessage({ title, url, facts, excerpt, source }: ChatMessage) {
  const block = (text: string, style: object) =>
    text === '' ? [] : [{ type: 'TextBlock', text: escapeMarkdown(cutWords(text)), wrap: true, ...style }];
  const card = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [
      ...block(title, {
        weight: 'Bolder',
        size: 'Medium',
      }),
      ...block(facts, {
        isSubtle: true,
        spacing: 'None',
      }),
      ...block(excerpt, {}),
      ...block(source, {
        isSubtle: true,
        size: 'Small',
      }),
    ],
    actions: [
      {
        type: 'Action.OpenUrl',
        title: 'Open in Rotunda',
        url,
      },
    ],
  };
  const attachment = { contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content: card };
  return { type: 'message', attachments: [attachment] };
}

function cutWords(text: string): string {
  return Array.from(text).length <= MAX_TEXT_LENGTH ? text : `${firstCharacters(text, MAX_TEXT_LENGTH - 1)}…`;
}

/** The three control characters of Slack; without them, mentions such as `<!channel>` cannot be written. */
const SLACK_ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Look-alikes for Slack's formatting characters, which cannot be escaped. */
const SLACK_MARKS: Readonly<Record<string, string>> = { '*': '∗', _: 'ˍ', '~': '∼', '`': 'ˋ' };
/** Matches formatting characters except between two letters or digits, where they have no effect. */
const SLACK_MARK = /(?<![\p{L}\p{N}])[*_~`]|[*_~`](?![\p{L}\p{N}])/gu;

/**
 * Escapes text for Slack.
 * @param limit of the result; entities are never cut
 */
function escapeSlack(text: string, limit = SLACK_TEXT): string {
  const characters = Array.from(text.replace(SLACK_MARK, (mark) => SLACK_MARKS[mark] ?? mark));
  let written = '';
  for (const character of characters) {
    const escaped = SLACK_ENTITIES[character] ?? character;
    if (written.length + escaped.length > limit - 1) return `${written}…`;
    written += escaped;
  }
  return written;
}

/** Escapes the Markdown that text blocks support: links, emphasis, code, headings, lists. */
function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\*_[\]()#`~]/g, '\\$&')
    .replace(/^(\s*)([-+])(?=\s)/gm, '$1\\$2')
    .replace(/^(\s*\d+)\.(?=\s)/gm, '$1\\.');
}
