import { describe, expect, it } from 'vitest';
import { socialAccount } from './social-account.ts';

describe('socialAccount', () => {
  it.each([
    ['twitter', 'RepLee', 'x:replee'],
    ['twitter', '@RepLee', 'x:replee'],
    ['twitter', 'https://twitter.com/RepLee', 'x:replee'],
    ['X', 'https://www.x.com/RepLee/', 'x:replee'],
    ['bluesky', 'lee.example.gov', 'bluesky:lee.example.gov'],
    ['bluesky', 'https://bsky.app/profile/lee.example.gov', 'bluesky:lee.example.gov'],
    ['truthsocial', 'https://truthsocial.com/@RepLee', 'truthsocial:replee'],
    ['facebook', 'https://m.facebook.com/rep.lee', 'facebook:rep.lee'],
    ['youtube', 'https://www.youtube.com/@RepLee', 'youtube:replee'],
    ['youtube', '@RepLee', 'youtube:replee'],
  ])('reads %s %s as %s', (websiteType, url, account) => {
    expect(socialAccount({ websiteType, url })).toBe(account);
  });

  it.each([
    ['official', 'https://lee.example.gov'],
    ['twitter', 'https://lee.example.gov/twitter'],
    ['twitter', 'ask the office'],
    ['twitter', ''],
    ['facebook', 'https://www.facebook.com/pages/Rep-Lee/12345'],
    ['facebook', 'https://www.facebook.com/profile.php?id=12345'],
    ['youtube', 'RepLee'],
    ['youtube', 'https://www.youtube.com/channel/UC123'],
  ])('returns undefined for %s %s', (websiteType, url) => {
    expect(socialAccount({ websiteType, url })).toBeUndefined();
  });
});
