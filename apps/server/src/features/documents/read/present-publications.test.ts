import type { DocumentCard } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import type { PresidentialActionFacts, ResearchFacts, SocialPostFacts } from '../merge/merged-document.ts';
import { presentPresidentialAction, type PresidentialActionParts } from './presidential-action.presenter.ts';
import { presentResearch, type ResearchParts } from './research.presenter.ts';
import { presentSocialPost, type SocialPostParts } from './social-post.presenter.ts';

// Of a card, only these fields are read; of a document, only its facts and its provenance.
const card = (fields: Partial<DocumentCard> = {}) => fields as DocumentCard;
const BILL = card({
  fusionId: 'us-119-hr-1',
  documentType: 'Legislation',
  localityExternalId: 'US HR 1',
  name: 'A bill',
});
const COMMITTEE = card({ fusionId: 'committee-1', documentType: 'Committee', localityExternalId: null, name: 'Water' });
const getCards = (...cards: DocumentCard[]) => new Map(cards.map((one) => [one.fusionId, one]));

describe('presentResearch', () => {
  const present = (facts: Partial<ResearchFacts>, ...cards: DocumentCard[]) => {
    const document = { facts: { kind: 'research', documentSubtype: 'CRS', ...facts }, provenance: [] as object[] };
    const storedIds = getCards(...cards);
    return presentResearch({
      document: document as ResearchParts['document'],
      card: card(),
      storedCard: (fusionId) => storedIds.get(fusionId),
    });
  };

  it.each([
    ['119', '119th Congress (2025-2026)'],
    ['2025-2026', '2025-2026'],
  ])('names the session %s', (session, sessionName) => {
    expect(present({ session })).toMatchObject({ session, sessionName });
    expect(present({})).toMatchObject({ session: null, sessionName: null });
  });

  it('names only stored committees', () => {
    const committeeFusionIds = ['committee-1', 'committee-2', BILL.fusionId];
    expect(present({ committeeFusionIds }, COMMITTEE, BILL).committees).toEqual([
      { fusionId: 'committee-1', name: 'Water' },
    ]);
  });

  it('names all bills, those not stored by their citation or by their number and session', () => {
    const legislationFusionIds = ['us-119-hr-1', 'us-119-s-2', 'us-ca-2025-2026-ab-1'];
    expect(present({ legislationFusionIds }, BILL).relatedBills).toEqual([
      { fusionId: 'us-119-hr-1', identifier: 'US HR 1', card: BILL },
      { fusionId: 'us-119-s-2', identifier: expect.stringMatching(/^S\.\s?2/), card: null },
      { fusionId: 'us-ca-2025-2026-ab-1', identifier: 'CA AB 1 (2025-2026)', card: null },
    ]);
  });

  it('has no summary without words', () => {
    expect(present({ summary: ' <script>x()</script> ' }).sourceSummary).toBeNull();
    expect(present({ summary: '<p>Wet</p>' }).sourceSummary).toBe('<p>Wet</p>');
  });
});

describe('presentPresidentialAction', () => {
  const present = (facts: Partial<PresidentialActionFacts>, parts: Partial<PresidentialActionParts> = {}) => {
    const document = {
      facts: {
        kind: 'presidential-action',
        isoCode: 'us',
        actionType: 'executive_order',
        ...facts,
      },
      provenance: [] as object[],
    };
    return presentPresidentialAction({
      document: document as PresidentialActionParts['document'],
      card: card(),
      dispositions: [],
      storedIds: new Map(),
      getCard: () => undefined,
      hasText: false,
      ...parts,
    });
  };

  it('names what it corrects by its card, or by the number in its id', () => {
    const stored = card({ fusionId: 'eo-14000', localityExternalId: 'EO 14000' });
    const getCard = (id: string) => (id === 'fr-2026-1' ? stored : undefined);
    const { correctionOf, corrections } = present(
      { correctionOfFusionId: 'fr-2026-1', correctionFusionIds: ['eo-11359-a', 'fr-2026-9'] },
      { getCard },
    );
    expect(correctionOf).toEqual({ fusionId: 'eo-14000', identifier: 'EO 14000', card: stored });
    expect(corrections).toEqual([
      { fusionId: 'eo-11359-a', identifier: 'EO 11359-A', card: null },
      { fusionId: 'fr-2026-9', identifier: '2026-9', card: null },
    ]);
    expect(present({}).correctionOf).toBeNull();
  });

  it('links only stored orders in its dispositions', () => {
    const parts = [{ text: 'Amends ' }, { text: 'EO 1', orderNumber: '1' }, { text: 'EO 2', orderNumber: '2' }];
    const storedIds = new Map([['eo-1', 'eo-1']]);
    const { dispositions } = present({}, { dispositions: [{ label: 'Amends', items: [parts] }], storedIds });
    expect(dispositions[0]?.items[0]?.parts.map(({ fusionId }) => fusionId)).toEqual([null, 'eo-1', null]);
  });
});

describe('presentSocialPost', () => {
  const present = (facts: Partial<SocialPostFacts>, parts: Partial<SocialPostParts> = {}) => {
    const document = {
      facts: {
        kind: 'social-post',
        platform: 'bluesky',
        stakeholderType: 'legislator',
        authorName: 'Ada Rowan',
        postedTs: 5,
        ...facts,
      },
      provenance: [] as object[],
    };
    return presentSocialPost({
      document: document as SocialPostParts['document'],
      card: card(),
      words: null,
      storedCard: () => null,
      bills: [],
      ...parts,
    });
  };

  it('states the instant unless only the day is known', () => {
    expect([present({}), present({ hasPostedTime: true }), present({ hasPostedTime: false })]).toMatchObject([
      { postedTs: 5 },
      { postedTs: 5 },
      { postedTs: null },
    ]);
  });

  it('has as author only a person or a committee', () => {
    const author = (documentType: DocumentCard['documentType']) =>
      present({ authorFusionId: 'x' }, { storedCard: () => card({ documentType }) }).author?.documentType ?? null;
    expect([author('Person'), author('Committee'), author('News')]).toEqual(['Person', 'Committee', null]);
  });

  it.each<[string, Partial<SocialPostFacts>, string, boolean]>([
    ['words', { text: 'Words' }, 'Words', true],
    ['no words', {}, '', false],
    ['words beside pictures', { text: 'Words', media: [{ kind: 'image', description: 'A dam' }] }, 'Words', true],
    [
      'only the descriptions of its pictures',
      {
        text: 'A dam\n\nA river',
        media: [
          { kind: 'image', description: 'A dam' },
          { kind: 'image', description: 'A river' },
        ],
      },
      'A dam\n\nA river',
      false,
    ],
  ])('has a body when it has %s', (_what, facts, text, hasBody) => {
    expect(present(facts, { words: { text, links: [] } }).body !== null).toBe(hasBody);
  });

  it('shows unknown platforms and counts as unknown', () => {
    expect(present({ platform: 'myspace', counts: { likes: 0 } })).toMatchObject({
      platform: null,
      counts: {
        replies: null,
        reposts: null,
        quotes: null,
        likes: 0,
      },
    });
    expect(present({}).counts).toBeNull();
  });
});
