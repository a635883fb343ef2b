/** Whether the input is an object with exactly these keys, all its own. */
export const isRecordOf = <Key extends string>(
  sent: unknown,
  keys: readonly Key[],
): sent is Record<Key, unknown> =>
  typeof sent === 'object' &&
  sent !== null &&
  !Array.isArray(sent) &&
  Object.keys(sent).length === keys.length &&
  keys.every((key) => Object.hasOwn(sent, key))

/** Whether the input is a whole number between two bounds, both inclusive. */
export const isWholeIn = (sent: unknown, from: number, to: number): sent is number =>
  Number.isInteger(sent) && Number(sent) >= from && Number(sent) <= to && !Object.is(sent, -0)

/** Whether the input is one of a list of words. */
export const isOneOf = <Word extends string>(sent: unknown, words: readonly Word[]): sent is Word =>
  words.some((word) => word === sent)

/**
 * Whether the input is a list of different whole numbers between two bounds, ascending, of a length
 * between two others. Only one order is accepted, so that a wager has only one form.
 */
export const isRisingList = (
  sent: unknown,
  bounds: {
    readonly from: number
    readonly to: number
    readonly lengthMin: number
    readonly lengthMax: number
  },
): sent is readonly number[] =>
  Array.isArray(sent) &&
  sent.length >= bounds.lengthMin &&
  sent.length <= bounds.lengthMax &&
  sent.every(
    (number, index) =>
      isWholeIn(number, bounds.from, bounds.to) &&
      (index === 0 || Number(number) > Number(sent[index - 1])),
  )
