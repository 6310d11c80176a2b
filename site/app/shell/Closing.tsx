import { CallToAction, type CallToActionProps } from '@brand/ui';
import { type Action, Actions } from './Actions.tsx';

interface ClosingProps extends Omit<CallToActionProps, 'actions'> {
  actions: readonly Action[];
}

/** The call to action that ends a page, light above the dark footer. */
export function Closing({ actions, ...props }: ClosingProps) {
  return <CallToAction ground="light" {...props} actions={<Actions items={actions} />} />;
}
