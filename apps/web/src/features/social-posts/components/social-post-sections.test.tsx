import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SectionList } from '../../../shared/ui/section-list.tsx';
import { buildCard } from '../../../testing/builders.ts';
import { buildSocialPost } from '../../../testing/publication-builders.ts';
import { renderWithApi } from '../../../testing/render-with-api.tsx';
import type { SocialPost } from '../hooks/use-social-post.ts';
import { socialPostSections } from './social-post-sections.tsx';

const renderSections = (changes: Partial<SocialPost>) =>
  renderWithApi(<SectionList sections={socialPostSections(buildSocialPost(changes), () => {})} />, {});
const valueOf = (label: string) => screen.getByText(label).nextElementSibling;
const PROVENANCE = {
  source: 'social',
  sourceTitle: 'Social posts',
  part: 'main',
  sourceUrl: null,
  sourceUpdatedTs: null,
  sourceUpdatedOn: null,
  fetchedTs: Date.UTC(2026, 2, 9, 15) / 1e3,
  fields: [],
  contradictions: [],
};

describe('Social post sections', () => {
  it('show the text, the author and the attachments', () => {
    renderSections({
      stakeholderType: 'legislator',
      postedTs: Date.UTC(2026, 2, 9, 15) / 1e3,
      language: 'en',
      authorUrl: 'https://x.com/jane',
      author: buildCard({
        documentType: 'Person',
        fusionId: 'person-1',
        title: 'Jane Q. Doe',
      }),
      body: {
        text: 'Read gazette.example/a… https://t.co/abc',
        links: [
          {
            start: 5,
            end: 23,
            url: 'https://gazette.example/a/long/one',
            fusionId: null,
          },
        ],
      },
      attachedLinks: [
        {
          url: 'https://gazette.example/b',
          title: 'The Gazette',
        },
      ],
      media: [
        {
          kind: 'image',
          description: 'A chart of rents',
        },
        {
          kind: 'video',
          description: null,
        },
      ],
      sourceUrl: 'https://x.com/jane/status/1',
    });
    expect(screen.getByRole('link', { name: 'gazette.example/a…' })).toHaveAttribute(
      'href',
      'https://gazette.example/a/long/one',
    );
    expect(screen.queryByText(/t\.co/)).toBeNull();
    expect(valueOf('Platform')).toHaveTextContent('X');
    expect(screen.getByRole('link', { name: 'View the profile on X' })).toHaveAttribute('href', 'https://x.com/jane');
    expect(screen.getByRole('link', { name: 'Jane Q. Doe' })).toHaveAttribute('href', '/stakeholders/person/person-1');
    expect(valueOf('Stakeholder type')).toHaveTextContent('Legislator');
    expect(screen.getByRole('link', { name: 'The Gazette' })).toHaveAttribute('href', 'https://gazette.example/b');
    expect(valueOf('Media')).toHaveTextContent('Image: A chart of rentsVideo: no description');
    expect(document.querySelector('img, video, iframe')).toBeNull();
  });

  it('show the reactions with the day they were read', () => {
    renderSections({
      counts: { replies: 1, reposts: 0, quotes: null, likes: 1234 },
      provenance: [PROVENANCE],
    });
    expect(valueOf('Reactions')).toHaveTextContent('1 reply · 0 reposts · 1,234 likes, as of March 9, 2026');
  });

  it('link to the post it answers, here or on its platform', () => {
    const held = buildCard({ documentType: 'SocialPost', fusionId: 'post-0', title: 'Bo' });
    renderSections({
      relations: [
        { kind: 'reply', url: 'https://x.com/bo/status/0', card: held },
        { kind: 'quote', url: 'https://x.com/cy/status/9', card: null },
        { kind: 'repost', url: null, card: null },
      ],
    });
    expect(screen.getByRole('link', { name: 'Bo' })).toHaveAttribute('href', '/social-post/post-0');
    expect(screen.getByRole('link', { name: 'View the other post' })).toHaveAttribute(
      'href',
      'https://x.com/cy/status/9',
    );
    expect(screen.queryByText('Repost of')).toBeNull();
  });

  it('omit what the source does not state', () => {
    renderSections({ publicationDate: '2026-03-09' });
    expect(valueOf('Posted')).toHaveTextContent(/^March 9, 2026$/);
    for (const label of [
      'Profile',
      'Stakeholder',
      'Stakeholder type',
      'Reply to',
      'Quotes',
      'Repost of',
      'Reactions',
      'Language',
      'Original',
      'Attached links',
      'Media',
      'Bills named',
    ]) {
      expect(screen.queryByText(label), label).toBeNull();
    }
  });

  it('do not render content as HTML and link only to web addresses', () => {
    const evil = '<img src=x onerror=alert(1)>';
    const { container } = renderSections({
      title: evil,
      authorName: evil,
      authorUrl: 'javascript:alert(1)',
      sourceUrl: 'javascript:alert(1)',
      body: {
        text: `${evil} javascript:alert(1)`,
        links: [
          {
            start: 0,
            end: 4,
            url: 'javascript:alert(1)',
            fusionId: null,
          },
        ],
      },
      attachedLinks: [
        {
          url: 'javascript:alert(1)',
          title: evil,
        },
      ],
      media: [
        {
          kind: 'image',
          description: evil,
        },
      ],
      relations: [
        {
          kind: 'reply',
          url: 'javascript:alert(1)',
          card: null,
        },
      ],
    });
    expect(container.querySelector('img, a[href^="javascript"]')).toBeNull();
  });
});
