import {
  dutyLabels,
  exampleDuty,
  inUnits,
  printDutyFigure,
  unitIn,
  unitKey,
} from '@brand/catalogue/units';
import {
  ButtonLink,
  CallToAction,
  type CallToActionProps,
  SubmitButton,
  TextField,
  useUnits,
} from '@brand/ui';
import type { Action } from './Actions.tsx';
import { measured } from './measured.tsx';

interface DutyClosingProps extends Omit<CallToActionProps, 'actions'> {
  actions: readonly Action[];
}

const names = ['flow', 'pressure'] as const;

/** A call to action that asks for flow and pressure, with which the contact form opens. It needs no script. */
export function DutyClosing({ actions, ...props }: DutyClosingProps) {
  const { system } = useUnits();
  return (
    <CallToAction
      ground="light"
      {...props}
      actions={
        <>
          <form action="/contact#contact-form">
            {names.map((name) => (
              <TextField
                key={name}
                name={name}
                label={measured(
                  inUnits((shown) => `${dutyLabels[name]}, ${unitIn(name, shown).name}`),
                )}
                placeholder={printDutyFigure(name, exampleDuty[name], system)}
                inputMode="decimal"
                autoComplete="off"
                labels={{ optional: '' }}
              />
            ))}
            {names.map((name) => (
              <input key={name} type="hidden" name={`${name}Unit`} value={unitKey(name, system)} />
            ))}
            <SubmitButton>Request a quote</SubmitButton>
          </form>
          {actions.map((action) => (
            <ButtonLink key={action.href} href={action.href} tone="quiet">
              {action.name}
            </ButtonLink>
          ))}
        </>
      }
    />
  );
}
