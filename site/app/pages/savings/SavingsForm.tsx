import { readForm } from '@brand/catalogue/selection/readNumbers';
import {
  assumedSeries,
  currencyIn,
  quantityOf,
  type ReadSavings,
  readSavings,
  readSavingsField,
  type SavingsNumber,
  type SavingsRequest,
} from '@brand/catalogue/selection/savingsRequest';
import { unitKey } from '@brand/catalogue/units';
import { isShown } from '@brand/router/location';
import {
  Button,
  ButtonLink,
  ErrorSummary,
  Grid,
  Heading,
  MoreFields,
  NumberField,
  type NumberFieldProps,
  Select,
  type SelectOption,
  Stack,
  Text,
  type UnitText,
  useUnits,
} from '@brand/ui';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useRememberedUnits } from '../../blocks/selector/useRememberedUnits.ts';
import { formParameters } from '../../shell/formParameters.ts';
import { measured } from '../../shell/measured.tsx';
import { useAddressUnits } from '../../shell/units.ts';
import { options, form as words } from './content.ts';
import { page } from './page.ts';

const currencies = { currency: { of: 'price', ...currencyIn } };

/** Fields that are folded until one of them has a value. */
const optional = [
  ...['machine', 'flow', 'pressure', 'efficiency', 'drive'],
  ...['co2', 'investment', 'temperature', 'altitude', 'humidity'],
];

/** Parameters without a field, which come with the duty point from the selector. */
const brought = ['models', 'machines', 'reserve', 'flowFor'];

type MeasuredQuantity = 'power' | 'flow' | 'pressure' | 'temperature' | 'altitude';

interface SavingsFormProps extends Pick<ReadSavings, 'typed' | 'errors'> {
  /** Changes with every navigation, after which the errors take the focus again. */
  visit: string;
  /** Called with the request of the form whenever it is complete. */
  onRequest: (request: SavingsRequest) => void;
}

/** Form for the existing machine and its energy. It submits by GET, so that the URL contains the whole state. */
export function SavingsForm({ typed, errors, visit, onRequest }: SavingsFormProps) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const addressUnits = useAddressUnits();
  const { system } = useUnits();
  // A select shows its default value again when that changes. `useRememberedUnits` follows the system instead.
  const [firstSystem] = useState(system);
  const element = useRef<HTMLFormElement>(null);
  useRememberedUnits(element, JSON.stringify(typed), currencies);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const href = `${page.path}?${formParameters(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)}#result`;
    navigate(href, { replace: isShown(href) });
  };
  const follow = (event: FormEvent<HTMLFormElement>) => {
    const { request } = readSavings(formParameters(event.currentTarget));
    if (request) onRequest(request);
  };
  const mistakes = Object.entries(errors).map(([fieldId, message = '']) => ({ fieldId, message }));
  const field = (name: string) => ({
    id: name,
    name,
    defaultValue: typed[name] ?? '',
    error: errors[name],
  });
  const isUsed = (...names: readonly string[]) => names.some((name) => typed[name] || errors[name]);
  // While the server renders there is no form yet.
  const shown = () =>
    element.current
      ? formParameters(element.current)
      : new URLSearchParams(
          Object.entries(typed).flatMap(([name, text]) => (text ? [[name, text]] : [])),
        );
  const number = (
    name: SavingsNumber,
    text: Pick<NumberFieldProps, 'label' | 'hint' | 'unit'>,
    required = false,
  ) => (
    <NumberField
      {...text}
      {...field(name)}
      quantity={quantityOf(name)}
      read={() => readSavingsField(readForm(shown()), name)}
      required={required}
    />
  );
  const choice = (
    name: string,
    label: string,
    list: readonly SelectOption[],
    initial: string,
    placeholder?: string,
  ) => (
    <Select
      {...field(name)}
      label={label}
      options={list}
      placeholder={placeholder}
      required={!placeholder}
      defaultValue={typed[name] ?? initial}
    />
  );
  const unit = (name: string, label: string, list: readonly SelectOption[], initial: string) => (
    <Select
      {...field(name)}
      label={label}
      labelPlacement="hidden"
      options={list}
      required
      defaultValue={typed[name] ?? initial}
    />
  );
  const measure = (quantity: MeasuredQuantity) =>
    number(quantity, {
      ...words[quantity],
      unit: unit(
        `${quantity}Unit`,
        `${words.unit} of the ${quantity}`,
        options[quantity],
        unitKey(quantity, typed[quantity] ? 'metric' : firstSystem),
      ),
    });
  return (
    <Stack gap="xl">
      {mistakes.length > 0 && <ErrorSummary key={visit} title={words.problem} errors={mistakes} />}
      <form
        ref={element}
        method="get"
        action={`${page.path}#result`}
        noValidate
        onSubmit={submit}
        onInput={follow}
      >
        {addressUnits && <input type="hidden" name="units" value={addressUnits} />}
        {[...query]
          .filter(([name]) => brought.includes(name))
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <Stack gap="l">
          {measure('power')}
          <Grid columns="two" gap="l">
            {number('hours', words.hours, true)}
            {number(
              'price',
              {
                ...words.price,
                unit: unit('currency', words.currency, options.currency, currencyIn[firstSystem]),
              },
              true,
            )}
          </Grid>
          {choice('series', words.series, options.series, assumedSeries)}
          <MoreFields {...words.more} open={Boolean(errors.power) || isUsed(...optional)}>
            <Stack gap="xl">
              <Group {...words.unmeasured}>
                {choice('machine', words.machine, options.machine, '', words.none)}
                {measure('flow')}
                {measure('pressure')}
                {number('efficiency', words.efficiency)}
                {number('drive', words.drive)}
              </Group>
              <Group {...words.effects}>
                <Grid columns="two" gap="l">
                  {number('co2', words.co2)}
                  {number('investment', {
                    label: words.investment.label,
                    hint: words.investment.hint(typed.machines, typed.reserve),
                  })}
                </Grid>
              </Group>
              <Group {...words.conditions}>
                <Grid columns="two" gap="l">
                  {measure('temperature')}
                  {measure('altitude')}
                  {number('humidity', words.humidity)}
                </Grid>
              </Group>
            </Stack>
          </MoreFields>
          <Stack direction="inline" gap="m">
            <Button type="submit">{words.submit}</Button>
            <ButtonLink href={page.path} tone="quiet" onClick={() => element.current?.reset()}>
              {words.clear}
            </ButtonLink>
          </Stack>
        </Stack>
      </form>
    </Stack>
  );
}

interface GroupProps {
  title: string;
  /** When to fill in the fields, or what applies if they are left empty. */
  text: UnitText;
  children: ReactNode;
}

function Group({ title, text, children }: GroupProps) {
  return (
    <Stack gap="m" role="group" aria-label={title}>
      <Stack gap="xxs">
        <Heading level={2} size="h4">
          {title}
        </Heading>
        <Text size="small" tone="muted">
          {measured(text)}
        </Text>
      </Stack>
      {children}
    </Stack>
  );
}
