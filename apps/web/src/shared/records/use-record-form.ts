import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';
import { useForm, type FieldValues, type UseFormRegisterReturn, type UseFormReturn } from 'react-hook-form';
import { toApiError, type ApiError } from '../api/api-error.ts';
import { useUnsavedChanges, type FormLocation } from '../navigation/unsaved-changes.ts';
import { changedValues } from './changed-values.ts';
import { useSingleMutation } from './use-single-mutation.ts';

/** Messages by field. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

export interface RecordFormOptions<Stored, Values, Result> {
  /**
   * The record being edited or, for a new record, its initial values. Untouched fields follow changes to it. In a
   * versioned record, a change by another user to an edited field is a conflict.
   */
  record: Stored;
  readValues: (record: Stored) => Values;
  /** Returns the messages that prevent saving. They are shown only for fields that were left or changed. */
  check?: (values: Values) => FieldErrors;
  /**
   * Sends the changed fields. Anything created on the way is stored with `set`, so that a retry does not create it
   * again.
   */
  save: (form: FormState<Stored, Values>) => Promise<Result>;
  /** Assigns a refusal to fields if the server does not do so itself. */
  getErrors?: (fault: ApiError) => FieldErrors;
  /** For versioned records: the message if another user saved first, and how to load their version. */
  conflict?: { message: string; load: () => Promise<Stored> };
  /** Place of a form on a page. A dialog guards its own unsaved changes. */
  place?: FormLocation;
  /** Clears the form after saving, as for a password. */
  isClearedOnSave?: boolean;
  /** Called after saving, for example to show a toast or close the dialog. */
  onSaved: (result: Result) => void;
}

interface FormState<Stored, Values> {
  record: Stored;
  values: Values;
  before: Values;
  set: (changes: Partial<Values>) => void;
}

type FieldsOptions<Stored, Values> = Required<
  Pick<RecordFormOptions<Stored, Values, unknown>, 'record' | 'readValues' | 'check'>
> & { isVersioned: boolean };

type TextName<Values> = { [K in keyof Values]: Values[K] extends string ? K : never }[keyof Values] & string;

export interface RecordForm<Values> {
  values: Values;
  /** Changes fields that are not text fields. Equal values are not touched. */
  set: (changes: Partial<Values>) => void;
  /** Returns the props of a text field. */
  text: (name: TextName<Values>) => TextProps;
  /** Messages of fields that were left or changed, and of those the server refused. */
  faults: FieldErrors;
  isDirty: boolean;
  isValid: boolean;
  isPending: boolean;
  /** A refusal that concerns no field. */
  fault: string | null;
  /** Set if another user saved first. `reload` loads their version and keeps the typed changes on top of it. */
  conflict: { message: string; reload: () => Promise<void> } | null;
  submit: () => void;
  /** Discards the typed changes. */
  revert: () => void;
}

interface TextProps extends Omit<UseFormRegisterReturn, 'ref' | 'onBlur'> {
  value: string;
  inputRef: UseFormRegisterReturn['ref'];
  onBlur: (event: FocusEvent) => void;
  error: boolean;
  helperText: string | undefined;
}

const NO_FAULTS: FieldErrors = {};

/** Returns the entries that have a message. */
const known = (faults: FieldErrors) =>
  Object.entries(faults).filter((fault): fault is [string, string] => fault[1] !== undefined);

/**
 * Whether the user and another user changed a field to different values. The form then keeps its base version, so that
 * saving reports a conflict instead of silently overwriting the other user's change.
 */
function isContested<Values extends object>(typed: Values, theirs: Values, before: Values): boolean {
  const both = Object.keys(changedValues(typed, before)).filter((name) => name in changedValues(theirs, before));
  return both.some((name) => name in changedValues(typed, theirs));
}

/** Holds the state of the fields: typed changes over a record that may be replaced by a newer version. */
function useFields<Stored, Values extends object>({
  record,
  readValues,
  check,
  isVersioned,
}: FieldsOptions<Stored, Values>) {
  const [base, setBase] = useState(() => ({ record, before: readValues(record) }));
  const form = useForm<FieldValues>({
    defaultValues: base.before,
    mode: 'all',
    // react-hook-form expects either all values or all errors. It shows the errors per field.
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
  // The form only ever receives values of this type.
  const read = () => form.getValues() as Values;
  const rebase = (current: Stored) => {
    const typed = changedValues(read(), base.before);
    restart(current, readValues(current));
    set(typed);
  };
  const followed = useRef(record);
  const follow = useEffectEvent((current: Stored) => {
    if (current === followed.current) return;
    const theirs = readValues(current);
    const isOther = Object.keys(changedValues(theirs, readValues(followed.current))).length > 0;
    followed.current = current;
    if (isOther && !(isVersioned && isContested(read(), theirs, base.before))) rebase(current);
  });
  useEffect(() => follow(record), [record]);
  // The version may be newer although no field differs, for example after a key was set.
  const isSame = Object.keys(changedValues(readValues(record), base.before)).length === 0;
  return { form, base: isSame ? { ...base, record } : base, restart, set, read, rebase };
}

/** Returns the current messages of fields that were left, changed or submitted, and of those the server refused. */
function visibleErrors(form: UseFormReturn, found: FieldErrors): FieldErrors {
  const { errors, isSubmitted } = form.formState;
  const isVisible = (name: string) => {
    const { isTouched, isDirty } = form.getFieldState(name, form.formState);
    return isSubmitted || isTouched || isDirty || name in errors;
  };
  const refused = Object.entries(errors).map(([name, error]): [string, string | undefined] => [
    name,
    error?.type === 'server' && typeof error.message === 'string' ? error.message : undefined,
  ]);
  return Object.fromEntries([...refused, ...known(found).filter(([name]) => isVisible(name))]);
}

/** Returns the props that connect a text field to the form. */
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
      // Leaving the field by a button such as Cancel must not show an error.
      if (!(event.relatedTarget instanceof HTMLButtonElement)) void onBlur(event);
    },
    error: fault !== undefined,
    helperText: fault,
  };
}

/** Manages the form of a new or existing record, from the first change to the server's response. */
export function useRecordForm<Stored, Values extends object, Result>(
  options: RecordFormOptions<Stored, Values, Result>,
): RecordForm<Values> {
  const { record, readValues, check = () => NO_FAULTS, getErrors = (fault) => fault.fields, conflict, place } = options;
  const { form, base, restart, set, read, rebase } = useFields({
    record,
    readValues,
    check,
    isVersioned: conflict !== undefined,
  });
  // Subscribes to every change, because react-hook-form would otherwise only report fields it renders itself.
  form.watch();
  const values = read();
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty && place !== undefined, place);
  const saving = useSingleMutation({
    mutationFn: (typed: Values) => options.save({ ...base, values: typed, set }),
    onSuccess: (result, typed) => {
      restart(base.record, options.isClearedOnSave === true ? base.before : typed);
      options.onSaved(result);
    },
    onError: (error) => {
      for (const [index, [name, message]] of known(getErrors(toApiError(error))).entries()) {
        form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
      }
    },
  });
  const refusal = saving.error === null ? null : toApiError(saving.error);
  const isConflict = conflict !== undefined && refusal?.code === 'CONFLICT';
  const isOfFields = refusal !== null && known(getErrors(refusal)).length > 0;
  const faults = visibleErrors(form, check(values));
  /** Clears a refusal, which concerned the previous values. */
  const clearRefusal = () => {
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
      clearRefusal();
      set(changedValues(changes, values));
    },
    text: (name) => textProps(form, name, faults[name], clearRefusal),
    submit: () => void form.handleSubmit(() => saving.mutate(read()))(),
    revert: () => restart(base.record, base.before),
  };
}
