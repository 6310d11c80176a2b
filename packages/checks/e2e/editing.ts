import type { Page } from '@playwright/test';

export const titleOf = (page: Page) => page.getByLabel('Title', { exact: true });
export const textOf = (page: Page) => page.getByRole('textbox', { name: /^Text / });
export const save = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

interface Transferred {
  /** By media type. */
  texts?: Record<string, string>;
  /** A PNG file. */
  file?: { name: string; base64: string };
}

/** Pastes into the text, or drops onto it. */
export function transfer(page: Page, type: 'paste' | 'drop', transferred: Transferred) {
  return textOf(page).evaluate(
    (area, { type, texts = {}, file }) => {
      const data = new DataTransfer();
      for (const [type, text] of Object.entries(texts)) data.setData(type, text);
      if (file) {
        const bytes = Uint8Array.from(atob(file.base64), (sign) => sign.charCodeAt(0));
        data.items.add(new File([bytes], file.name, { type: 'image/png' }));
      }
      const options = { bubbles: true, cancelable: true };
      area.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent(type, { ...options, clipboardData: data })
          : new DragEvent(type, { ...options, dataTransfer: data }),
      );
    },
    { type, ...transferred },
  );
}
