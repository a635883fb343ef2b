/** Below this size a vendor may well close most of its games. */
const fewGames = 20

export type KnownGame = { readonly gameCode: string; readonly isRetired: boolean }

/** A feed that is genuine and well formed, but is rejected. */
export class FeedNotBelieved extends Error {}

/** The games that a feed lists. */
export type FeedCodes = {
  readonly games: readonly { readonly gameCode: string }[]
  /** In the feed, and left unchanged. */
  readonly unreadableCodes: ReadonlySet<string>
  /** An unreadable element may be any game, so none is known to be missing. */
  readonly hasUnnamed: boolean
}

/**
 * The games to retire: offered until now and missing in the feed. A feed without more than half of them is treated
 * as the vendor's error until an operator decides otherwise.
 */
export const gamesToRetire = (
  known: readonly KnownGame[],
  { games, unreadableCodes, hasUnnamed }: FeedCodes,
): string[] => {
  if (hasUnnamed) return []
  const feedCodes = new Set([...games.map(({ gameCode }) => gameCode), ...unreadableCodes])
  const offered = known.filter(({ isRetired }) => !isRetired)
  const gone = offered.filter(({ gameCode }) => !feedCodes.has(gameCode))
  if (offered.length >= fewGames && gone.length * 2 > offered.length) {
    throw new FeedNotBelieved(`${gone.length} of ${offered.length} games are missing`)
  }
  return gone.map(({ gameCode }) => gameCode)
}
