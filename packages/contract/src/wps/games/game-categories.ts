/** Every category of games, in navigation order. */
export const gameCategories = [
  'BGS',
  'ELOTT',
  'LOTT',
  'LIVE',
  'SPORTS',
  'FISH',
  'RNG',
  'PVP',
  'ESPORTS',
  'COCKFIGHT',
] as const
export type GameCategory = (typeof gameCategories)[number]
