/** Parts of pdfkit that are used here and that its types lack. */
declare namespace PDFKit {
  interface PDFStructureElement {
    dictionary: PDFKitReference;
  }

  interface PDFOutline {
    /** `top` and `left` are the place in points; pdfkit takes `left` from the right edge of the page. */
    addItem(title: string, options: { expanded?: boolean; top: number; left: number }): PDFOutline;
  }

  namespace Mixins {
    interface StructureElementOptions {
      /** Of a header cell. */
      scope?: 'Row' | 'Column' | undefined;
      /** Edges of a figure in points: left, top, right, bottom. */
      bbox?: [number, number, number, number];
    }
  }
}
