// Spaces, dashes of all kinds and invisible characters often come along with copied text.
const separators = /[\s\p{Pd}\u2212\p{Default_Ignorable_Code_Point}.()/]/gu

/** A document, phone or account number without what people write between its digits. */
export const dropSeparators = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(separators, '')
