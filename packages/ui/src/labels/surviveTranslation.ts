/** The elements in place of translated texts. */
const standIns = new WeakMap<Node, Element>();

/**
 * Lets React update a page that the browser translates. Translators replace text nodes by `<font>` elements; React then
 * fails when it removes such a text or inserts something before it, and writes new texts where nobody sees them. Here,
 * the element takes the place of its text. Call it once, before `createRoot` or `hydrateRoot`.
 *
 * @returns stops it
 */
export function surviveTranslation(): () => void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    const found = placeOf(child, this);
    if (found) removeChild.call(this, found);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ) {
    insertBefore.call(this, node, next && placeOf(next, this));
    return node;
  };
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') showAgain(record.target);
      const { addedNodes, removedNodes, previousSibling, nextSibling } = record;
      for (const text of removedNodes) {
        const standIn = [...addedNodes, previousSibling, nextSibling].find(isFont);
        if (!isText(text) || !standIn || text.isConnected) continue;
        standIns.set(text, standIn);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore });
  };
}

/** Where a child is now: itself, or for a translated text the element in its place, if that is still there. */
function placeOf(child: Node, parent: Node): Node | null {
  if (child.parentNode === parent || !isText(child)) return child;
  let place: Node | null = standIns.get(child) ?? child;
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}

/** Shows a text that has changed since it was translated. The translator then translates it again. */
function showAgain(text: Node) {
  const standIn = standIns.get(text);
  if (text.isConnected || !standIn?.isConnected) return;
  standIn.replaceWith(text);
}

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';
