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
  'keeps no address such as %j of a text',
  (address) => {
    expect(version({ externalUrl: address })).toBeNull();
    expect(version({ sourceUrl: address })).toBeNull();
    expect(version({ externalUrl: address, sourceUrl: 'https://publisher.example/1' })).toBe(
      'https://publisher.example/1',
    );
  },
);
