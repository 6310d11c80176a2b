import { type RefObject, useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';
import { isTyped } from './isTyped.ts';

/**
 * Blocks leaving a screen while something typed into its forms was not sent.
 *
 * @param isRefused whether a form was sent and refused
 */
export function useUnsaved(
  forms: readonly RefObject<HTMLFormElement | null>[],
  isRefused: boolean,
): Blocker {
  const isUnsaved = () => isRefused || forms.some(({ current }) => current && isTyped(current));
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  });
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
}
