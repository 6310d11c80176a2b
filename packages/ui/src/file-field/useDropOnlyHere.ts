import { type RefObject, useEffect } from 'react';

/** A file dropped beside its field would replace the page, and everything typed into it. */
export function useDropOnlyHere(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      const { dataTransfer, target, defaultPrevented } = event;
      if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
      if (target === input.current) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    };
    document.addEventListener('dragover', refuse);
    document.addEventListener('drop', refuse);
    return () => {
      document.removeEventListener('dragover', refuse);
      document.removeEventListener('drop', refuse);
    };
  }, [input]);
}
