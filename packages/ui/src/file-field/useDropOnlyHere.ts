import { type RefObject, useEffect } from 'react';

/** Ignores files dropped outside the field: the browser would open them and leave the page, with all input lost. */
export function useDropOnlyHere(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      const { dataTransfer, target, defaultPrevented } = event;
      if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
      if (target === input.current && !input.current?.matches(':disabled')) return;
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
