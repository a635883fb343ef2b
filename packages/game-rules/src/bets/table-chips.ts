/** Chips of every table, R$ 1 to R$ 500, in 1/10,000 BRL. */
export const tableChipsMinor: readonly bigint[] = [
  10_000n,
  50_000n,
  100_000n,
  250_000n,
  1_000_000n,
  5_000_000n,
]
