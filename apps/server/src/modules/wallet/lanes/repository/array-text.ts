// Arrays in an answer, which comes as text: the driver's own reader costs more than the rest of a
// command together.

/** The elements of an array of numbers, as text; of none when there is no array. */
export const readElements = (text: string | null): string[] =>
  text === null || text === '{}' ? [] : text.slice(1, -1).split(',')

export const toBigInt = (text: string | undefined): bigint | null =>
  text === undefined || text === 'NULL' ? null : BigInt(text)
