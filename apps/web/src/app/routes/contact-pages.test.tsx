import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../../testing/builders.ts';
import { buildCustomPerson, buildOrganization } from '../../testing/contact-builder.ts';
import type { Answers } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const getAnswers = (
  customContacts: NonNullable<Answers['customContacts']>,
  role: 'viewer' | 'member' = 'member',
): Answers => {
  const session = buildSession();
  return { identity: { getSession: () => ({ ...session, user: { ...session.user, role } }) }, customContacts };
};
const region = (name: string) => screen.findByRole('region', { name });

describe('Uploaded contact page', () => {
  it('says which details are missing and does not request the support address', async () => {
    const { calls } = renderApp(
      '/stakeholders/custom_person/custom-person-1',
      getAnswers({ get: () => buildCustomPerson() }),
    );
    expect(await region('Description')).toHaveTextContent('No description to show.');
    expect(await region('Contact Information')).toHaveTextContent('No contact information to show');
    expect(await region('Affiliated Organizations')).toHaveTextContent('No affiliated organizations found.');
    expect(calls.some(({ name }) => name === 'system.settings')).toBe(false);
  });

  it('links e-mail addresses, phone numbers and known organizations, but no other text', async () => {
    const person = buildCustomPerson({
      email: 'o@t.example',
      phoneNumber: '(202) 555-0101',
      mobileNumber: 'on request',
      orgAffiliations: [
        {
          organizationId: 'custom-org-1',
          organizationName: 'Harbor Club',
          title: 'Chair',
        },
        {
          organizationId: null,
          organizationName: 'Society of Plant Operators',
          title: null,
        },
      ],
    });
    renderApp('/stakeholders/custom_person/custom-person-1', getAnswers({ get: () => person }));
    const contact = within(await region('Contact Information'));
    expect(contact.getByRole('link', { name: 'o@t.example' })).toHaveAttribute('href', 'mailto:o@t.example');
    expect(contact.getByRole('link', { name: '(202) 555-0101' })).toHaveAttribute('href', 'tel:2025550101');
    expect(contact.getByText('on request')).not.toHaveAttribute('href');
    const organizations = within(await region('Affiliated Organizations'));
    expect(organizations.getByRole('link', { name: 'Harbor Club' })).toHaveAttribute(
      'href',
      '/stakeholders/custom_org/custom-org-1',
    );
    expect(organizations.queryByRole('link', { name: 'Society of Plant Operators' })).toBeNull();
  });

  it('shows no affiliations for an organization and no options for a viewer', async () => {
    renderApp('/stakeholders/custom_org/custom-org-1', getAnswers({ get: () => buildOrganization() }, 'viewer'));
    expect(await region('Contact Information')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Affiliated Organizations' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Options for the contact' })).toBeNull();
  });

  it('stays open with an error when the contact cannot be deleted', async () => {
    const { user } = renderApp(
      '/stakeholders/custom_org/custom-org-1',
      getAnswers({
        get: () => buildOrganization(),
        delete: () => {
          throw new Error('refused');
        },
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Options for the contact' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete contact' }));
    const question = await screen.findByText(
      'Are you sure you want to delete this contact? This action cannot be undone.',
    );
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByText('Failed to delete contact')).toBeVisible());
    expect(question).toBeVisible();
  });
});
