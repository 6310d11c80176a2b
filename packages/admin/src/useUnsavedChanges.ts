import type { RefObject } from 'react';
import { type Blocker, useBeforeUnload, useBlocker } from 'react-router-dom';
import { isDirty } from './isDirty.ts';

/**
 * Blocks navigation while the forms have unsubmitted input.
 *
 * @param isRefused whether a submission was refused
 */
export function useUnsavedChanges(
  forms: readonly RefObject<HTMLFormElement | null>[],
  isRefused: boolean,
): Blocker {
  const isUnsaved = () => isRefused || forms.some(({ current }) => current && isDirty(current));
  useBeforeUnload((event) => {
    if (isUnsaved()) event.preventDefault();
  });
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
}
