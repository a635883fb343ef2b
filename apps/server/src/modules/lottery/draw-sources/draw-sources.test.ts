import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, test } from 'vitest'
import { chooseDrawSources } from './choose-sources.ts'
import { signRound, testChain, testChainHash } from '../testing/sign-beacon.ts'
import { roundAt } from './drand-beacon.ts'

// An external service on the loopback address: its answer to each path, and the requests it received.
let answers: Map<string, { status: number; json: unknown }>
let asked: string[]
let server: Server
let url = ''

beforeEach(async () => {
  answers = new Map()
  asked = []
  server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization ?? ''}`.trim())
    const { status, json } = answers.get(request.url ?? '') ?? { status: 404, json: {} }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => new Promise((done) => void server.close(done)))

const beacon = () => ({ LOTTERY_BEACON_URL: `${url}/`, LOTTERY_BEACON_CHAIN: testChainHash })
const silent = { warn: () => undefined }
const until = async (find: () => Promise<string | undefined>): Promise<string> => {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await find()
    if (answer !== undefined) return answer
    await wait(25)
  }
  throw new Error('no answer')
}

test.each([
  { at: 1_000, round: 1 },
  { at: 1_001, round: 2 },
  { at: 1_030, round: 2 },
  { at: 1_030.5, round: 3 },
  { at: 900, round: 1 },
])('the first round not before second $at is $round', ({ at, round }) => {
  const chain = { period: 30, genesis_time: 1_000 }
  expect(roundAt(new Date(at * 1_000), chain)).toBe(round)
})

it('a draw takes the randomness of its round, and never blocks while that is missing', async () => {
  answers.set('/info', { status: 200, json: testChain })
  answers.set('/public/2', { status: 425, json: {} })
  const { findBeacon } = chooseDrawSources(beacon(), silent)
  const at = new Date(1_030_000)
  const rounds = () => asked.filter((path) => path.startsWith('/public'))
  expect(await findBeacon?.(at)).toBeUndefined()
  await expect.poll(rounds, { timeout: 10_000 }).toHaveLength(1)
  // Not requested again at every turn.
  expect(await findBeacon?.(at)).toBeUndefined()
  expect(rounds()).toHaveLength(1)
  const signed = signRound(2)
  answers.set('/public/2', { status: 200, json: signed })
  expect(await until(async () => findBeacon?.(at))).toBe(`2:${signed.randomness}`)
})

it.each([
  { what: 'another round', json: signRound(3) },
  { what: 'what is no randomness', json: { ...signRound(2), randomness: 'x' } },
  { what: 'what the beacon did not sign', json: { ...signRound(3), round: 2 } },
  { what: 'a chain other than the one set', chain: { ...testChain, period: 3 } },
  { what: 'more than an answer may be', json: { ...signRound(2), more: 'x'.repeat(20_000) } },
])('$what is no answer', async ({ json = signRound(2), chain = testChain }) => {
  answers.set('/info', { status: 200, json: chain })
  answers.set('/public/2', { status: 200, json })
  const warned: unknown[] = []
  const { findBeacon } = chooseDrawSources(beacon(), {
    warn: (...said: unknown[]) => void warned.push(said),
  })
  await findBeacon?.(new Date(1_030_000))
  for (let tries = 0; warned.length === 0 && tries < 200; tries += 1) await wait(25)
  expect(warned).toHaveLength(1)
  expect(await findBeacon?.(new Date(1_030_000))).toBeUndefined()
})

it('a feed is requested by lottery and draw under its token', async () => {
  answers.set('/TC3D/2030134', { status: 200, json: { numbers: '1,2,3' } })
  const sources = { LOTTERY_FEED_URL: url, LOTTERY_FEED_TOKEN: 'secret' }
  const { findResult } = chooseDrawSources(sources, silent)
  const draw = { gameCode: 'TC3D', drawNumber: '2030134' }
  expect(await until(async () => findResult?.(draw))).toBe('1,2,3')
  expect(asked[0]).toBe('/TC3D/2030134 Bearer secret')
  expect(await findResult?.({ ...draw, drawNumber: '2030135' })).toBeUndefined()
})

it('without settings there is neither, and a wrong address stops the start', () => {
  expect(chooseDrawSources({}, silent)).toEqual({})
  expect(() => chooseDrawSources({ ...beacon(), LOTTERY_BEACON_URL: 'beacon' }, silent)).toThrow()
  expect(() => chooseDrawSources({ LOTTERY_BEACON_URL: url }, silent)).toThrow(/set together/)
})
