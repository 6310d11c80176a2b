import { useLocation, useRouteLoaderData } from 'react-router-dom';
import type { loader } from '../frame/frame.tsx';

/** The outcome of the screen's form: of the last action or, without JavaScript, of the form that led here. */
export function useOutcome<Outcome>(actionData: Outcome): Outcome {
  const flash = useRouteLoaderData<typeof loader>('frame/frame')?.flash;
  const { pathname, search } = useLocation();
  if (actionData !== undefined || flash?.at !== pathname + search) return actionData;
  // Signed by this site: what the screen's own action returned.
  return flash.outcome as Outcome;
}
