/** Bets on how a league's season ends: who comes first, and who is among the first two. */
export const outrightKinds = ['champion', 'toptwo'] as const
export type OutrightKind = (typeof outrightKinds)[number]

/** The number of winning places of the table. */
export const placesOf = { champion: 1, toptwo: 2 } as const satisfies Record<OutrightKind, number>

/** `season.champion`: the name of such a market everywhere; its selections are codes of competitors. */
export const outrightKeyOf = (kind: OutrightKind): string => `season.${kind}`

/** Reads what `outrightKeyOf` wrote; undefined for anything else. */
export const findOutright = (key: string): OutrightKind | undefined =>
  outrightKinds.find((kind) => outrightKeyOf(kind) === key)
