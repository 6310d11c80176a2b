import type { Ref, RefCallback } from 'react';

/** One ref that hands the element to several, and takes it back from each. */
export function mergeRefs<Element>(...refs: (Ref<Element> | undefined)[]): RefCallback<Element> {
  return (element) => {
    const undo = refs.map((ref) => assign(ref, element));
    return () => {
      for (const release of undo) release();
    };
  };
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
