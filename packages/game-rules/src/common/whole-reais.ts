const REAL_MINOR = 10_000n

/** Stakes of whole reais, on which any multiplier with two decimals pays whole centavos. */
export const wholeReaisMinor: readonly bigint[] = [
  1n,
  2n,
  3n,
  4n,
  5n,
  10n,
  15n,
  20n,
  25n,
  30n,
  40n,
  50n,
  75n,
  100n,
  150n,
  200n,
].map((reais) => reais * REAL_MINOR)
