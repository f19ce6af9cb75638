import { expect, it } from 'vitest';
import { relatedDocuments } from './measure-documents.ts';
import { measureSchema } from './measure.ts';

it('relatedDocuments removes markup from titles, notes and amendment purposes', () => {
  const title = 'Naming the &quot;Doe Building&quot;';
  const cboCostEstimates = [{ title, description: 'As <i>reported</i>', url: 'https://cbo.example/1' }];
  const amendments = [{ congress: '119', type: 'HAMDT', number: '7', purpose: 'Strikes &quot;may&quot;' }];
  const measure = measureSchema.parse({ congress: 119, type: 'HR', number: '7', cboCostEstimates, amendments });
  expect(relatedDocuments(measure)).toMatchObject([
    { title: 'Naming the "Doe Building"', note: 'As reported' },
    { title: 'H.Amdt. 7: Strikes "may"' },
  ]);
});
