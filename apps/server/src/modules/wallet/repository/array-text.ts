// Array literals written and read here: the driver's own writer and reader cost more than the rest
// of a command together.

const plain = /^[\w:.-]+$/

/** A text as an element of an array literal. */
export const quote = (text: string | null): string => {
  if (text === null) return 'null'
  // "NULL" without quotes would be no text but none.
  if (plain.test(text) && text.length !== 4) return text
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** An array literal of one field of each item. */
export const literal = <Item>(
  items: readonly Item[],
  field: (item: Item) => string | number | bigint,
): string => {
  let text = '{'
  let separator = ''
  for (const item of items) {
    text += separator + String(field(item))
    separator = ','
  }
  return `${text}}`
}

/** The elements of an array of numbers, as text; of none when there is no array. */
export const readElements = (text: string | null): string[] =>
  text === null || text === '{}' ? [] : text.slice(1, -1).split(',')

export const toBigInt = (text: string | undefined): bigint | null =>
  text === undefined || text === 'NULL' ? null : BigInt(text)
