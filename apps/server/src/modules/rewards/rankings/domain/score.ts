/** Shown points of a ranking: whole ones, from 1/10,000. */
export const formatCountOf = (scoreMinor: bigint): string => String(scoreMinor / 10_000n)
