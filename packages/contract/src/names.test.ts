import { expect, it } from 'vitest';
import { contract } from './index.ts';

/** Every call with a name that users enter, the field, and the rest of its input. */
const NAMED = [
  [contract.actions.create, 'name', { startTime: 0, endTime: 1 }],
  [contract.attachments.create, 'title', { attachmentType: 'link', url: 'https://example.org' }],
  [contract.identity.createUser, 'firstName', person()],
  [contract.identity.createUser, 'lastName', person()],
  [contract.identity.updateUser, 'firstName', { id: 'u' }],
  [contract.identity.updateOrganization, 'externalName', { id: 'o' }],
  [contract.projects.create, 'name', {}],
  [contract.savedSearches.create, 'title', { searchModel: {} }],
  [contract.tags.create, 'name', {}],
  [contract.workflow.createColumn, 'name', { id: '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9b01' }],
] as const;

function person() {
  const rest = { firstName: 'Nora', lastName: 'Castellane', role: 'viewer', password: 'correct horse battery' };
  return { ...rest, id: 'o', email: 'nora@tenants.example' };
}

it.each(NAMED.map(([call, field, rest]) => [call['~orpc'].route.path, field, call, rest] as const))(
  '%s: %s is a name without misleading characters',
  (_path, field, call, rest) => {
    const input = call['~orpc'].inputSchema;
    if (input === undefined) throw new Error('it takes no input');
    const parse = (name: string) => input.safeParse({ ...rest, [field]: name });
    expect(parse('Water')).toMatchObject({ success: true });
    expect(parse('Nora\u0092s')).toMatchObject({ success: true, data: { [field]: 'Nora’s' } });
    expect(parse(`Wa\u200bter\ufeff`)).toMatchObject({ success: true, data: { [field]: 'Water' } });
    for (const hidden of ['\u202e', '\u2066', '\u0007', '\n']) {
      expect(parse(`Wa${hidden}ter`).error?.issues, JSON.stringify(hidden)).toMatchObject([{ path: [field] }]);
    }
  },
);
