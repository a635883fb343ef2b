/** Points of a ranking as they are shown: whole ones, of 1/10,000. */
export const formatCountOf = (scoreMinor: bigint): string => String(scoreMinor / 10_000n)
