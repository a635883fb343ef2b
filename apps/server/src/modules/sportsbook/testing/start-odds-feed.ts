import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`odds-feed/${name}.json`, import.meta.url), 'utf8'))

type Said = {
  id: string
  commence_time: string
  home_team: string
  away_team: string
  bookmakers: { key: string; last_update: string; markets: unknown[] }[]
}

/** A day of a feed as documented, made by ourselves: earlier odds, and one match at several times. */
export const recorded = {
  odds: read('odds') as readonly Said[],
  scores: read('scores') as readonly { at: string; answer: readonly Record<string, unknown>[] }[],
}

/**
 * A server on the loopback address that answers as in docs/odds-feed.md: the calls `odds` and `scores`
 * of a sport, the key in `x-api-key`, 404 for any other address, and the test's documents.
 */
export const startOddsFeed = async () => {
  const state: { odds: unknown; scores: unknown; status: number; keys: string[] } = {
    odds: recorded.odds,
    scores: [],
    status: 200,
    keys: [],
  }
  const server = createServer((request, response) => {
    state.keys.push(String(request.headers['x-api-key']))
    const what = /^\/v4\/sports\/soccer_trevo_serie\/(odds|scores)\?/.exec(request.url ?? '')?.[1]
    const body = what === 'odds' || what === 'scores' ? state[what] : undefined
    response.statusCode = body === undefined ? 404 : state.status
    response.setHeader('content-type', 'application/json')
    response.end(typeof body === 'string' ? body : JSON.stringify(body ?? null))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    state,
    url: `http://127.0.0.1:${port}/v4`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
