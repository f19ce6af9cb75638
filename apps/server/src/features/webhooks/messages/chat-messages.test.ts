import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ChatMessage, slackMessage, teamsMessage } from './chat-messages.ts';

const message = (changes: Partial<ChatMessage> = {}): ChatMessage => ({
  title: 'US HR 1: A bill to protect aquifers',
  url: 'https://policy.example/legislation/us-119-hr-1',
  facts: 'Legislation · US Federal · 2026-03-09',
  excerpt: 'Whoever drains an aquifer shall be fined.',
  source: 'Found by “Aquifers” in Water',
  ...changes,
});

/** https://docs.slack.dev/reference/block-kit: an incoming webhook refuses anything else. */
const mrkdwn = z.strictObject({
  type: z.literal('mrkdwn'),
  text: z.string().min(1).max(3000),
  verbatim: z.boolean().optional(),
});
const slackSchema = z.strictObject({
  text: z.string().min(1).max(4000),
  blocks: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('section'), text: mrkdwn }),
        z.strictObject({ type: z.literal('context'), elements: z.array(mrkdwn).min(1).max(10) }),
      ]),
    )
    .min(1)
    .max(50),
});

/** https://adaptivecards.io/explorer, in the envelope that Teams workflows accept. */
const teamsSchema = z.strictObject({
  type: z.literal('message'),
  attachments: z.tuple([
    z.strictObject({
      contentType: z.literal('application/vnd.microsoft.card.adaptive'),
      contentUrl: z.null(),
      content: z.strictObject({
        $schema: z.literal('http://adaptivecards.io/schemas/adaptive-card.json'),
        type: z.literal('AdaptiveCard'),
        version: z.literal('1.4'),
        body: z.array(
          z.strictObject({
            type: z.literal('TextBlock'),
            text: z.string().min(1),
            wrap: z.literal(true),
            size: z.enum(['Small', 'Medium']).optional(),
            weight: z.literal('Bolder').optional(),
            isSubtle: z.literal(true).optional(),
            spacing: z.literal('None').optional(),
          }),
        ),
        actions: z.tuple([
          z.strictObject({ type: z.literal('Action.OpenUrl'), title: z.string().min(1), url: z.url() }),
        ]),
      }),
    }),
  ]),
});
/** https://learn.microsoft.com/microsoftteams: Teams refuses a larger message. */
const TEAMS_BYTES = 28 * 1024;

const getTexts = (sent: ChatMessage) =>
  slackSchema
    .parse(slackMessage(sent))
    .blocks.flatMap((block) => (block.type === 'section' ? [block.text.text] : block.elements.map(({ text }) => text)));
const getCard = (sent: ChatMessage) => teamsSchema.parse(teamsMessage(sent)).attachments[0].content;
const getWords = (sent: ChatMessage) => getCard(sent).body.map(({ text }) => text);

const LONG = [
  ['letters', 'aquifer '.repeat(2000)],
  ['characters that grow as they are escaped', '&<>*_'.repeat(2000)],
  ['characters of two code units', '💧'.repeat(4000)],
] as const;

describe('slackMessage', () => {
  it('links the title and names place and saved search', () => {
    expect(getTexts(message())).toEqual([
      '*<https://policy.example/legislation/us-119-hr-1|US HR 1: A bill to protect aquifers>*',
      'Whoever drains an aquifer shall be fined.',
      'Legislation · US Federal · 2026-03-09 · Found by “Aquifers” in Water',
    ]);
    expect(slackMessage(message()).text).toBe('US HR 1: A bill to protect aquifers');
  });

  it('omits empty texts, which Slack rejects', () => {
    expect(getTexts(message({ excerpt: '', facts: '' }))).toHaveLength(2);
  });

  it.each(LONG)('stays within its limits with %s without splitting characters or entities', (_, long) => {
    const [title = '', excerpt = ''] = getTexts(message({ title: long, excerpt: long, facts: long, source: long }));
    expect(title).toMatch(/^\*<https:[^|]+\|[^|<>]+…>\*$/);
    for (const text of [title, excerpt]) {
      expect(text).not.toMatch(/\p{Cs}/u);
      expect(text).not.toMatch(/&(?!(?:amp|lt|gt);)/);
    }
  });

  it.each([
    ['<!channel> & <@U123>', '&lt;!channel&gt; &amp; &lt;@U123&gt;'],
    ['*bold* _slanted_ ~struck~ `code`', '∗bold∗ ˍslantedˍ ∼struck∼ ˋcodeˋ'],
    ['file_name 3*4', 'file_name 3*4'],
  ])('shows %s as plain text', (words, said) => {
    expect(getTexts(message({ excerpt: words }))[1]).toBe(said);
  });

  it('escapes characters in the title that would end the link', () => {
    expect(getTexts(message({ title: 'A | B > C' }))[0]).toBe(
      '*<https://policy.example/legislation/us-119-hr-1|A ¦ B &gt; C>*',
    );
  });
});

describe('teamsMessage', () => {
  it('is an Adaptive Card that opens the document', () => {
    expect(getWords(message())).toEqual([
      'US HR 1: A bill to protect aquifers',
      'Legislation · US Federal · 2026-03-09',
      'Whoever drains an aquifer shall be fined.',
      'Found by “Aquifers” in Water',
    ]);
    expect(getCard(message()).actions[0].url).toBe('https://policy.example/legislation/us-119-hr-1');
  });

  it.each(LONG)('stays within the size limit with %s without splitting characters', (_, long) => {
    const sent = message({ title: long, excerpt: long, facts: long, source: long });
    expect(Buffer.byteLength(JSON.stringify(teamsMessage(sent)))).toBeLessThan(TEAMS_BYTES);
    for (const words of getWords(sent)) expect(words).not.toMatch(/\p{Cs}/u);
  });

  it.each([
    ['[here](https://evil.example)', String.raw`\[here\]\(https://evil.example\)`],
    ['**bold** _slanted_ `code` # 1', String.raw`\*\*bold\*\* \_slanted\_ \`code\` \# 1`],
    ['- one\n1. two', String.raw`\- one` + '\n' + String.raw`1\. two`],
    ['a \\ b', String.raw`a \\ b`],
  ])('shows %s as plain text', (words, said) => {
    expect(getWords(message({ excerpt: words }))[2]).toBe(said);
  });
});
