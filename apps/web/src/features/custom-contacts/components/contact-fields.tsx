import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { CustomContactType } from '@rotunda/contract';
import { CONTACT_LIMITS } from '@rotunda/contract/values';
import type { RecordForm } from '../../../shared/records/use-record-form.ts';
import { contactTexts } from '../model/contact-texts.ts';
import type { ContactValues } from '../model/contact-values.ts';
import { AffiliationFields } from './affiliation-fields.tsx';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '16px 12px',
  alignItems: 'start',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Affiliations = styled('div')({ gridColumn: '1 / -1' });

const LongField = styled(TextField, { shouldForwardProp: (prop) => prop !== 'isWide' })<{ isWide: boolean }>(
  ({ isWide }) => (isWide ? { gridColumn: '1 / -1' } : {}),
);

export interface ContactFieldsProps {
  type: CustomContactType;
  form: RecordForm<ContactValues>;
}

type FieldName = Exclude<keyof ContactValues, 'orgAffiliations'>;

const PERSON: readonly FieldName[] = ['firstName', 'lastName', 'title', 'email', 'phoneNumber', 'mobileNumber'];
const ORGANIZATION: readonly FieldName[] = ['name', 'organizationType', 'phoneNumber', 'website'];
const LIMITS: Readonly<Partial<Record<FieldName, number>>> = {
  firstName: CONTACT_LIMITS.name,
  lastName: CONTACT_LIMITS.name,
  name: CONTACT_LIMITS.name,
  email: CONTACT_LIMITS.email,
  website: 2000,
};

/** All fields of a contact of the given type. */
export function ContactFields({ type, form }: ContactFieldsProps) {
  const isPerson = type === 'CustomPerson';
  const line = (name: FieldName, index: number) => (
    <TextField
      key={name}
      fullWidth
      autoFocus={index === 0}
      required={name === 'name'}
      label={contactTexts.fields[name]}
      {...form.text(name)}
      slotProps={{ htmlInput: { maxLength: LIMITS[name] ?? CONTACT_LIMITS.line, autoComplete: 'off' } }}
    />
  );
  return (
    <Fields>
      {(isPerson ? PERSON : ORGANIZATION).map(line)}
      {isPerson ? (
        <Affiliations>
          <AffiliationFields
            value={form.values.orgAffiliations}
            onChange={(orgAffiliations) => form.set({ orgAffiliations })}
            error={form.faults['orgAffiliations']}
          />
        </Affiliations>
      ) : null}
      {isPerson ? line('website', 1) : null}
      <Long form={form} name="address" limit={CONTACT_LIMITS.address} rows={isPerson ? 1 : 2} isWide={!isPerson} />
      <Long form={form} name="description" limit={CONTACT_LIMITS.description} rows={3} isWide />
    </Fields>
  );
}

interface LongProps extends Pick<ContactFieldsProps, 'form'> {
  name: 'address' | 'description';
  limit: number;
  rows: number;
  isWide: boolean;
}

function Long({ form, name, limit, rows, isWide }: LongProps) {
  return (
    <LongField
      isWide={isWide}
      fullWidth
      multiline
      minRows={rows}
      maxRows={10}
      label={contactTexts.fields[name]}
      {...form.text(name)}
      slotProps={{ htmlInput: { maxLength: limit } }}
    />
  );
}
