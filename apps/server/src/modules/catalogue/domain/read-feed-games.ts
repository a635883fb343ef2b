import { FeedGame } from '@trevo/contract/vendor/feed.ts'
import { z } from 'zod'

export type FeedGames = {
  readonly games: readonly FeedGame[]
  /** In the feed, but malformed or twice: they stay unchanged. */
  readonly unreadableCodes: ReadonlySet<string>
  /** For operators: how many elements could not be read, and the first of them; null for none. */
  readonly fault: string | null
  /** An element whose code is unreadable: it may be any game. */
  readonly hasUnnamed: boolean
}

const Named = z.object({ gameCode: FeedGame.shape.gameCode })
const faultMax = 500

/** Reads a feed game by game: an unreadable one does not affect the others. */
export const readFeedGames = (items: readonly unknown[]): FeedGames => {
  const codeOf = (item: unknown) => Named.safeParse(item).data?.gameCode
  const times = new Map<string | undefined, number>()
  for (const code of items.map(codeOf)) times.set(code, (times.get(code) ?? 0) + 1)
  const games: FeedGame[] = []
  const unreadable: unknown[] = []
  for (const item of items) {
    const read = FeedGame.safeParse(item)
    if (read.success && times.get(read.data.gameCode) === 1) games.push(read.data)
    else unreadable.push(item)
  }
  const [first] = unreadable
  const fault = `${unreadable.length} of ${items.length} games not read, the first: ${JSON.stringify(first)}`
  return {
    games,
    unreadableCodes: new Set(unreadable.flatMap((item) => codeOf(item) ?? [])),
    fault: unreadable.length === 0 ? null : fault.slice(0, faultMax),
    hasUnnamed: times.has(undefined),
  }
}
