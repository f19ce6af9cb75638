import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SessionProvider } from '../../../shared/api/session.tsx';
import { SectionList } from '../../../shared/ui/section-list.tsx';
import { buildSession } from '../../../testing/builders.ts';
import { type Answers, Refusal } from '../../../testing/fake-server.ts';
import { buildCitedCode, buildPresidentialAction } from '../../../testing/presidential-action-builder.ts';
import { renderWithApi } from '../../../testing/render-with-api.tsx';
import type { PresidentialAction, PresidentialAnalysis } from '../hooks/use-presidential-action.ts';
import { presidentialSections } from './presidential-sections.tsx';

const FAILED = 'Error Loading Data: There was a problem retrieving the document information.';
const EMPTY = 'No Data Available: The document information could not be found or has not been loaded yet.';
const OFF = 'AI analysis of presidential actions is turned off for your organization.';
const SUMMARY = 'Executive Summary';
const RELEVANCE = 'Relevance to U.S.C. and C.F.R.';
const IMPACT = 'Impact to Organizations and People';

type Get = NonNullable<NonNullable<Answers['documents']>['getPresidentialAction']>;
const opened: string[] = [];

function renderCard(getPresidentialAction: Get, isAiOn = false) {
  const session = buildSession();
  const flags = { ...session.flags, presidentialActionsAi: isAiOn };
  opened.length = 0;
  const sections = presidentialSections('eo-99001', {
    onOpenRelated: ({ fusionId }) => opened.push(fusionId),
    onRead: () => opened.push('text'),
    getAddress: ({ fusionId }, { section, block, offset }) => `/read/${fusionId}/${section}.${block}.${offset}`,
  });
  return renderWithApi(
    <SessionProvider value={{ ...session, flags }}>
      <SectionList sections={sections} />
    </SessionProvider>,
    { documents: { getPresidentialAction } },
  );
}
const answer =
  (changes: Partial<PresidentialAction> = {}, analysis: PresidentialAnalysis | null = null): Get =>
  () => ({ presidentialAction: buildPresidentialAction(changes), analysis });
const panel = (name: string) => screen.getByRole('region', { name });
const valueOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

describe('Presidential action panels', () => {
  it('are three, with the specified names, and can be folded', async () => {
    const { user } = renderCard(answer());
    await screen.findByText(EMPTY);
    for (const name of [SUMMARY, RELEVANCE, IMPACT]) {
      const button = within(panel(name)).getByRole('button', { name });
      expect(button).toHaveAttribute('aria-expanded', 'true');
      await user.click(button);
      expect(button).toHaveAttribute('aria-expanded', 'false');
    }
    expect(screen.getByText(EMPTY)).not.toBeVisible();
  });

  it('load with a single request when displayed', async () => {
    const { calls } = renderCard(() => new Promise(() => {}), true);
    expect(panel(RELEVANCE)).not.toHaveTextContent('No Data');
    expect(panel(SUMMARY)).not.toHaveTextContent('No Data');
    await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['documents.getPresidentialAction']));
  });

  it('show an error and load again on Retry', async () => {
    let isDown = true;
    const { user } = renderCard((input) => {
      if (isDown) throw new Refusal('INTERNAL');
      return answer({}, { summary: null, codes: [] })(input);
    }, true);
    expect(await within(panel(RELEVANCE)).findByRole('alert')).toHaveTextContent(FAILED);
    for (const name of [SUMMARY, IMPACT]) expect(panel(name)).toHaveTextContent(FAILED);
    isDown = false;
    await user.click(within(panel(RELEVANCE)).getByRole('button', { name: 'Retry' }));
    expect(await within(panel(RELEVANCE)).findByText(/cites no section/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    [false, OFF],
    [true, EMPTY],
  ])('for AI explain their state with the flag %s and offer no actions', async (isAiOn, expected) => {
    renderCard(answer({ hasText: true }, { summary: null, codes: [buildCitedCode()] }), isAiOn);
    await screen.findByRole('link', { name: /^3 U\.S\.C\. 301/ });
    for (const name of [SUMMARY, IMPACT]) {
      expect(panel(name)).toHaveTextContent(expected);
      expect(within(panel(name)).getAllByRole('button')).toHaveLength(1);
    }
  });

  it('show a short summary and the rest on request', async () => {
    const { user } = renderCard(answer({}, { summary: 'In brief.END_SUMMARYAt length.', codes: [] }), true);
    expect(await within(panel(SUMMARY)).findByText('In brief.')).toBeInTheDocument();
    expect(panel(SUMMARY)).not.toHaveTextContent('At length.');
    await user.click(within(panel(SUMMARY)).getByRole('button', { name: 'Show More' }));
    expect(panel(SUMMARY)).toHaveTextContent('At length.');
    expect(panel(SUMMARY)).toHaveTextContent('Written by the assistant');
    expect(panel(SUMMARY)).not.toHaveTextContent('END_SUMMARY');
  });
});

describe('Cited codes', () => {
  it('show their count, passage, link to the text and public section', async () => {
    const codes = [
      buildCitedCode({ count: 4 }),
      buildCitedCode({ code: '31 C.F.R. Part 560', url: 'https://cfr.example/' }),
    ];
    renderCard(answer({}, { summary: null, codes }));
    const [first, second] = await within(await screen.findByRole('list', { name: RELEVANCE })).findAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent('Cited 4 times');
    expect(second).toHaveTextContent('Cited once');
    expect(first?.querySelector('mark')).toHaveTextContent('3 U.S.C. 301');
    expect(within(first ?? document.body).getByRole('link', { name: /^3 U\.S\.C\. 301/ })).toHaveAttribute(
      'href',
      'https://code.example/3-301',
    );
    expect(screen.getByRole('link', { name: 'Read in the text: 3 U.S.C. 301' })).toHaveAttribute(
      'href',
      '/read/eo-99001/0.2.3',
    );
  });

  it('are not known without a text', async () => {
    renderCard(answer());
    expect(await within(panel(RELEVANCE)).findByText(EMPTY)).toBeInTheDocument();
  });
});

describe('Presidential action facts', () => {
  it('show what the publisher states', async () => {
    const { user } = renderCard(
      answer({
        executiveOrderNumber: '11359A',
        president: 'Ann Example',
        signedOn: '2026-01-02',
        ofrId: '2026-00001',
        registerCitiation: '91 FR 5',
        registerStartPage: 5,
        registerEndPage: 7,
        hasText: true,
        documentUrl: 'https://register.example/1',
        pdfUrl: 'https://register.example/files/1.pdf',
        notReceivedForPublication: true,
      }),
    );
    await screen.findByText('11359A');
    expect(valueOf('Signed')).toHaveTextContent('January 2, 2026');
    expect(valueOf('Federal Register Pages')).toHaveTextContent('5–7');
    expect(valueOf('Publication')).toHaveTextContent('Not received for publication in the Federal Register');
    expect(screen.getByRole('link', { name: /1\.pdf/ })).toHaveAttribute(
      'href',
      'https://register.example/files/1.pdf',
    );
    expect(valueOf('Original')).toHaveTextContent(/^View on the publisher's site/);
    for (const label of ['Proclamation Number', 'Corrects', 'Corrected by', 'Topics'])
      expect(screen.queryByText(label), label).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Read the text' }));
    expect(opened).toEqual(['text']);
  });

  it('link to the stored orders named in the notes', async () => {
    const item = (text: string, fusionId: string | null = null) => ({
      parts: [
        { text, fusionId },
        { text: ', 1967', fusionId: null },
      ],
    });
    const { user } = renderCard(
      answer({
        dispositions: [
          { label: 'Amends', items: [item('EO 1', 'eo-1'), item('EO 2'), item('EO 3'), item('EO 4', 'eo-4')] },
          { label: null, items: [item('Nothing followed')] },
        ],
      }),
    );
    const list = within(await screen.findByRole('list', { name: 'Amends' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'EO 1, 1967',
      'EO 2, 1967',
      'EO 3, 1967',
    ]);
    await user.click(screen.getByRole('button', { name: 'Show 1 More' }));
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['EO 1', 'EO 4']);
    await user.click(list.getByRole('link', { name: 'EO 4' }));
    expect(opened).toEqual(['eo-4']);
    expect(valueOf('Note')).toHaveTextContent('Nothing followed, 1967');
  });

  it('name the order that a correction corrects', async () => {
    renderCard(answer({ correctionOf: { fusionId: 'eo-13526', identifier: 'EO 13526', card: null } }));
    await screen.findByText('Corrects');
    expect(valueOf('Corrects')).toHaveTextContent('EO 13526');
    expect(screen.getByText('No disposition notes.')).toBeInTheDocument();
  });
});
