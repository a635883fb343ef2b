import { findTitle } from './find-title.ts'
import { titlesInOrder } from './titles-in-order.ts'

/** Families of which every choice can be played at any stake, and a round is one player's alone. */
const families: ReadonlySet<string> = new Set([
  'bingo75',
  'clusters',
  'dice',
  'hilo',
  'hold-and-spin',
  'keno',
  'limbo',
  'mines',
  'picks',
  'plinko',
  'scratch',
  'slots',
  'sticky-lines',
  'tower',
  'variable-ways',
  'video-bingo',
  'video-poker',
  'wheel',
])

/** Titles of these families whose rounds are those of a room. */
const inRooms: ReadonlySet<string> = new Set(
  titlesInOrder
    .filter(({ listing }) => listing.category === 'LIVE')
    .map(({ maths }) => maths.gameCode),
)

/**
 * Whether a finished round of a title can be told in stakes instead of money, so that its proof is shown without
 * amounts. Bets on several places are amounts themselves, and a room's round is that of all its players.
 */
export const isToldInStakes = (gameCode: string): boolean => {
  const found = findTitle(gameCode)
  return found !== undefined && families.has(found.title.family) && !inRooms.has(gameCode)
}
