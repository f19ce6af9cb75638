import { expect, it } from 'vitest';
import { websiteLink } from './website-link.ts';

it.each([
  // A full address stays as it is, except on the four sites, where it is rebuilt from its account name.
  ['official', 'https://rowan.example.gov/', 'https://rowan.example.gov/', 'rowan.example.gov'],
  ['official', 'rowan.example.gov', 'https://rowan.example.gov', 'rowan.example.gov'],
  ['twitter', 'RepRowan', 'https://twitter.com/RepRowan', '@RepRowan'],
  ['twitter', '@RepRowan', 'https://twitter.com/RepRowan', '@RepRowan'],
  ['twitter', 'https://x.com/RepRowan/', 'https://twitter.com/RepRowan', '@RepRowan'],
  ['facebook', 'RepRowan', 'https://www.facebook.com/RepRowan', 'RepRowan'],
  ['facebook', 'http://facebook.com/rep.rowan', 'https://www.facebook.com/rep.rowan', 'rep.rowan'],
  ['instagram', 'reprowan', 'https://www.instagram.com/reprowan', 'reprowan'],
  ['youtube', 'RepRowan', 'https://www.youtube.com/RepRowan', '@RepRowan'],
  ['youtube', 'https://www.youtube.com/channel/UC_1', 'https://www.youtube.com/channel/UC_1', 'channel/UC_1'],
  ['bluesky', 'rowan.house.gov', 'https://bsky.app/profile/rowan.house.gov', '@rowan.house.gov'],
  ['bluesky', 'https://bsky.app/profile/rowan.gov', 'https://bsky.app/profile/rowan.gov', '@rowan.gov'],
  ['truthsocial', 'RepRowan', 'https://truthsocial.com/@RepRowan', '@RepRowan'],
  ['truthsocial', 'https://truthsocial.com/@RepRowan', 'https://truthsocial.com/@RepRowan', '@RepRowan'],
  ['email_form', 'https://rowan.gov/contact?x=1', 'https://rowan.gov/contact?x=1', 'rowan.gov/contact'],
  ['twitter', 'https://elsewhere.example/x', 'https://elsewhere.example/x', 'elsewhere.example/x'],
  // Values that cannot be links are shown as text.
  ['official', 'javascript:alert(1)', null, 'javascript:alert(1)'],
  ['twitter', 'not an account', null, 'not an account'],
])('websiteLink of type %s for %j links to %s with the text %j', (websiteType, url, href, text) => {
  expect(websiteLink({ websiteType, url })).toMatchObject({ href, text });
});

it('websiteLink names the kind of site, or keeps an unknown type as the label', () => {
  expect(websiteLink({ websiteType: 'email_form', url: 'https://a.gov' }).label).toBe('Contact form');
  expect(websiteLink({ websiteType: 'Rumble', url: 'https://a.gov' }).label).toBe('Rumble');
  expect(websiteLink({ websiteType: 'constructor', url: 'https://a.gov' }).label).toBe('constructor');
});
