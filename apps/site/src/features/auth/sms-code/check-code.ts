/** REG-11. */
export const codeLengthMax = 255

/** MSG-3: whether what was typed may be a code at all; only the server knows the right one. */
export const isCode = (typed: string): boolean =>
  typed.length <= codeLengthMax && /^\d+$/.test(typed)
