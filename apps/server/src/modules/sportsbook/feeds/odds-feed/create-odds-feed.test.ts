import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import type { LeagueRow } from '../../tables.ts'
import { createOddsFeed } from './create-odds-feed.ts'

const from = new Date('2030-05-14T12:00:00Z')
const entry = (id: string, more: object = {}) => ({
  id,
  commence_time: '2030-05-14T15:00:00Z',
  home_team: 'Aurora',
  away_team: 'Boreal',
  bookmakers: [],
  ...more,
})

let url = ''
const odd = ['odd1', 'odd2', 'odd3'].map((id) => entry(id, { bookmakers: 'none' }))
const later = entry('later', { commence_time: '2030-05-14T16:00:00Z' })
const entries = [
  ...odd,
  { home_team: 'Nobody' },
  later,
  entry('first'),
  entry('over', { commence_time: '2030-05-14T11:00:00Z' }),
]
const server = createServer((_request, response) => void response.end(JSON.stringify(entries)))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo // listening on TCP
url = `http://127.0.0.1:${port}`
afterAll(() => server.close())

test('2.3: unreadable entries all count as doubtful, and do not replace coming matches', async () => {
  const feed = createOddsFeed({ url, key: 'k', pollMs: 1_000, maxAgeMs: 90_000 })
  const league = {
    sport: 'football',
    feed_key: 'serie_a',
    code: 'A',
    teams: [],
  } as unknown as LeagueRow
  const refs = async (count: number) =>
    (await feed.listFixtures(league, from, count)).map(({ ref }) => ref)
  const [, , , nameless] = await feed.listFixtures(league, from, 1)
  expect(nameless).toMatchObject({ ref: '', raw: '{"home_team":"Nobody"}' })
  expect(await refs(1)).toEqual(['odd1', 'odd2', 'odd3', '', 'first'])
  expect(await refs(5)).toEqual(['odd1', 'odd2', 'odd3', '', 'first', 'later'])
})
