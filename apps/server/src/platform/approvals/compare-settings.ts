type Values = Readonly<Record<string, unknown>>

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Fields of a change whose new value differs from the present one. */
export const differingFields = (current: Values, change: Values): string[] =>
  Object.keys(change).filter((field) => !isSame(current[field], change[field]))

/** Fields that the operator saw with another value than they have now. */
export const changedMeanwhile = (current: Values, base: Values): string[] =>
  Object.keys(base).filter((field) => !isSame(current[field], base[field]))
