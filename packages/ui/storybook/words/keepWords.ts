import { libraryWords, saidByLibrary } from './libraryWords.ts';
import { inOtherWords, type Wording } from './otherWords.ts';

/** Elements whose text is not prose. */
const untouched = 'script, style, code, pre, kbd, samp, [translate="no"]';

/**
 * Replaces the texts below an element, now and whenever they change, except the library's own texts. Changes only the
 * data of text nodes, because React expects the nodes themselves to stay the same.
 *
 * @returns a function that restores the original text
 */
export function keepWords(root: Node, wording: Exclude<Wording, 'as written'>): () => void {
  const isTranslated = saidByLibrary(libraryWords[wording]);
  /** The original text and its replacement. */
  const texts = new Map<Text, { written: string; shown: string }>();

  const translate = (text: Text) => {
    if (texts.get(text)?.shown === text.data || text.parentElement?.closest(untouched)) return;
    const written = text.data;
    if (isTranslated(written)) return;
    const shown = inOtherWords(written, wording);
    if (shown === written) return;
    texts.set(text, { written, shown });
    text.data = shown;
  };
  const walk = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    if (node instanceof Text) translate(node);
    while (walker.nextNode()) translate(walker.currentNode as Text);
  };

  walk(root);
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') walk(target);
      else for (const node of addedNodes) walk(node);
    }
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true });

  return () => {
    observer.disconnect();
    for (const [text, { written, shown }] of texts) if (text.data === shown) text.data = written;
  };
}
