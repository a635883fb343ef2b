// Spaces, dashes of all kinds and characters that show nothing come along with what is copied.
const separators = /[\s\p{Pd}\u2212\p{Default_Ignorable_Code_Point}.()/]/gu

/** A number of a document, phone or account without what people write between its digits. */
export const dropSeparators = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(separators, '')
