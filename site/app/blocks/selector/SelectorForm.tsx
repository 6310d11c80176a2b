import {
  defaults,
  flowOptions,
  flowOwners,
  machineCounts,
  type NumberField as NumberFieldName,
  quantityOf,
  type ReadRequest,
  type RequestField,
  readField,
  readRequest,
  resultFragment,
  selectorHref,
} from '@brand/catalogue/selection/request';
import { flowOwnerNames } from '@brand/catalogue/selection/words';
import { optionsOf, printWithUnit, type Quantity, unitKey, units } from '@brand/catalogue/units';
import { isShown } from '@brand/router/location';
import { ErrorSummary, Grid, NumberField, Select, Stack, SubmitButton, useUnits } from '@brand/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddressUnits } from '../../shell/units.ts';
import { fieldNames, words } from './content.ts';
import { formParameters } from './formParameters.ts';
import { useRememberedUnits } from './useRememberedUnits.ts';

interface SelectorFormProps {
  /** Values of the fields and their errors. */
  read?: Pick<ReadRequest, 'typed' | 'errors'>;
  /** Shows only flow and pressure. @default false */
  small?: boolean;
}

const noRequest: Pick<ReadRequest, 'typed' | 'errors'> = { typed: {}, errors: {} };
type UnitField = 'flow' | 'pressure' | 'temperature' | 'altitude';
const fieldId = (field: string) => `duty-${field}`;

/** Form for a duty point. It submits by GET, so that the URL contains the whole request, and opens on the result. */
export function SelectorForm({ read = noRequest, small = false }: SelectorFormProps) {
  const { typed, errors } = read;
  const addressUnits = useAddressUnits();
  const { system } = useUnits();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  // A select shows its default value again when that changes. `useRememberedUnits` follows the system instead.
  const [firstSystem] = useState(system);
  const unitOf = (field: UnitField) =>
    typed[`${field}Unit`] ?? unitKey(field, typed[field] ? 'metric' : firstSystem);
  const { units: _units, ...fields } = typed;
  const wanted = JSON.stringify(fields);

  // Updates the fields when the URL or the chart changes, but keeps what was typed before hydration.
  const followed = useRef(wanted);
  useEffect(() => {
    if (followed.current === wanted) return;
    followed.current = wanted;
    const values: Partial<Record<string, string>> = JSON.parse(wanted);
    for (const control of controlsOf(form.current)) {
      control.value = values[control.name] ?? emptyValue(control);
    }
  }, [wanted]);

  useRememberedUnits(form, wanted);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const parameters = formParameters(
      event.currentTarget,
      (event.nativeEvent as SubmitEvent).submitter,
    );
    const { request } = readRequest(parameters);
    const href = request
      ? selectorHref(request)
      : `${selectorHref()}?${parameters}${resultFragment}`;
    navigate(href, { replace: isShown(href) });
  };

  const text = (field: NumberFieldName, placeholder?: string) => (
    <NumberField
      id={fieldId(field)}
      name={field}
      label={fieldNames[field]}
      quantity={quantityOf(field)}
      read={() => readField(formParameters(form.current), field)}
      defaultValue={typed[field]}
      error={errors[field]}
      placeholder={placeholder}
      required={field === 'flow' || field === 'pressure'}
      labels={{ optional: '' }}
    />
  );
  const choice = (
    field: Exclude<RequestField, 'units'>,
    value: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <Select
      id={fieldId(field)}
      name={field}
      label={fieldNames[field]}
      defaultValue={value}
      error={errors[field]}
      options={options}
      labels={{ optional: '' }}
    />
  );
  const unit = (field: Exclude<UnitField, 'flow'>) =>
    choice(`${field}Unit`, unitOf(field), optionsOf(units[field]));
  const byDefault = (field: Extract<Quantity, 'temperature' | 'altitude'>) =>
    printWithUnit(field, defaults[field], system);
  const duty = (
    <>
      {text('flow')}
      {/* Unit and condition are too long for half the width of a phone. */}
      {choice('flowUnit', unitOf('flow'), flowOptions)}
      <Grid columns="pair">
        {text('pressure')}
        {unit('pressure')}
      </Grid>
    </>
  );
  const wrong = Object.entries(errors).map(([field, message]) => ({
    fieldId: fieldId(field),
    message,
  }));
  return (
    <form
      ref={form}
      action={`${selectorHref()}${resultFragment}`}
      aria-label={words.form}
      noValidate
      onSubmit={submit}
    >
      <Stack gap="l">
        {wrong.length > 0 && <ErrorSummary key={wanted} title={words.problem} errors={wrong} />}
        {addressUnits && <input type="hidden" name="units" value={addressUnits} />}
        {small ? (
          duty
        ) : (
          <Grid columns="four" gap="l">
            {duty}
            <Grid columns="pair">
              {text('temperature', byDefault('temperature'))}
              {unit('temperature')}
            </Grid>
            <Grid columns="pair">
              {text('altitude', byDefault('altitude'))}
              {unit('altitude')}
            </Grid>
            {text('humidity', String(defaults.humidity))}
            <Grid columns="pair">
              {choice(
                'machines',
                typed.machines ?? String(defaults.machines),
                machineCounts.map((count) => ({ value: String(count), label: String(count) })),
              )}
              {choice('reserve', typed.reserve ?? '0', [
                { value: '0', label: words.none },
                { value: '1', label: words.one },
              ])}
            </Grid>
            {choice(
              'flowFor',
              typed.flowFor ?? defaults.flowFor,
              flowOwners.map((value) => ({ value, label: flowOwnerNames[value] })),
            )}
          </Grid>
        )}
        <div>
          <SubmitButton>{words.submit}</SubmitButton>
        </div>
      </Stack>
    </form>
  );
}

/** Value of a field that the URL does not set. */
const emptyValue = (control: Control) =>
  control instanceof HTMLSelectElement
    ? String(defaults[control.name as keyof typeof defaults])
    : '';

type Control = HTMLInputElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement | null) =>
  form?.querySelectorAll<Control>('input, select') ?? [];
