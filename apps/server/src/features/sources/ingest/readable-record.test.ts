import { expect, test } from 'vitest';
import { readableRecord } from './readable-record.ts';

const HIDDEN = '\u202e\u200b\u{e0041}';

test('Every text of a record is as its readers see it, and keys and addresses stay', () => {
  const record = {
    fusionId: `us-1${HIDDEN}`,
    title: `A${HIDDEN}ct`,
    sponsors: [{ fullName: `Do${HIDDEN}e`, personFusionId: `p${HIDDEN}` }],
    sections: [{ heading: `Ti${HIDDEN}tle`, blocks: [{ text: `wo${HIDDEN}rds`, indent: 0 }] }],
    sourceUrl: `https://a.example/${HIDDEN}`,
  };
  expect(readableRecord(record)).toEqual({
    ...record,
    title: 'Act',
    sponsors: [{ fullName: 'Doe', personFusionId: `p${HIDDEN}` }],
    sections: [{ heading: 'Title', blocks: [{ text: 'words', indent: 0 }] }],
  });
});

test('A record without such characters is the same object', () => {
  const record = { title: 'An Act', sections: [{ blocks: [{ text: '10⁶ tons' }] }], extra: null };
  expect(readableRecord(record)).toBe(record);
});
