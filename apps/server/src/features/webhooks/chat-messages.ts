import { firstCharacters } from '../../platform/mail/mail-text.ts';

/** What a message of a chat says, in plain words. */
export interface ChatMessage {
  title: string;
  url: string;
  facts: string;
  excerpt: string;
  source: string;
}

/** In characters; the words are cut to it, so that a message is never refused for its length. */
const LONGEST_WORDS = 1000;
/** Slack refuses a longer text of a block, as it is sent. */
const SLACK_TEXT = 3000;

/** A message of Slack's Block Kit. */
export function slackMessage({ title, url, facts, excerpt, source }: ChatMessage) {
  // Verbatim: names of channels and addresses in the words stay words.
  const text = (words: string) => ({ type: 'mrkdwn', text: words, verbatim: true });
  const section = (words: string) => ({ type: 'section', text: text(words) });
  const context = [facts, source].filter((words) => words !== '').join(' · ');
  const link = (words: string) => `*<${url}|${words}>*`;
  // The bar would end the address within a link.
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

/** An Adaptive Card, as the workflows of Microsoft Teams take it. */
export function teamsMessage({ title, url, facts, excerpt, source }: ChatMessage) {
  const block = (text: string, style: object) =>
    text === '' ? [] : [{ type: 'TextBlock', text: escapeMarkdown(cutWords(text)), wrap: true, ...style }];
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

function cutWords(text: string): string {
  return Array.from(text).length <= LONGEST_WORDS ? text : `${firstCharacters(text, LONGEST_WORDS - 1)}…`;
}

/** The three characters that mean something to Slack; mentions such as `<!channel>` need them. */
const SLACK_ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Slack knows no escape for its marks of emphasis and code: what looks like them means nothing. */
const SLACK_MARKS: Readonly<Record<string, string>> = { '*': '∗', _: 'ˍ', '~': '∼', '`': 'ˋ' };
/** Between two letters or figures they mark nothing. */
const SLACK_MARK = /(?<![\p{L}\p{N}])[*_~`]|[*_~`](?![\p{L}\p{N}])/gu;

/** @param limit of what is returned; no entity is cut through */
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

/** Text blocks read some Markdown: links, emphasis, code, headings, lists. */
function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\*_[\]()#`~]/g, '\\$&')
    .replace(/^(\s*)([-+])(?=\s)/gm, '$1\\$2')
    .replace(/^(\s*\d+)\.(?=\s)/gm, '$1\\.');
}
