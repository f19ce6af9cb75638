import { expect, it } from 'vitest';
import { splitRecord } from './split-record.ts';

const version = (addresses: { externalUrl?: string; sourceUrl?: string }) =>
  splitRecord({
    kind: 'bill-text',
    fusionId: 'us-119-hr-1',
    fnDocumentId: 'us-119-hr-1-ih',
    versionCode: 'ih',
    versionName: 'Introduced',
    language: 'en',
    format: 'html',
    sections: [],
    bill: { documentType: 'Legislation', isoCode: 'US', session: '119', localityExternalId: 'us' },
    part: 'text',
    ...addresses,
  }).text?.externalUrl;

it.each(['javascript:alert(1)', 'data:text/html,x', ' JavaScript:alert(1)', 'file:///etc/passwd'])(
  'splitRecord drops the address %j of a text version',
  (address) => {
    expect(version({ externalUrl: address })).toBeNull();
    expect(version({ sourceUrl: address })).toBeNull();
    expect(version({ externalUrl: address, sourceUrl: 'https://publisher.example/1' })).toBe(
      'https://publisher.example/1',
    );
  },
);

it('splitRecord drops unsafe addresses of a rule, its files and its documents', () => {
  const rule = splitRecord({
    kind: 'regulation',
    fusionId: 'fr-2026-1',
    part: 'rule',
    isoCode: 'us',
    regulationDocumentType: 'Rule',
    documentUrl: 'javascript:alert(1)',
    registerUrl: 'data:text/html,x',
    sourceUrl: 'https://register.example/1',
    textAttachments: [{ url: 'JavaScript:alert(2)' }, { url: 'https://register.example/1.pdf' }],
    sections: [{ sectionId: 's-1', level: 0, blocks: [{ text: 'Words', indent: 0 }] }],
  });
  expect(JSON.stringify(rule)).not.toMatch(/javascript:|data:/i);
  expect(rule.facts).toMatchObject({
    sourceUrl: 'https://register.example/1',
    textAttachments: [{ url: 'https://register.example/1.pdf' }],
  });
  expect(rule.text?.externalUrl).toBeNull();
});

it('splitRecord keeps the handles of a person and drops unsafe websites', () => {
  const contact = {
    websites: [
      { websiteType: 'twitter', url: '@ada.example' },
      { websiteType: 'facebook', url: 'ada.example/page' },
      { websiteType: 'official', url: 'https://ada.example' },
      { websiteType: 'official', url: 'javascript:alert(1)' },
      { websiteType: 'instagram', url: ' data:text/html,x' },
    ],
  };
  const role = { title: 'Aide', organizationName: 'Office', organizationType: 'office', isoCode: 'us', contact };
  const person = splitRecord({
    ...{ kind: 'person', fusionId: 'person-1', part: 'main', isoCode: 'us', fullSourceId: 'x:1' },
    ...{ contact, roles: [role] },
  });
  const kept = { websites: contact.websites.slice(0, 3) };
  expect(person.facts).toMatchObject({ contact: kept, roles: [{ contact: kept }] });
  expect(JSON.stringify(person)).not.toMatch(/javascript:|data:/);
});
