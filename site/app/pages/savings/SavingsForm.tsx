import { readForm } from '@brand/catalogue/selection/readNumbers';
import {
  currencyIn,
  quantityOf,
  type ReadSavings,
  readSavingsField,
  type SavingsNumber,
} from '@brand/catalogue/selection/savingsRequest';
import { unitKey } from '@brand/catalogue/units';
import { formParameters } from '@brand/router/formParameters';
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
import { measured } from '../../shell/InUnits.tsx';
import { useAddressUnits } from '../../shell/units.ts';
import { options, form as words } from './content.ts';
import { page } from './page.ts';

const currencies = { currency: { of: 'price', ...currencyIn } };

/** Parameters without a field, which come with the duty point from the selector. */
const brought = ['models', 'machines', 'reserve', 'flowFor'];

type MeasuredQuantity = 'power' | 'flow' | 'pressure' | 'temperature' | 'altitude';

interface SavingsFormProps extends Pick<ReadSavings, 'typed' | 'errors'> {
  /** Changes with every navigation, after which the errors take the focus again. */
  visit: string;
}

/** Form for the present machine and its energy. It submits by GET, so that the URL contains the whole state. */
export function SavingsForm({ typed, errors, visit }: SavingsFormProps) {
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
    placeholder?: string,
  ) => (
    <Select
      {...field(name)}
      label={label}
      options={list}
      placeholder={placeholder}
      required={!placeholder}
      defaultValue={typed[name] ?? (placeholder ? '' : list[0]?.value)}
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
      <form ref={element} method="get" action={`${page.path}#result`} noValidate onSubmit={submit}>
        {addressUnits && <input type="hidden" name="units" value={addressUnits} />}
        {[...query]
          .filter(([name]) => brought.includes(name))
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <Stack gap="xxl">
          <Group
            {...words.today}
            more={
              <More
                {...words.unmeasured}
                open={
                  Boolean(errors.power) ||
                  isUsed('machine', 'flow', 'pressure', 'efficiency', 'drive')
                }
              >
                {choice('machine', words.machine, options.machine, words.none)}
                {measure('flow')}
                {measure('pressure')}
                {number('efficiency', words.efficiency)}
                {number('drive', words.drive)}
              </More>
            }
          >
            {measure('power')}
          </Group>
          <Group
            {...words.tomorrow}
            more={
              <>
                <More {...words.effects} open={isUsed('co2', 'investment')}>
                  {number('co2', words.co2)}
                  {number('investment', {
                    label: words.investment.label,
                    hint: words.investment.hint(typed.machines, typed.reserve),
                  })}
                </More>
                <More {...words.conditions} open={isUsed('temperature', 'altitude', 'humidity')}>
                  {measure('temperature')}
                  {measure('altitude')}
                  {number('humidity', words.humidity)}
                </More>
              </>
            }
          >
            {choice('series', words.series, options.series)}
            {number('hours', words.hours, true)}
            {number(
              'price',
              {
                ...words.price,
                unit: unit('currency', words.currency, options.currency, currencyIn[firstSystem]),
              },
              true,
            )}
          </Group>
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
  lead: string;
  /** Fields that open below. */
  more: ReactNode;
  children: ReactNode;
}

function Group({ title, lead, more, children }: GroupProps) {
  return (
    <Stack gap="l" role="group" aria-label={title}>
      <Stack gap="xs">
        <Heading level={2} size="h3">
          {title}
        </Heading>
        <Text tone="muted">{lead}</Text>
      </Stack>
      <Grid columns="three" gap="l">
        {children}
      </Grid>
      <div>{more}</div>
    </Stack>
  );
}

interface MoreProps {
  title: string;
  text: UnitText;
  /** Whether one of the fields has a value or an error. */
  open: boolean;
  children: ReactNode;
}

function More({ text, children, ...props }: MoreProps) {
  return (
    <MoreFields {...props} text={measured(text)}>
      <Grid columns="three" gap="l">
        {children}
      </Grid>
    </MoreFields>
  );
}
