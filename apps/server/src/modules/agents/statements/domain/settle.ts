const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)

export type Settled = { readonly paidMinor: bigint; readonly debtMinor: bigint }

/**
 * What a statement pays, and the overpayment left under its contract: a negative statement adds to it, a positive
 * one is offset against it.
 * @param amountMinor 1/10,000 BRL, below zero where too much was paid
 * @param debtMinor zero or more
 */
export const settle = (amountMinor: bigint, debtMinor: bigint): Settled => {
  if (amountMinor <= 0n) return { paidMinor: 0n, debtMinor: debtMinor - amountMinor }
  const setOff = least(debtMinor, amountMinor)
  return { paidMinor: amountMinor - setOff, debtMinor: debtMinor - setOff }
}
