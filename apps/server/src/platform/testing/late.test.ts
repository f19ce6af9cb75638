import { expect, it } from 'vitest';
import { late } from './late.ts';

it('late can be used before its value is set, even after destructuring', () => {
  const person = late<{ name: string; greet(): string }>('The person');
  const { value } = person;
  person.is({ name: 'Ada', greet: () => 'Hello' });
  expect([value.name, value.greet(), { ...value }.name]).toEqual(['Ada', 'Hello', 'Ada']);
  person.is({ name: 'Grace', greet: () => 'Good day' });
  expect(value).toMatchObject({ name: 'Grace' });
});

it('late names what was used too early', () => {
  const person = late<{ name: string }>('The person');
  expect(() => person.value.name).toThrow('The person is there only once the hooks of the test have run.');
});
