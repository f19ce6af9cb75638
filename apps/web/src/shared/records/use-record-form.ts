import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';
import { useForm, type FieldValues, type UseFormRegisterReturn, type UseFormReturn } from 'react-hook-form';
import { toApiFault, type ApiFault } from '../api/api-fault.ts';
import { useUnsavedChanges, type FormPlace } from '../navigation/unsaved-changes.ts';
import { changedValues } from './changed-values.ts';
import { useSingleMutation } from './use-single-mutation.ts';

/** What is wrong, by field. */
export type FieldFaults = Readonly<Record<string, string | undefined>>;

export interface RecordFormOptions<Stored, Values, Result> {
  /**
   * What is changed; of a new record, what its form begins with. Fields nobody touched follow it, until somebody else
   * changes one that was typed in: that is a conflict, where records have versions.
   */
  record: Stored;
  valuesOf: (record: Stored) => Values;
  /** What stands in the way of saving, told of fields that were left or changed. */
  check?: (values: Values) => FieldFaults;
  /** Sends what differs from before. What is made on the way, so that a second attempt makes it no more, is `set`. */
  save: (form: FormState<Stored, Values>) => Promise<Result>;
  /** Which fields a refusal is about, where the server does not say so itself. */
  faultsOf?: (fault: ApiFault) => FieldFaults;
  /** For records with a version: what is said when somebody else saved first, and how their state is fetched. */
  conflict?: { message: string; load: () => Promise<Stored> };
  /** Of a form on a page; a dialog guards what is typed in it itself. */
  place?: FormPlace;
  /** Of a form that is filled in anew each time, as for a password: what was sent is not kept. */
  isFilledInAnew?: boolean;
  /** Says what was done, closes the dialog. */
  onSaved: (result: Result) => void;
}

interface FormState<Stored, Values> {
  record: Stored;
  values: Values;
  before: Values;
  set: (changes: Partial<Values>) => void;
}

type FieldsOptions<Stored, Values> = Required<
  Pick<RecordFormOptions<Stored, Values, unknown>, 'record' | 'valuesOf' | 'check'>
> & { isVersioned: boolean };

type TextName<Values> = { [K in keyof Values]: Values[K] extends string ? K : never }[keyof Values] & string;

export interface RecordForm<Values> {
  values: Values;
  /** Changes fields that are no text fields; values that are the same are not touched. */
  set: (changes: Partial<Values>) => void;
  /** The props of a text field. */
  text: (name: TextName<Values>) => TextProps;
  /** Of fields that were left or changed, and of those the server refused. */
  faults: FieldFaults;
  isDirty: boolean;
  isValid: boolean;
  isPending: boolean;
  /** A refusal that is about no field. */
  fault: string | null;
  /** Somebody else saved first: `reload` brings their state under what was typed. */
  conflict: { message: string; reload: () => Promise<void> } | null;
  submit: () => void;
  /** Takes back what was typed. */
  revert: () => void;
}

interface TextProps extends Omit<UseFormRegisterReturn, 'ref' | 'onBlur'> {
  value: string;
  inputRef: UseFormRegisterReturn['ref'];
  onBlur: (event: FocusEvent) => void;
  error: boolean;
  helperText: string | undefined;
}

const NO_FAULTS: FieldFaults = {};

/** The faults there are, with their words. */
const known = (faults: FieldFaults) =>
  Object.entries(faults).filter((fault): fault is [string, string] => fault[1] !== undefined);

/**
 * Whether a field was changed here and, to something else, by somebody else. Then the version the form began from is
 * kept: saving is answered by a conflict, where the newer one would silently replace their words.
 */
function isContested<Values extends object>(typed: Values, theirs: Values, before: Values): boolean {
  const both = Object.keys(changedValues(typed, before)).filter((name) => name in changedValues(theirs, before));
  return both.some((name) => name in changedValues(typed, theirs));
}

/** The state of the fields: what was typed over the record, which may be replaced by a newer one underneath. */
function useFields<Stored, Values extends object>({
  record,
  valuesOf,
  check,
  isVersioned,
}: FieldsOptions<Stored, Values>) {
  const [base, setBase] = useState(() => ({ record, before: valuesOf(record) }));
  const form = useForm<FieldValues>({
    defaultValues: base.before,
    mode: 'all',
    // The library wants all that was typed and all that is wrong; it shows the latter field by field.
    resolver: (typed) => {
      const faults = known(check(typed as Values)).map(([name, message]) => [name, { type: 'check', message }]);
      return faults.length === 0 ? { values: typed, errors: {} } : { values: {}, errors: Object.fromEntries(faults) };
    },
  });
  const restart = (current: Stored, before: Values) => {
    setBase({ record: current, before });
    form.reset(before);
  };
  const set = (changes: Partial<Values>) => {
    for (const [name, value] of Object.entries(changes)) {
      form.setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    }
  };
  // The form is only ever given values of their type.
  const read = () => form.getValues() as Values;
  const rebase = (current: Stored) => {
    const typed = changedValues(read(), base.before);
    restart(current, valuesOf(current));
    set(typed);
  };
  const followed = useRef(record);
  const follow = useEffectEvent((current: Stored) => {
    if (current === followed.current) return;
    const theirs = valuesOf(current);
    const isOther = Object.keys(changedValues(theirs, valuesOf(followed.current))).length > 0;
    followed.current = current;
    if (isOther && !(isVersioned && isContested(read(), theirs, base.before))) rebase(current);
  });
  useEffect(() => follow(record), [record]);
  // Its version may be newer though no field shows it, as after a key was set.
  const isSame = Object.keys(changedValues(valuesOf(record), base.before)).length === 0;
  return { form, base: isSame ? { ...base, record } : base, restart, set, read, rebase };
}

/** Faults of fields that were left, changed or tried to save, as they are now; and of those the server refused. */
function toldFaults(form: UseFormReturn, found: FieldFaults): FieldFaults {
  const { errors, isSubmitted } = form.formState;
  const isTold = (name: string) => {
    const { isTouched, isDirty } = form.getFieldState(name, form.formState);
    return isSubmitted || isTouched || isDirty || name in errors;
  };
  const refused = Object.entries(errors).map(([name, error]): [string, string | undefined] => [
    name,
    error?.type === 'server' && typeof error.message === 'string' ? error.message : undefined,
  ]);
  return Object.fromEntries([...refused, ...known(found).filter(([name]) => isTold(name))]);
}

/** A text field, wired to the form. */
function textProps(form: UseFormReturn, name: string, fault: string | undefined, onChanged: () => void): TextProps {
  const { ref, onBlur, onChange, ...field } = form.register(name);
  return {
    ...field,
    value: String(form.getValues(name)),
    inputRef: ref,
    onChange: (event) => {
      onChanged();
      return onChange(event);
    },
    onBlur: (event) => {
      // Leaving by the Cancel button is no mistake to point at.
      if (!(event.relatedTarget instanceof HTMLButtonElement)) void onBlur(event);
    },
    error: fault !== undefined,
    helperText: fault,
  };
}

/** The form of a record, new or changed, from the first key to the server's answer. */
export function useRecordForm<Stored, Values extends object, Result>(
  options: RecordFormOptions<Stored, Values, Result>,
): RecordForm<Values> {
  const { record, valuesOf, check = () => NO_FAULTS, faultsOf = (fault) => fault.fields, conflict, place } = options;
  const { form, base, restart, set, read, rebase } = useFields({
    record,
    valuesOf,
    check,
    isVersioned: conflict !== undefined,
  });
  // Every key shows at once; the library would only tell of fields it draws itself.
  form.watch();
  const values = read();
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty && place !== undefined, place);
  const saving = useSingleMutation({
    mutationFn: (typed: Values) => options.save({ ...base, values: typed, set }),
    onSuccess: (result, typed) => {
      restart(base.record, options.isFilledInAnew === true ? base.before : typed);
      options.onSaved(result);
    },
    onError: (error) => {
      for (const [index, [name, message]] of known(faultsOf(toApiFault(error))).entries()) {
        form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
      }
    },
  });
  const refusal = saving.error === null ? null : toApiFault(saving.error);
  const isConflict = conflict !== undefined && refusal?.code === 'CONFLICT';
  const isOfFields = refusal !== null && known(faultsOf(refusal)).length > 0;
  const faults = toldFaults(form, check(values));
  /** What the server said was about the values that were there before. */
  const forgetRefusal = () => {
    if (refusal !== null && !isConflict) saving.reset();
  };
  const reload = async () => {
    if (conflict) rebase(await conflict.load());
    saving.reset();
  };
  return {
    values,
    faults,
    isDirty,
    isValid: known(check(values)).length === 0,
    isPending: saving.isPending,
    fault: refusal === null || isConflict || isOfFields ? null : refusal.message,
    conflict: isConflict ? { message: conflict.message, reload } : null,
    set: (changes) => {
      forgetRefusal();
      set(changedValues(changes, values));
    },
    text: (name) => textProps(form, name, faults[name], forgetRefusal),
    submit: () => void form.handleSubmit(() => saving.mutate(read()))(),
    revert: () => restart(base.record, base.before),
  };
}
