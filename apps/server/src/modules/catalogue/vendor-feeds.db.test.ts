import { createServer } from 'node:http'
import { vendorHeaders } from '@trevo/contract/vendor/signature.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import { createHmacKey, getSigningKey, openKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { answerHeaders } from '@trevo/vendor-kit/signing/sign-answer.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { systemClock } from '@trevo/platform/clock.ts'
import { listPaytables, type PaytableTables } from './repository/paytables.ts'
import { createSyncVendorFeeds } from './service/sync-vendor-feeds.ts'
import type { VendorFeedTables } from './repository/vendor-feeds.ts'
import { openTestCatalogue } from './testing/open-test-catalogue.ts'

const stored = { vendor: 'ACME', keys: [createHmacKey('k1')] }
const keys = openKeys(stored, 'vendor')
const platformKeys = openKeys(stored, 'platform')
const strangersKeys = openKeys({ vendor: 'ACME', keys: [createHmacKey('k1')] }, 'vendor')

/** An external vendor: its offer, and how it answers. */
const vendor = {
  games: [] as object[],
  etag: '"1"',
  keys,
  asked: [] as { ifNoneMatch: string | undefined; status: number }[],
  body: undefined as string | undefined,
  status: undefined as number | undefined,
}

const published: string[] = []

const game = (gameCode: string, more: object = {}) => ({
  gameCode,
  name: { pt: `Jogo ${gameCode}`, en: `Game ${gameCode}` },
  gameType: 'RNG',
  classify: 'SM',
  ...more,
})

const server = createServer((request, response) => {
  const ifNoneMatch = request.headers['if-none-match']
  const status = vendor.status ?? (ifNoneMatch === vendor.etag ? 304 : 200)
  vendor.asked.push({ ifNoneMatch, status })
  if (status === 304) return response.writeHead(304, { etag: vendor.etag }).end()
  const feed = { version: 1, vendor: 'ACME', games: vendor.games }
  const body = vendor.body ?? JSON.stringify(feed)
  const nonce = String(request.headers[vendorHeaders.nonce])
  const nowMs = Date.now()
  const key = getSigningKey(vendor.keys, nowMs)
  const signed = answerHeaders(key, { vendor: 'ACME', nonce }, { status, body, nowMs })
  return response.writeHead(status, { etag: vendor.etag, ...signed }).end(body)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = server.address()
const port = typeof address === 'object' && address ? address.port : 0

const world = await openTestCatalogue()
await world.pool.query(
  `with vendor as (
       insert into catalogue.vendor (code, name, game_type, category, integration, opens)
       values ('ACME', 'Acme', 'RNG', 'RNG', 'ACME', 'VASSALAGE') returning id
     )
     insert into catalogue.vendor_feed (vendor_id, url) select id, $1 from vendor`,
  [`http://127.0.0.1:${port}/games`],
)
const sync = createSyncVendorFeeds({
  database: createDatabase<VendorFeedTables>(world.pool),
  bus: { publish: async (topic) => void published.push(topic) },
  clock: systemClock,
  logger: { warn: () => undefined },
  vendors: {
    findVendorKeys: (integration) => (integration === 'ACME' ? platformKeys : undefined),
  },
})
afterAll(async () => {
  server.close()
  await world.close()
})

const offer = (games: object[], etag: string) => Object.assign(vendor, { games, etag })
const run = async () => {
  await sync()
  await world.catalogue.reload()
}
const offered = () =>
  world.catalogue
    .lobby(1)
    .games.filter((one) => one.vendor.code === 'ACME')
    .map(({ row }) => row)
const errorNow = async () =>
  (await world.pool.query('select error from catalogue.vendor_feed')).rows[0].error

describe("a vendor's feed", () => {
  it('adds games with all data of their sheets', async () => {
    const told = {
      features: ['FREE_SPINS'],
      rtpBp: 9_650,
      paytable: '1.0',
      volatility: 'high',
      stakeMin: '0.20',
      stakeMax: '500.00',
      rules: { pt: ['Regra'], en: ['Rule'] },
      certificate: { laboratory: 'GLI', number: 'A-1', certifiedOn: '2026-01-31' },
    }
    offer([game('a', told), game('b'), game('c')], '"1"')
    await run()
    expect(offered().map((row) => row.game_code)).toEqual(['a', 'b', 'c'])
    const [row] = offered()
    const sheet = await world.ask(`/wps/relay/GCSGAME_gameDetail?nodeId=${row?.node_id}`)
    expect(sheet.value).toMatchObject({
      game: { gameName: 'Jogo a', rtpBp: 9_650, volatility: 'high', vassalage: 'ACME' },
      features: ['FREE_SPINS'],
      rules: ['Regra'],
      stakeMin: '0.20',
      stakeMax: '500.00',
      certificate: { laboratory: 'GLI', number: 'A-1' },
    })
    expect(published).toEqual(['catalogue.changed'])
  })

  it('keeps from when on each paytable was in force', async () => {
    const a = { rtpBp: 9_650, paytable: '1.0' }
    const [before] = (await world.pool.query<{ at: Date }>('select clock_timestamp() as at')).rows
    offer([game('a', { ...a, rtpBp: 9_400, paytable: '1.1' }), game('b'), game('c')], '"1b"')
    await run()
    offer([game('a', a), game('b'), game('c')], '"1"')
    await run()
    const database = createDatabase<PaytableTables>(world.pool)
    const [row] = offered()
    const played = async (from: Date, until: Date) =>
      (await listPaytables(database, { from, until }))
        .filter(({ node_id: nodeId }) => nodeId === row?.node_id)
        .map(({ paytable, rtp_bp: declared }) => [paytable, declared])
    const at = before?.at ?? new Date(0)
    const long = new Date(at.getTime() + 86_400_000)
    expect(await played(at, long)).toEqual([
      ['1.0', 9_650],
      ['1.1', 9_400],
      ['1.0', 9_650],
    ])
    expect(await played(new Date(long.getTime() - 1), long)).toEqual([['1.0', 9_650]])
    expect(await played(new Date(0), at)).toEqual([['1.0', 9_650]])
    published.length = 0
  })

  it('is not read twice: if unchanged, it answers 304 and nothing happens', async () => {
    published.length = 0
    await run()
    expect(vendor.asked.at(-1)).toEqual({ ifNoneMatch: '"1"', status: 304 })
    expect(published).toEqual([])
    expect(await errorNow()).toBeNull()
  })

  it('changes and retires, and gives a returning game its old number', async () => {
    const before = new Map(offered().map((row) => [row.game_code, row.node_id]))
    await world.change(`update catalogue.game set is_hot = true, sort_order = 5
      where game_code = 'a'`)
    offer([game('a', { name: { pt: 'Novo nome', en: 'New name' } }), game('c')], '"2"')
    await run()
    expect(offered().map((row) => row.game_code)).toEqual(['a', 'c'])
    // The operator's settings stay.
    expect(offered()[0]).toMatchObject({ names: { PT: 'Novo nome' }, is_hot: true, sort_order: 5 })
    const retired = await world.pool.query(
      `select retired_at is not null as gone from catalogue.game where game_code = 'b'`,
    )
    expect(retired.rows).toEqual([{ gone: true }])
    offer([game('a'), game('b'), game('c')], '"3"')
    await run()
    expect(new Map(offered().map((row) => [row.game_code, row.node_id]))).toEqual(before)
  })

  it('writes nothing for games that did not change', async () => {
    const writes = `select changed_in::text from catalogue.game
      where game_code in ('a', 'b', 'c') order by game_code`
    const before = (await world.pool.query(writes)).rows
    offer([game('a'), game('b'), game('c')], '"4"')
    await run()
    expect((await world.pool.query(writes)).rows).toEqual(before)
  })

  it.each([
    ['signed by somebody else', { keys: strangersKeys }, 'not signed'],
    ['no JSON', { body: '<html>' }, 'not JSON'],
    ['of a wrong shape', { body: '{"version":2}' }, /not a feed/],
    ['of another vendor', { body: '{"version":1,"vendor":"OTHER","games":[]}' }, /OTHER/],
    ['an error', { status: 500 }, 'status 500'],
    ['sent elsewhere', { status: 302 }, 'status 302'],
  ])('%s changes nothing and is recorded', async (_, how, why) => {
    Object.assign(vendor, { etag: '"bad"', ...how })
    await run()
    const error = await errorNow()
    expect(error).toMatch(why)
    expect(offered()).toHaveLength(3)
    Object.assign(vendor, { keys, body: undefined, status: undefined })
  })

  it('is read up to 32 MiB, and not with one byte more', async () => {
    const feed = JSON.stringify({ version: 1, vendor: 'ACME', games: vendor.games })
    const bytesMax = 33_554_432
    for (const [bytes, error] of [
      [bytesMax, null],
      [bytesMax + 1, 'too long'],
    ] as const) {
      Object.assign(vendor, { etag: `"${bytes}"`, body: feed.padEnd(bytes) })
      await run()
      expect(await errorNow()).toBe(error)
    }
    vendor.body = undefined
  })

  it('2.3: is read game by game: an unreadable one stays unchanged and is reported', async () => {
    const better = { pt: 'Mudou', en: 'Changed' }
    const odd = game('b', { name: better, rtpBp: 'high' })
    const hidden = ['a\0b', 'a\u202Eb', '\ud800'].map((pt, at) =>
      game(`hid${at}`, { name: { pt, en: 'x' } }),
    )
    const twice = [game('c'), game('c', { name: better })]
    offer([game('a', { name: better }), odd, ...hidden, ...twice], '"4b"')
    await run()
    expect(offered().map(({ game_code: code, names }) => [code, names['PT']])).toEqual([
      ['a', 'Mudou'],
      ['b', 'Jogo b'],
      ['c', 'Jogo c'],
    ])
    expect(await errorNow()).toMatch(/^6 of 7 games not read, the first: \{"gameCode":"b",/)
    // An element without a code may be any game, so none is missing.
    offer([game('a'), { gameCode: '?' }], '"4b"')
    await run()
    expect(offered()).toHaveLength(3)
    expect(await errorNow()).toBe('1 of 2 games not read, the first: {"gameCode":"?"}')
    offer([game('a'), game('b'), game('c')], '"4c"')
    await run()
    expect(await errorNow()).toBeNull()
  })

  it('that lost more than half of many games is rejected', async () => {
    const many = Array.from({ length: 30 }, (_, index) => game(`m${index}`))
    offer([...many, game('a'), game('b'), game('c')], '"5"')
    await run()
    expect(offered()).toHaveLength(33)
    offer([game('a')], '"6"')
    await run()
    expect(await errorNow()).toBe('32 of 33 games are missing')
    expect(offered()).toHaveLength(33)
  })
})
