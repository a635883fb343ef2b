/**
 * Whether a text says a code of digits as such. Ids, hashes and fractions of a second are drawn too,
 * and may have the same digits within them.
 */
export const standsIn = (code: string, text: string): boolean =>
  new RegExp(String.raw`(?<![\w.])${code}(?!\w)`).test(text)
