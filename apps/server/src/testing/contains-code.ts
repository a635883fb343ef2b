/**
 * Whether a text contains a code as a separate number. Ids, hashes and fractions of a second are random too, and
 * may contain the same digits.
 */
export const containsCode = (code: string, text: string): boolean =>
  new RegExp(String.raw`(?<![\w.])${code}(?!\w)`).test(text)
