/** The element with an id near another one: in its shadow root, if it is in one. */
export const byId = (near: Element | null | undefined, id: string) =>
  (near?.getRootNode() as Document | ShadowRoot | undefined)?.getElementById(id);
