import type { RefObject } from 'react';
import { type Blocker, useBeforeUnload, useBlocker } from 'react-router-dom';
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
  useBeforeUnload((event) => {
    if (isUnsaved()) event.preventDefault();
  });
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
}
