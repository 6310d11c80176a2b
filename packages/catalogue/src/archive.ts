/** Catalogue, datasheets and brochure in one archive. */
export const catalogueArchive = '/downloads/product-catalogue.zip';
