import { readForm } from '@brand/catalogue/selection/readNumbers';
import {
  defaults,
  dutyOf,
  example,
  flowOptions,
  flowOwners,
  flowUnits,
  machineCounts,
  type NumberField as NumberFieldName,
  quantityOf,
  type ReadRequest,
  type RequestField,
  readField,
  readRequest,
  requestIn,
  resultFragment,
  selectorHref,
} from '@brand/catalogue/selection/request';
import {
  flowOwnerNames,
  inletText,
  machinesText,
  pointText,
} from '@brand/catalogue/selection/words';
import { inUnits, optionsOf, printWithUnit, unitKey, units } from '@brand/catalogue/units';
import { isShown } from '@brand/router/location';
import {
  ErrorSummary,
  FilterBar,
  NumberField,
  type NumberFieldProps,
  Select,
  type SelectOption,
  Stack,
  SubmitButton,
  useUnits,
} from '@brand/ui';
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formParameters } from '../../shell/formParameters.ts';
import { measured } from '../../shell/measured.tsx';
import { useAddressUnits } from '../../shell/units.ts';
import { fieldNames, words } from './content.ts';
import { useRememberedUnits } from './useRememberedUnits.ts';

interface SelectorFormProps {
  /** Values of the fields, their errors, and the request. */
  read: ReadRequest;
  /** Shows only flow and pressure. @default false */
  small?: boolean;
  /** Link to the map, which a narrow screen shows beside the values in use. */
  link?: ReactNode;
}

type UnitField = 'flow' | 'pressure' | 'temperature' | 'altitude';
const fieldId = (field: string) => `duty-${field}`;

/** Form for a duty point. It submits by GET, so that the URL contains the whole request, and opens on the result. */
export function SelectorForm({ read, small = false, link }: SelectorFormProps) {
  const { typed, errors, request } = read;
  const addressUnits = useAddressUnits();
  const { system } = useUnits();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  // A select shows its default value again when that changes. `useRememberedUnits` follows the system instead.
  const [firstSystem] = useState(system);
  const wanted = valuesOf(typed);

  // Updates the fields when the URL or the chart changes, but keeps what was typed before hydration.
  const followed = useRef(wanted);
  const follow = useCallback((values: string) => {
    if (followed.current === values) return;
    followed.current = values;
    fill(form.current, values);
  }, []);
  useEffect(() => follow(wanted), [wanted, follow]);

  useRememberedUnits(form, wanted);

  const attributes = (field: Exclude<RequestField, 'units'>) => ({
    id: fieldId(field),
    name: field,
    label: fieldNames[field],
    error: errors[field],
    labels: { optional: '' },
  });
  // While the server renders there is no form yet.
  const shown = () => (form.current ? formParameters(form.current) : new URLSearchParams(typed));
  const number = (field: NumberFieldName, props: Partial<NumberFieldProps>) => (
    <NumberField
      {...attributes(field)}
      quantity={quantityOf(field)}
      read={() => readField(readForm(shown()), field)}
      defaultValue={typed[field]}
      {...props}
    />
  );
  const choice = (field: 'machines' | 'reserve' | 'flowFor', options: readonly SelectOption[]) => (
    <Select
      {...attributes(field)}
      defaultValue={typed[field] ?? String(defaults[field])}
      options={options}
    />
  );
  const measure = (field: UnitField, props: Partial<NumberFieldProps>) =>
    number(field, {
      ...props,
      unit: (
        <Select
          {...attributes(`${field}Unit`)}
          labelPlacement="hidden"
          defaultValue={
            typed[`${field}Unit`] ?? unitKey(field, typed[field] ? 'metric' : firstSystem)
          }
          options={
            field !== 'flow' ? optionsOf(units[field]) : small ? optionsOf(flowUnits) : flowOptions
          }
        />
      ),
    });
  const { flow, pressure } = requestIn(system, example);
  const duty = (
    <>
      {addressUnits && <input type="hidden" name="units" value={addressUnits} />}
      {measure('flow', { labelPlacement: 'inside', placeholder: String(flow), required: true })}
      {measure('pressure', {
        labelPlacement: 'inside',
        placeholder: String(pressure),
        required: true,
      })}
    </>
  );
  const wrong = Object.entries(errors).map(([field, message]) => ({
    fieldId: fieldId(field),
    message,
  }));
  const alert = wrong.length > 0 && (
    <ErrorSummary key={wanted} title={words.problem} errors={wrong} />
  );
  const submit = <SubmitButton>{words.submit}</SubmitButton>;
  const props = {
    ref: form,
    action: `${selectorHref()}${resultFragment}`,
    'aria-label': words.form,
    noValidate: true,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const parameters = formParameters(
        event.currentTarget,
        (event.nativeEvent as SubmitEvent).submitter,
      );
      const { request } = readRequest(parameters);
      const href = request
        ? selectorHref(request)
        : `${selectorHref()}?${parameters}${resultFragment}`;
      // Now rather than with the results, because the visitor may type until those appear.
      follow(valuesOf(readRequest(new URL(href, location.href).searchParams).typed));
      navigate(href, { replace: isShown(href) });
    },
  };
  if (small)
    return (
      <form {...props}>
        {alert}
        <Stack direction="inline" gap="s">
          {duty}
          {submit}
        </Stack>
      </form>
    );
  const inUse = request ?? example;
  return (
    <FilterBar
      {...props}
      // A submission without a result opens on the form.
      id={request ? undefined : resultFragment.slice(1)}
      title={request && measured(inUnits((shown) => pointText(request, shown)))}
      text={
        <>
          {measured(inUnits((shown) => inletText(dutyOf(inUse), shown)))}, {machinesText(inUse)}
        </>
      }
      link={link}
      alert={alert}
      actions={submit}
      moreInvalid={Object.keys(errors).some((field) => !/^(flow|pressure)(Unit)?$/.test(field))}
      more={
        <>
          {measure('temperature', {
            placeholder: printWithUnit('temperature', defaults.temperature, system),
          })}
          {measure('altitude', {
            placeholder: printWithUnit('altitude', defaults.altitude, system),
          })}
          {number('humidity', { placeholder: String(defaults.humidity) })}
          {choice(
            'machines',
            machineCounts.map((count) => ({ value: String(count), label: String(count) })),
          )}
          {choice('reserve', [
            { value: '0', label: words.none },
            { value: '1', label: words.one },
          ])}
          {choice(
            'flowFor',
            flowOwners.map((value) => ({ value, label: flowOwnerNames[value] })),
          )}
        </>
      }
    >
      {duty}
    </FilterBar>
  );
}

type Control = HTMLInputElement | HTMLSelectElement;

/** Values of the fields as JSON. The units of the page are not a field. */
const valuesOf = ({ units: _units, ...fields }: ReadRequest['typed']) => JSON.stringify(fields);

function fill(form: HTMLFormElement | null, json: string) {
  const values: Partial<Record<string, string>> = JSON.parse(json);
  for (const control of form?.querySelectorAll<Control>('input, select') ?? [])
    control.value = values[control.name] ?? emptyValue(control);
}

/** Value of a field that the URL does not set. */
const emptyValue = (control: Control) =>
  control instanceof HTMLSelectElement
    ? String(defaults[control.name as keyof typeof defaults])
    : '';
