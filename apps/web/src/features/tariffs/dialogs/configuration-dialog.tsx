import TextField from '@mui/material/TextField';
import { TARIFF_LIMITS } from '@rotunda/contract/values';
import { COUNTRIES, TARIFF_CHAPTERS } from '@rotunda/domain';
import { useRef } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useDebounced } from '../../../shared/hooks/use-debounced.ts';
import { RecordFormDialog } from '../../../shared/records/record-form-dialog.tsx';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { MultiPicker, type PickerOption } from '../../../shared/ui/multi-picker.tsx';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { Stack } from '../../../shared/ui/stack.tsx';
import {
  type Configuration,
  useHsCategories,
  useOperatingCountries,
  useSaveConfiguration,
} from '../api/use-tariff-impact.ts';
import { formatHeading } from '../model/chapter-tree.ts';
import { checkConfiguration, valuesOfConfiguration } from '../model/configuration-values.ts';
import { impactTexts as words } from '../model/impact-texts.ts';
import { tariffsTexts } from '../model/tariffs-texts.ts';

/** Debounce delay of the wizard in milliseconds. */
const DEBOUNCE_MS = 400;
const WIDTH = 640;

export interface ConfigurationDialogProps {
  /** Null creates a configuration. */
  configuration: Configuration | null;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Wizard for a company, the countries it operates in, the goods it trades, and the codes of its report. */
export function ConfigurationDialog({ configuration, onSaved, onClose }: ConfigurationDialogProps) {
  const { client } = useApi();
  const save = useSaveConfiguration();
  const saving = useRef('');
  const form = useRecordForm({
    record: configuration,
    readValues: valuesOfConfiguration,
    check: checkConfiguration,
    save: ({ record, values }) => {
      saving.current = values.company_name.trim();
      return save.mutateAsync({ ...values, company_name: saving.current, version: record?.version ?? null });
    },
    conflict: {
      message: words.conflict,
      load: async () => {
        const { results } = await client.tariffImpact.findConfigurations({});
        const name = saving.current.toLowerCase();
        return results.find(({ company_name }) => company_name.toLowerCase() === name) ?? configuration;
      },
    },
    onSaved: ({ _id }) => {
      toast.success(words.saved);
      onSaved(_id);
      onClose();
    },
  });
  const { values, faults } = form;
  const company = useDebounced(values.company_name.trim(), DEBOUNCE_MS);
  const products = useDebounced(values.products.trim(), DEBOUNCE_MS);
  const countries = useOperatingCountries(company);
  const categories = useHsCategories(company, products, values.operating_countries);
  const found = categories.data?.categories ?? [];
  return (
    <RecordFormDialog
      form={form}
      title={configuration === null ? words.create : words.edit}
      label={words.save}
      width={WIDTH}
      onClose={onClose}
    >
      <Stack gap={16}>
        <TextField
          fullWidth
          autoFocus={configuration === null}
          label={words.company}
          disabled={configuration !== null}
          {...form.text('company_name')}
          slotProps={{ htmlInput: { maxLength: TARIFF_LIMITS.companyName } }}
        />
        {company === '' || countries.data === undefined ? null : (
          <SecondLine role="status">{countries.data.isKnown ? words.known : words.unknown}</SecondLine>
        )}
        <MultiPicker
          label={words.countries}
          options={countries.data?.countries.map(({ code, name }) => ({ _id: code, name })) ?? EVERY_COUNTRY}
          value={values.operating_countries}
          onChange={(operating_countries) => form.set({ operating_countries })}
        />
        <TextField
          fullWidth
          multiline
          label={words.products}
          {...form.text('products')}
          helperText={faults['products'] ?? words.productsHint}
          slotProps={{ htmlInput: { maxLength: TARIFF_LIMITS.products } }}
        />
        <div>
          <MultiPicker
            label={words.codes}
            options={withChosen([...found.map(getOption), ...EVERY_CHAPTER], values.hs_codes)}
            value={values.hs_codes}
            onChange={(hs_codes) => form.set({ hs_codes })}
            error={faults['hs_codes']}
          />
          {company === '' || categories.data === undefined ? null : (
            <SecondLine role="status">{found.length > 0 ? words.matched(found.length) : words.noneMatched}</SecondLine>
          )}
        </div>
      </Stack>
    </RecordFormDialog>
  );
}

const EVERY_COUNTRY: readonly PickerOption[] = Object.entries(COUNTRIES).map(([_id, name]) => ({ _id, name }));
const EVERY_CHAPTER: readonly PickerOption[] = Object.entries(TARIFF_CHAPTERS).map(([number, title]) => ({
  _id: number.padStart(2, '0'),
  name: `${tariffsTexts.chapter(Number(number))} · ${title}`,
}));

const getOption = ({ code, description }: { code: string; description: string }): PickerOption => ({
  _id: code,
  name: `${code} · ${formatHeading(description)}`,
});

/** Keeps the chosen codes among the options, whatever the current search finds. */
function withChosen(options: readonly PickerOption[], chosen: readonly string[]): PickerOption[] {
  const known = new Set(options.map(({ _id }) => _id));
  return [...chosen.filter((code) => !known.has(code)).map((code) => ({ _id: code, name: code })), ...options];
}
