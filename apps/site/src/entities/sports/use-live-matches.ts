import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { listMatches } from '@trevo/contract/wps/sports/matches.ts'
import type { LiveEvents } from '../../core/live/live-events.ts'
import { useLiveEvent } from '../../core/live/use-live-event.ts'
import { seasonsKey, sportsKey } from './queries.ts'

type Listed = Value<typeof listMatches>
type Moved = LiveEvents['match']

const isMatch = (matchId: string) => (one: { readonly matchId: string }) => one.matchId === matchId

/** The list after a match changed; an event older than the known state is ignored. */
export const withMoved = (listed: Listed, moved: Moved): Listed => ({
  ...listed,
  leagues: listed.leagues.map((league) => ({
    ...league,
    matches: league.matches.map((match) => {
      if (match.matchId !== moved.matchId || match.version >= moved.version) return match
      const { tick, score, version, book } = moved
      const isOn = moved.status === 'live' || moved.status === 'scheduled'
      const suspended = isOn && !league.isYouth && Object.keys(book).length === 0
      const status = moved.status as typeof match.status // as the contract requires
      return { ...match, tick, score: [...score], version, book: { ...book }, status, suspended }
    }),
  })),
})

const take = (queries: QueryClient, moved: Moved): void => {
  let isKnown = false
  queries.setQueriesData<Listed>({ queryKey: [sportsKey, 'list', moved.sport] }, (listed) => {
    isKnown ||= listed?.leagues.some(({ matches }) => matches.some(isMatch(moved.matchId))) ?? false
    return listed && withMoved(listed, moved)
  })
  const isOver = moved.status !== 'live' && moved.status !== 'scheduled'
  if (isOver || !isKnown) {
    void queries.invalidateQueries({ queryKey: [sportsKey, 'list', moved.sport] })
    // A season is announced like a match, and its table changes as matches end.
    void queries.invalidateQueries({ queryKey: seasonsKey })
  }
  // The match page needs all of its markets.
  void queries.invalidateQueries({ queryKey: [sportsKey, 'match', moved.matchId] })
}

/** Listens for changes to matches and the member's own slips while a page shows them. */
export const useLiveMatches = (): void => {
  const queries = useQueryClient()
  useLiveEvent('match', (event) => take(queries, event))
  useLiveEvent('slip', () => {
    void queries.invalidateQueries({ queryKey: [sportsKey, 'slips'] })
  })
}
