/// <reference types="vite/client" />
import { describe, expect, it, test } from 'vitest'

type State = {
  readonly status?: 'pending' | 'error' | 'success'
  readonly data?: object
  readonly dataUpdateCount?: number
}
type Asked = {
  readonly queryKey: readonly unknown[]
  readonly refetchInterval?: number | false | ((query: { readonly state: State }) => number | false)
  readonly retry?: number | false
}
type MakeQuery = (...of: readonly string[]) => Asked

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../{entities,features,pages}/**/{*queries,announcements,play-time}.ts',
  { eager: true },
)
/** Every exported query of the site, by name. */
const queries = new Map(
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .filter((one): one is [string, MakeQuery] => one[0].endsWith('Query')),
)
const queryOf = (name: string, ...of: readonly string[]): Asked => {
  const make = queries.get(name)
  if (!make) throw new Error(`there is no ${name}`)
  return make(...of)
}
const waitMsOf = ({ refetchInterval }: Asked, state: State): number | false | undefined =>
  typeof refetchInterval === 'function' ? refetchInterval({ state }) : refetchInterval

const member = ['7', 'PT', '8', '9']

describe('what an open page asks for again without a live event', () => {
  it('is this, and no more often, in milliseconds; false: only while the last answer can change', () => {
    const waits = [...queries.keys()].flatMap((name) => {
      const wait = waitMsOf(queryOf(name, ...member), { status: 'pending', dataUpdateCount: 0 })
      return wait === undefined ? [] : [[name, wait]]
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
  test.each<[string, string, State, number | false]>([
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
    expect(waitMsOf(queryOf(name, ...member), state)).toBe(wait)
  })

  it('a visitor’s conversation, which no socket reports, and no promotions', () => {
    expect(waitMsOf(queryOf('conversationQuery', '', 'chat.secret'), {})).toBe(3_000)
    expect(waitMsOf(queryOf('promotionsQuery', '', 'PT'), {})).toBe(false)
  })
})

test('one deposit and one withdrawal are asked for once more if that fails, a conversation is not', () => {
  const retries = [...queries.keys()].flatMap((name) => {
    const { retry } = queryOf(name, ...member)
    return retry === undefined ? [] : [[name, retry]]
  })
  expect(Object.fromEntries(retries)).toEqual({
    conversationQuery: false,
    depositQuery: 1,
    withdrawalQuery: 1,
  })
})

test('no two queries keep their answers under the same key', () => {
  const names = Map.groupBy(queries.keys(), (name) =>
    JSON.stringify(queryOf(name, ...member).queryKey),
  )
  expect([...names.values()].filter((same) => same.length > 1)).toEqual([])
})
