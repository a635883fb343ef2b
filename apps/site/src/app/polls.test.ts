import { describe, expect, it, test } from 'vitest'
import { allQueries, exampleOf, type AnyQuery, type QueryState } from '../testing/all-queries.ts'

/** By its own name, which is unique among those that are asked again. */
const queryOf = (own: string): AnyQuery => {
  const [query, another] = allQueries.filter(({ name }) => name.endsWith(` ${own}`))
  if (!query || another) throw new Error(`there is not one ${own}`)
  return exampleOf(query)
}
const waitMsOf = ({ refetchInterval }: AnyQuery, state: QueryState): number | false | undefined =>
  typeof refetchInterval === 'function' ? refetchInterval({ state }) : refetchInterval

describe('what an open page asks for again without a live event', () => {
  it('is this, and no more often, in milliseconds; false: only while the last answer can change', () => {
    const waits = allQueries.flatMap((query) => {
      const wait = waitMsOf(exampleOf(query), { status: 'pending', dataUpdateCount: 0 })
      return wait === undefined ? [] : [[query.name.split(' ')[1], wait]]
    })
    expect(Object.fromEntries(waits)).toEqual({
      announcementsQuery: false,
      applicationsQuery: false,
      boardQuery: 15_000,
      bonusesQuery: 5_000,
      builtQuery: 5_000,
      confirmationQuery: 4_000,
      conversationQuery: 30_000,
      depositQuery: false,
      drawLinesQuery: false,
      instantGamesQuery: 10_000,
      liveTablesQuery: 4_000,
      matchQuery: 5_000,
      matchesQuery: 5_000,
      myDataQuery: false,
      openedVnDrawsQuery: 20_000,
      playTimeQuery: 60_000,
      promotionsQuery: 15_000,
      recentDrawsQuery: 20_000,
      seasonQuery: 5_000,
      seasonsQuery: 5_000,
      sharedTicketQuery: 15_000,
      sharedTicketsQuery: 15_000,
      slipsQuery: 6_000,
      winnersQuery: 60_000,
      withdrawalQuery: false,
    })
  })

  const lines = { status: 'open', lineCount: 2 }
  test.each<[string, string, QueryState, number | false]>([
    ['an open deposit', 'depositQuery', { data: { status: 'awaiting', payments: [] } }, 4_000],
    ['an ended deposit', 'depositQuery', { data: { status: 'expired', payments: [] } }, false],
    ['a withdrawal in review', 'withdrawalQuery', { data: { status: 'review' } }, 4_000],
    ['a paid withdrawal', 'withdrawalQuery', { data: { status: 'paid' } }, false],
    [
      'a waiting application',
      'applicationsQuery',
      { data: { list: [{ status: 'granted' }, { status: 'applying' }] } },
      5_000,
    ],
    ['decided ones', 'applicationsQuery', { data: { list: [{ status: 'granted' }] } }, false],
    ['lines of an open draw', 'drawLinesQuery', { data: lines, dataUpdateCount: 39 }, 3_000],
    ['for a while', 'drawLinesQuery', { data: lines, dataUpdateCount: 40 }, 30_000],
    ['no lines', 'drawLinesQuery', { data: { ...lines, lineCount: 0 }, dataUpdateCount: 1 }, false],
    [
      'lines of a settled draw',
      'drawLinesQuery',
      { data: { ...lines, status: 'settled' }, dataUpdateCount: 1 },
      false,
    ],
    [
      'lines of a cancelled draw',
      'drawLinesQuery',
      { data: { ...lines, status: 'cancelled' }, dataUpdateCount: 1 },
      false,
    ],
    ['announcements that failed', 'announcementsQuery', { status: 'error' }, 10_000],
    ['announcements', 'announcementsQuery', { status: 'success' }, false],
    [
      'a copy of the own data that is being made',
      'myDataQuery',
      { data: { requests: [{ kind: 'copy', state: 'waiting' }] } },
      3_000,
    ],
    [
      'a correction, which a person looks at',
      'myDataQuery',
      { data: { requests: [{ kind: 'correct', state: 'waiting' }] } },
      false,
    ],
    [
      'a copy that is ready',
      'myDataQuery',
      { data: { requests: [{ kind: 'copy', state: 'done' }] } },
      false,
    ],
  ])('%s: %s', (_, name, state, wait) => {
    expect(waitMsOf(queryOf(name), state)).toBe(wait)
  })

  it('a visitor’s conversation, which no socket reports, and no promotions', () => {
    const conversation = allQueries.find(({ name }) => name.endsWith(' conversationQuery'))
    const promotions = allQueries.find(({ name }) => name.endsWith(' promotionsQuery'))
    expect(conversation?.make(undefined, 'chat.secret').refetchInterval).toBe(3_000)
    expect(promotions?.make('', 'PT').refetchInterval).toBe(false)
  })
})

test('one deposit and one withdrawal are asked for once more if that fails, a conversation is not', () => {
  const retries = allQueries.flatMap((query) => {
    const { retry } = exampleOf(query)
    return retry === undefined ? [] : [[query.name.split(' ')[1], retry]]
  })
  expect(Object.fromEntries(retries)).toEqual({
    conversationQuery: false,
    depositQuery: 1,
    withdrawalQuery: 1,
  })
})

test('no two queries keep their answers under the same key', () => {
  const same = Map.groupBy(allQueries, (query) => JSON.stringify(exampleOf(query).queryKey))
  const shared = [...same.values()].filter(({ length }) => length > 1)
  expect(shared.map((queries) => queries.map(({ name }) => name))).toEqual([])
})
