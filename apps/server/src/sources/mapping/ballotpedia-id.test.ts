import { expect, test } from 'vitest';
import { ballotpediaId, namesPerson } from './ballotpedia-id.ts';

test.each([
  ['Ada_Example', 'ballotpedia:Ada Example'],
  ['Ada Example', 'ballotpedia:Ada Example'],
  ['Jos%C3%A9_M._Example', 'ballotpedia:José M. Example'],
  ['50%_Example', 'ballotpedia:50% Example'],
])('ballotpediaId turns %s into %s', (page, id) => {
  expect(ballotpediaId(page)).toBe(id);
});

test.each([
  ['Mark_Gonzalez', 'González', true],
  ['https://ballotpedia.org/Ana_P%C3%A9rez', 'Pérez', true],
  ['https://justfacts.votesmart.org/candidate/biography/1/ada-example', 'Example', true],
  ['Tasha_Boerner', 'Boerner Horvath', true],
  ['Avelino_Valencia', 'Zbur', false],
  ['Ann_Lee', '', false],
  ['Carol_Leeson', 'Lee', false],
])('namesPerson checks whether %s names %s: %s', (page, lastName, isNamed) => {
  expect(namesPerson(page, lastName)).toBe(isNamed);
});
