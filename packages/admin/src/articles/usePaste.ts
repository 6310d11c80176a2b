import type { ClipboardEvent, DragEvent } from 'react';
import { applyEdit } from './markupEdits.ts';

const load = () => import('./pastedMarkup.ts');

const pictureIn = ({ files }: DataTransfer) =>
  [...files].find(({ type }) => type.startsWith('image/'));

interface PasteOptions {
  /** Called with a pasted or dropped picture. */
  onPicture: (file: File) => void;
  /** Called after each paste with what the markup cannot express. */
  onLost: (lost: readonly string[]) => void;
}

/** Handlers of a text area that keep the structure of what is pasted, and take pictures. */
export function usePaste({ onPicture, onLost }: PasteOptions) {
  const insert = (area: HTMLTextAreaElement, pasted: string, hasBlocks = false) =>
    applyEdit(area, ({ text, start, end }) => {
      // Blocks only render apart from the words around them.
      const before =
        hasBlocks && start > 0 ? (/\n{0,2}$/.exec(text.slice(0, start))?.[0] ?? '') : '\n\n';
      const after =
        hasBlocks && end < text.length ? (/^\n{0,2}/.exec(text.slice(end))?.[0] ?? '') : '\n\n';
      const lead = '\n'.repeat(2 - before.length);
      const whole = lead + pasted + '\n'.repeat(2 - after.length);
      const caret = lead.length + pasted.length;
      return { from: start, to: end, insert: whole, select: [caret, caret] };
    });
  return {
    // Loaded before the first paste, which then needs no network.
    onFocus: () => void load().catch(() => undefined),
    onPaste: async (event: ClipboardEvent<HTMLTextAreaElement>) => {
      const { clipboardData, currentTarget: area } = event;
      onLost([]);
      const html = clipboardData.getData('text/html');
      const plain = clipboardData.getData('text/plain');
      const picture = pictureIn(clipboardData);
      // Word and Excel add a picture of the text.
      if (picture && !plain) {
        event.preventDefault();
        onPicture(picture);
        return;
      }
      // What an editor of code copies is markup already.
      if (!html || clipboardData.types.includes('vscode-editor-data')) return;
      event.preventDefault();
      const converter = await load().catch(() => undefined);
      if (!converter?.hasStructure(html)) return void insert(area, plain);
      const { markup, lost } = converter.pastedMarkup(html);
      insert(area, markup, /\n|^(?:#|>|- |\d+\. |\||`{3})/.test(markup));
      onLost(lost);
    },
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event: DragEvent<HTMLTextAreaElement>) => {
      const picture = pictureIn(event.dataTransfer);
      if (!picture) return;
      event.preventDefault();
      onPicture(picture);
    },
  };
}
