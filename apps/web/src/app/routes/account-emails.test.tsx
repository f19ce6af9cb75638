import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ERRORS } from '@rotunda/contract/values';
import { buildFlags, buildProject, buildSession } from '../../testing/builders.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { Refusal, type Answers } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const RENTS = '0197a1b2-0000-7000-8000-000000000001';
const MONDAY_7 = Date.UTC(2026, 2, 16, 11) / 1000;
const schedule = (isSent = true) => ({
  address: 'nora@tenants.example',
  isSent,
  timeZone: 'America/New_York',
  weeklyDigestDay: 1,
  nextTs: {
    Hourly: MONDAY_7,
    '4-Hourly': MONDAY_7,
    Daily: MONDAY_7,
    Weekly: MONDAY_7,
  },
});
const mail = {
  subject: '1 new alert: Rents',
  html: '<html><head><title>x</title></head><body><h1>1 new alert</h1></body></html>',
  text: '1 new alert\n\nCA SB 1142',
};

interface Given {
  session?: Parameters<typeof buildSession>[0];
  isSent?: boolean;
  projects?: ReturnType<typeof buildProject>[];
}

function getAnswers({ session = {}, isSent = true, projects }: Given = {}): Answers {
  let areMentionsSent = true;
  const results = projects ?? [
    buildProject({ _id: RENTS, name: 'Rents' }),
    buildProject({ _id: '0197a1b2-0000-7000-8000-000000000002', name: 'Closed', users: ['somebody else'] }),
  ];
  const settings = (projectId: string) => ({
    projectId,
    removed: false,
    alertEmailFrequency: 'Daily' as const,
    updateEmailFrequency: 'Daily' as const,
    updateEmailContent: {
      pn_content: true,
      cq_content: true,
    },
  });
  return {
    identity: { getSession: () => buildSession(session) },
    projects: { find: () => ({ results, total: results.length }) },
    projectMembers: {
      updateSettings: ({ id }) => settings(id),
      updateAllSettings: () => ({ results: [settings(RENTS)], total: 1 }),
    },
    digests: {
      getSchedule: () => schedule(isSent),
      getPersonal: () => ({ mentions: areMentionsSent }),
      updatePersonal: ({ mentions }) => {
        areMentionsSent = mentions;
        return { mentions };
      },
      preview: ({ kind }) => (kind === 'alerts' ? { sendsAtTs: MONDAY_7, mail } : { sendsAtTs: null, mail: null }),
    },
  };
}

async function choose(user: ReturnType<typeof renderApp>['user'], field: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('My e-mails page', () => {
  it('lists the e-mails of each project, the next send time and the time zone', async () => {
    const { container } = renderApp('/account/emails', getAnswers());
    expect(await screen.findByText(/E-mails go to nora@tenants.example/)).toHaveTextContent(
      'Times are in America/New York. Weekly e-mails go out on Monday.',
    );
    expect(screen.getAllByText('March 16, 2026 7:00 am EDT').length).toBeGreaterThanOrEqual(3);
    const list = await screen.findByRole('table', { name: 'Projects' });
    expect(within(list).getByRole('link', { name: 'Rents' })).toHaveAttribute('href', `/projects/${RENTS}`);
    await expectAccessible(container);
  });

  it('changes the settings of a single project and confirms it', async () => {
    const { user, calls } = renderApp('/account/emails', getAnswers());
    await choose(user, 'Alert e-mails for Rents', 'Weekly');
    expect(await screen.findByText(/Successfully saved alert settings/)).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'projectMembers.updateSettings')?.input).toEqual({
      id: RENTS,
      alertEmailFrequency: 'Weekly',
    });
  });

  it('changes the settings of all projects with a single request', async () => {
    const { user, calls } = renderApp('/account/emails', getAnswers());
    await choose(user, 'Update e-mails for all projects', 'Never');
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'projectMembers.updateAllSettings')?.input).toEqual({
        updateEmailFrequency: 'Never',
      }),
    );
  });

  it('turns off e-mails about mentions', async () => {
    const { user, calls } = renderApp('/account/emails', getAnswers());
    const box = await screen.findByRole('checkbox', { name: /when a colleague mentions me/ });
    expect(box).toBeChecked();
    await user.click(box);
    expect(await screen.findByText('E-mail settings saved')).toBeInTheDocument();
    await waitFor(() => expect(box).not.toBeChecked());
    expect(calls.find(({ name }) => name === 'digests.updatePersonal')?.input).toEqual({ mentions: false });
  });

  it('says why a change was refused', async () => {
    const answers = getAnswers();
    const { user } = renderApp('/account/emails', {
      ...answers,
      projectMembers: {
        updateSettings: () => {
          throw new Refusal('FORBIDDEN');
        },
      },
    });
    await choose(user, 'Alert e-mails for Rents', 'Weekly');
    expect(await screen.findByText(ERRORS.FORBIDDEN.message)).toBeInTheDocument();
  });

  it('disables the settings of a project for members who are not collaborators', async () => {
    renderApp('/account/emails', getAnswers());
    expect(await screen.findByRole('combobox', { name: 'Alert e-mails for Closed' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const content = screen.getByRole('group', { name: 'What update e-mails contain for Closed' });
    for (const box of within(content).getAllByRole('checkbox')) expect(box).toBeDisabled();
    expect(screen.getByText('Only collaborators get e-mails about this project.')).toBeInTheDocument();
  });

  it.each([
    [true, ['Never', 'Hourly', '4-Hourly', 'Daily', 'Weekly']],
    [false, ['Never', '4-Hourly', 'Daily', 'Weekly']],
  ])('offers Hourly only when its flag is on: %s', async (hourlyEmails, expected) => {
    const { user } = renderApp('/account/emails', getAnswers({ session: { flags: buildFlags({ hourlyEmails }) } }));
    await user.click(await screen.findByRole('combobox', { name: 'Alert e-mails for Rents' }));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(expected);
  });

  it('locks the last enabled content type, and the licensed type without the entitlement', async () => {
    const organization = { entitlements: { USFederal: false, USStateList: [] } };
    const project = buildProject({
      _id: RENTS,
      name: 'Rents',
      updateEmailContent: {
        pn_content: true,
        cq_content: false,
      },
    });
    renderApp('/account/emails', getAnswers({ session: { organization }, projects: [project] }));
    expect(await screen.findByRole('checkbox', { name: /Policy updates/ })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: /Federal legislative updates/ })).toBeDisabled();
    expect(screen.getByText('Needs the US Federal entitlement.')).toBeInTheDocument();
  });

  it('says that e-mails are not sent when the installation sends none', async () => {
    renderApp('/account/emails', getAnswers({ isSent: false }));
    expect(await screen.findByText(/E-mails are not sent/)).toBeInTheDocument();
  });

  it('shows the next e-mail in a frame without scripts and as plain text', async () => {
    const { user, container } = renderApp('/account/emails', getAnswers());
    const frame = await screen.findByTitle<HTMLIFrameElement>('Next e-mail');
    expect(frame.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
    expect(frame.srcdoc).toContain('<head><base target="_blank">');
    await user.click(screen.getByRole('button', { name: 'Plain text' }));
    expect(screen.getByText(/CA SB 1142/)).toBeInTheDocument();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Update e-mails' }));
    expect(await screen.findByText('You get none of these e-mails')).toBeInTheDocument();
  });
});

describe('E-mail settings in a project', () => {
  const open = (users: string[]) => {
    const answers = getAnswers({ projects: [buildProject({ _id: RENTS, name: 'Rents', users })] });
    return renderApp(`/projects/${RENTS}?tab=Settings`, {
      ...answers,
      projects: { ...answers.projects, get: () => buildProject({ _id: RENTS, name: 'Rents', users }) },
    });
  };

  it('save the frequency and the content together', async () => {
    const { user, calls } = open([]);
    await choose(user, 'Alert e-mails', '4-Hourly');
    const part = screen.getByRole('region', { name: 'My e-mails' });
    await user.click(within(part).getByRole('checkbox', { name: /Federal legislative updates/ }));
    await user.click(within(part).getByRole('button', { name: 'Save my e-mails' }));
    expect(await screen.findByText(/Successfully saved alert settings/)).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'projectMembers.updateSettings')?.input).toEqual({
      id: RENTS,
      alertEmailFrequency: '4-Hourly',
      updateEmailContent: {
        pn_content: true,
        cq_content: false,
      },
    });
  });

  it('are disabled for members who are not collaborators', async () => {
    open(['somebody else']);
    const part = await screen.findByRole('region', { name: 'My e-mails' });
    for (const field of within(part).getAllByRole('combobox')) expect(field).toHaveAttribute('aria-disabled', 'true');
    expect(within(part).queryByRole('button', { name: /^(Save|Revert)/ })).not.toBeInTheDocument();
  });
});

describe('Unsubscribe link', () => {
  const subscription = (isEnded: boolean) => ({
    kind: 'alerts' as const,
    organizationName: 'Tenant Watch',
    address: 'n…@tenants.example',
    isEnded,
  });

  it('asks for confirmation before it unsubscribes, without a sign-in', async () => {
    const answers: Answers = {
      digests: { getSubscription: () => subscription(false), unsubscribe: () => ({ ok: true }) },
    };
    const { user, container, calls } = renderApp('/unsubscribe/b3Jn.c2ln', answers, false);
    const button = await screen.findByRole('button', { name: 'Unsubscribe' });
    expect(screen.getByText(/all projects at Tenant Watch/)).toHaveTextContent('n…@tenants.example');
    expect(calls.some(({ name }) => name === 'digests.unsubscribe')).toBe(false);
    await expectAccessible(container);
    await user.click(button);
    expect(await screen.findByText('You won’t get any more e-mails about new alerts.')).toHaveAttribute(
      'role',
      'status',
    );
    expect(calls.find(({ name }) => name === 'digests.unsubscribe')?.input).toEqual({ secret: 'b3Jn.c2ln' });
  });

  it('names what it unsubscribes from: mention e-mails do not refer to projects', async () => {
    const mentions = { ...subscription(false), kind: 'mentions' as const };
    renderApp('/unsubscribe/x', { digests: { getSubscription: () => mentions } }, false);
    expect(await screen.findByText(/all comments at Tenant Watch/)).not.toHaveTextContent('projects');
    expect(screen.getByRole('heading', { name: /when a colleague mentions you/ })).toBeInTheDocument();
  });

  it('says when the e-mails have already been stopped and when the link is invalid', async () => {
    const { unmount } = renderApp('/unsubscribe/x', { digests: { getSubscription: () => subscription(true) } }, false);
    expect(await screen.findByText('You won’t get any more e-mails about new alerts.')).toBeInTheDocument();
    unmount();
    const refused: Answers = {
      digests: {
        getSubscription: () => {
          throw new Refusal('NOT_FOUND');
        },
      },
    };
    renderApp('/unsubscribe/x', refused, false);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Change your e-mail settings' })).toBeInTheDocument();
  });
});
