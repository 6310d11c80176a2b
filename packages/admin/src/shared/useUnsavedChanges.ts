import { type Blocker, useBeforeUnload, useBlocker } from 'react-router-dom';

/** Blocks navigation to another URL while `isUnsaved` returns true. */
export function useUnsavedChanges(isUnsaved: () => boolean): Blocker {
  useBeforeUnload((event) => {
    if (isUnsaved()) event.preventDefault();
  });
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      (currentLocation.pathname !== nextLocation.pathname ||
        currentLocation.search !== nextLocation.search) &&
      isUnsaved(),
  );
}
