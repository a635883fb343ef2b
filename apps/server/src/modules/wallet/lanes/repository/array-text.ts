// Arrays in an answer, which come as text: the driver's own parser costs more than the rest of a command.

/** The elements of an array of numbers, as text; empty if there is no array. */
export const readElements = (text: string | null): string[] =>
  text === null || text === '{}' ? [] : text.slice(1, -1).split(',')

export const toBigInt = (text: string | undefined): bigint | null =>
  text === undefined || text === 'NULL' ? null : BigInt(text)
