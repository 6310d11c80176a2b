/** Text as a part of an id, which may not contain spaces where others refer to it. Different texts stay different. */
export const idPart = (text: string) =>
  text.replaceAll(/[^\w-]/gu, (sign) => `.${sign.codePointAt(0)?.toString(36)}.`);
