/** The part of subset-font that is used here: it brings no types. */
declare module 'subset-font' {
  /** Reduces a font to the characters of a text, in another format and at fixed places on its axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt' | 'woff2'; variationAxes?: Record<string, number> },
  ): Promise<Buffer>;
}
