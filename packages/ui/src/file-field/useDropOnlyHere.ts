import { useEffect } from 'react';

/**
 * Ignores files that are dropped beside the places for them: the browser would open them and leave the page, with all input
 * lost. Every enabled file input takes its own, and so does every part of the page that accepts them by itself.
 */
export function useDropOnlyHere() {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      const { dataTransfer, defaultPrevented } = event;
      if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
      const [target] = event.composedPath();
      if (target instanceof Element && target.matches('input[type="file"]:enabled')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    };
    // On the window, after the listeners of the page.
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}
