import { type Ref, type RefCallback, useCallback } from 'react';

/** Merges a component's own ref and the caller's. The result is stable: React reattaches a new ref on every render. */
export function useMergedRefs<Element>(
  own: Ref<Element> | undefined,
  ref: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element) => {
      const undo = [assign(own, element), assign(ref, element)];
      return () => {
        for (const release of undo) release();
      };
    },
    [own, ref],
  );
}

function assign<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref === 'function') {
    const release = ref(element);
    return typeof release === 'function' ? release : () => ref(null);
  }
  if (!ref) return () => {};
  ref.current = element;
  return () => {
    ref.current = null;
  };
}
