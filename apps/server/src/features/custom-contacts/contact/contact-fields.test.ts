import { CONTACT_TEXTS } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { assertFieldsOfType, getColumns, type ContactFields, NO_FIELDS } from './contact-fields.ts';
import { contactKey, optionalContactKey } from './contact-key.ts';

const person = (changes: Partial<ContactFields> = {}): ContactFields => ({
  ...NO_FIELDS,
  documentType: 'CustomPerson',
  name: 'Ana Ruiz',
  firstName: 'Ana',
  lastName: 'Ruiz',
  ...changes,
});
const organization: ContactFields = { ...NO_FIELDS, documentType: 'CustomOrg', name: 'Fish First' };
const refused = (fields: Record<string, string>) =>
  expect.objectContaining({ code: 'VALIDATION', data: { fields } }) as Error;

describe('assertFieldsOfType', () => {
  it('rejects all fields of the other contact type, by name', () => {
    expect(() => assertFieldsOfType('CustomPerson', { name: 'X', organizationType: 'NGO', title: 'Aide' })).toThrow(
      refused({ name: CONTACT_TEXTS.notOfAPerson, organizationType: CONTACT_TEXTS.notOfAPerson }),
    );
    expect(() => assertFieldsOfType('CustomOrg', { email: 'a@b.example', name: 'X' })).toThrow(
      refused({ email: CONTACT_TEXTS.notOfAnOrganization }),
    );
  });

  it('accepts the fields both contact types share', () => {
    const updates = { description: 'x', phoneNumber: '1', website: 'https://a.example', address: 'y' };
    expect(() => assertFieldsOfType('CustomPerson', updates)).not.toThrow();
    expect(() => assertFieldsOfType('CustomOrg', updates)).not.toThrow();
  });
});

describe('getColumns', () => {
  it('keeps fields that are not sent and clears fields sent as null or empty', () => {
    const before = person({ title: 'Aide', email: 'ana@ruiz.example', address: 'Room 1' });
    expect(getColumns(before, { title: 'Counsel', email: null, address: '' })).toMatchObject({
      firstName: 'Ana',
      lastName: 'Ruiz',
      title: 'Counsel',
      email: null,
      emailKey: null,
      address: null,
    });
  });

  it('builds the name from the first and last name that remain', () => {
    expect(getColumns(person(), { lastName: 'Vega' }).name).toBe('Ana Vega');
    expect(getColumns(person(), { lastName: null }).name).toBe('Ana');
    expect(getColumns(person(), { firstName: '' }).name).toBe('Ruiz');
  });

  it('rejects a person without any name', () => {
    expect(() => getColumns(person(), { firstName: null, lastName: null })).toThrow(
      refused({ lastName: CONTACT_TEXTS.personNameRequired }),
    );
  });

  it('keeps the name of an organization when no other name is sent', () => {
    expect(getColumns(organization, { description: 'x' })).toMatchObject({ name: 'Fish First', nameKey: 'fish first' });
    expect(getColumns(organization, { name: 'Fish & Water' })).toMatchObject({ name: 'Fish & Water' });
  });

  it('derives the comparison keys from name and e-mail address', () => {
    const columns = getColumns(person(), { firstName: 'José', email: 'José@Ruiz.example' });
    expect([columns.nameKey, columns.emailKey]).toEqual(['jose ruiz', 'jose@ruiz.example']);
  });
});

it.each([
  ['  José   RUIZ ', 'jose ruiz'],
  ['Ｗｉｄｅ', 'wide'],
  ['ﬁsh', 'fish'],
  ['Ana\u00A0\n Ruiz', 'ana ruiz'],
  ['   ', ''],
])('contactKey turns %j into %j', (text, key) => {
  expect(contactKey(text)).toBe(key);
});

it('optionalContactKey returns null when nothing comparable is left of a text', () => {
  expect([optionalContactKey(null), optionalContactKey(' '), optionalContactKey('\u0301')]).toEqual([null, null, null]);
});
