const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)

export type Settled = { readonly paidMinor: bigint; readonly debtMinor: bigint }

/**
 * What a statement pays, and what is then left of what was paid too much under its contract: a statement
 * that takes back adds to it, one that gives is set against it.
 * @param amountMinor 1/10,000 BRL, below zero where too much was paid
 * @param debtMinor zero or more
 */
export const settle = (amountMinor: bigint, debtMinor: bigint): Settled => {
  if (amountMinor <= 0n) return { paidMinor: 0n, debtMinor: debtMinor - amountMinor }
  const setOff = least(debtMinor, amountMinor)
  return { paidMinor: amountMinor - setOff, debtMinor: debtMinor - setOff }
}
