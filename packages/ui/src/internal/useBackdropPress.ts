import { type SyntheticEvent, useRef } from 'react';

/**
 * Handlers for a `<dialog>` that call `onPress` for a press of its backdrop. A press that starts or ends in the dialog,
 * for example while selecting text, does not count: the browser reports it as a click of the dialog, too.
 */
export function useBackdropPress(onPress: () => void) {
  const inside = useRef(false);
  const isInside = ({ target, currentTarget }: SyntheticEvent) => target !== currentTarget;
  return {
    onPointerDown(event: SyntheticEvent) {
      inside.current = isInside(event);
    },
    onPointerUp(event: SyntheticEvent) {
      inside.current ||= isInside(event);
    },
    onClick(event: SyntheticEvent) {
      if (!inside.current && !isInside(event)) onPress();
      inside.current = false;
    },
  };
}
