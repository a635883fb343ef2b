type Key = bigint | number | string | Date

/** Compares by a key, the least first, for `toSorted`. Those with equal keys keep their order. */
export const ascending =
  <One>(keyOf: (one: One) => Key) =>
  (one: One, other: One): number => {
    const [key, otherKey] = [keyOf(one), keyOf(other)]
    if (key < otherKey) return -1
    return key > otherKey ? 1 : 0
  }

/** The same with the greatest first. */
export const descending =
  <One>(keyOf: (one: One) => Key) =>
  (one: One, other: One): number =>
    ascending(keyOf)(other, one)
