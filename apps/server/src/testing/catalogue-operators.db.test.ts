import { randomUUID } from 'node:crypto'
import * as ops from '@trevo/api-client/ops-endpoints.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { expectActsWithoutBefore } from './backoffice/expect-acts-without-before.ts'
import { first, second, startOperatorWorld } from './start-operator-world.ts'
import { valueOf } from './value-of.ts'

const world = await startOperatorWorld()
afterAll(() => world.server.close())
world.beginTest()
const one = await world.enterAs(first)
const other = await world.enterAs(second)
const { catalogue, settings } = world.server.server.modules
const reason = 'list of the week'
const games = async (query: object = {}) =>
  valueOf(await one.call(ops.listCatalogueGames, { query: query as never })).list
const change = (nodeIds: number[], what: object) =>
  one.call(ops.changeCatalogueGames, { body: { nodeIds, change: what, reason } })

describe('games', () => {
  it('ten are made hot at once, and the lobby shows them', async () => {
    const nodeIds = (await games({ category: 'RNG', pageSize: 30 }))
      .filter(({ isHot }) => !isHot)
      .slice(0, 10)
      .map(({ nodeId }) => nodeId)
    expect(nodeIds).toHaveLength(10)
    expect(valueOf(await change(nodeIds, { isHot: true })).games.every(({ isHot }) => isHot)).toBe(
      true,
    )
    await catalogue.reload()
    const { byNode } = catalogue.lobby(1)
    expect(nodeIds.every((nodeId) => byNode.get(nodeId)?.row.is_hot)).toBe(true)
  })

  it('a game is called new for thirty days after it was listed, and no longer', async () => {
    const [young, old] = await games({ category: 'RNG' })
    if (!young || !old) throw new Error('two games')
    await world.server.pool.query(
      `update catalogue.game set listed_at = now() - interval '32 days' where node_id = $1`,
      [old.nodeId],
    )
    expect(await change([young.nodeId, old.nodeId], { isNew: true })).toMatchObject({
      code: 'catalogue.listed_earlier',
      detail: { days: 30 },
    })
    const { rows } = await world.server.pool.query(
      'select from catalogue.brand_game where node_id = any($1) and is_new',
      [[young.nodeId, old.nodeId]],
    )
    expect(rows).toEqual([])
    expect(valueOf(await change([young.nodeId], { isNew: true })).games).toMatchObject([
      { isNew: true },
    ])
  })

  it('a row is reordered: chosen games come first, all others follow as before', async () => {
    const before = (await games({ category: 'RNG', pageSize: 100 })).map(({ nodeId }) => nodeId)
    const nodeIds = before.slice(0, 5).toReversed()
    await one.call(ops.orderCatalogueGames, { body: { nodeIds, reason } })
    const after = (await games({ category: 'RNG', pageSize: 100 })).map(({ nodeId }) => nodeId)
    expect(after).toEqual([...nodeIds, ...before.slice(5)])
    await catalogue.reload()
    const lobby = catalogue.lobby(1).games.filter(({ row }) => nodeIds.includes(row.node_id))
    expect(lobby.map(({ row }) => row.node_id)).toEqual(nodeIds)
  })

  it('returnMinBp: under the rules of Brazil a game that returns less than 85 % is refused when it is put on sale', async () => {
    const [game] = await games({ category: 'RNG' })
    if (!game) throw new Error('a game')
    const { pool, server } = world.server
    const setJurisdiction = async (name: string) => {
      await pool.query('update settings.brand set jurisdiction = $1 where id = 1', [name])
      await server.modules.settings.reload()
    }
    const setReturn = async (rtpBp: number | null) => {
      await pool.query('update catalogue.game set rtp_bp = $2 where node_id = $1', [
        game.nodeId,
        rtpBp,
      ])
      await catalogue.reload()
    }
    await setJurisdiction('br')
    await setReturn(8_499)
    expect(await change([game.nodeId], { isEnabled: true })).toMatchObject({
      code: 'catalogue.return_too_low',
    })
    expect(catalogue.lobby(1).byNode.has(game.nodeId)).toBe(false)
    // Taking it off sale is always possible.
    expect(valueOf(await change([game.nodeId], { isEnabled: false })).games).toHaveLength(1)
    await setReturn(8_500)
    expect(valueOf(await change([game.nodeId], { isEnabled: true })).games).toHaveLength(1)
    await catalogue.reload()
    expect(catalogue.findGame(game.nodeId, 1)).toBeDefined()
    await setReturn(game.rtpBp)
    await setJurisdiction('open')
    await change([game.nodeId], { isEnabled: true })
  })

  it('maintenance at the brand closes a game there and at no other; one left out is in no list', async () => {
    const [closed, left] = (await games({ category: 'RNG' })).map(({ nodeId }) => nodeId)
    if (closed === undefined || left === undefined) throw new Error('two games')
    await change([closed], { isInMaintenance: true })
    await change([left], { isEnabled: false })
    await catalogue.reload()
    expect(catalogue.lobby(1).byNode.get(closed)?.row.maintenance).toBe(true)
    expect(catalogue.findKnown(closed)?.row.maintenance).toBe(false)
    expect(catalogue.lobby(1).byNode.has(left)).toBe(false)
    expect((await games({ mark: 'maintenance' })).map(({ nodeId }) => nodeId)).toEqual([closed])
    expect((await games({ mark: 'off' })).map(({ nodeId }) => nodeId)).toContain(left)
    await change([closed, left], { isInMaintenance: false, isEnabled: true })
  })

  it('pages have every game once, and a search finds by name, code and number', async () => {
    const all = (await games({ pageSize: 100 })).map(({ nodeId }) => nodeId)
    const answer = valueOf(await one.call(ops.listCatalogueGames, { query: { pageSize: 7 } }))
    const next = valueOf(
      await one.call(ops.listCatalogueGames, {
        query: { pageSize: 7, ...(answer.next !== null && { before: answer.next }) },
      }),
    )
    expect([...answer.list, ...next.list].map(({ nodeId }) => nodeId)).toEqual(all.slice(0, 14))
    const [found] = await games({ text: String(all[3]) })
    expect(found?.nodeId).toBe(all[3])
    expect(await games({ text: "100%_'" })).toEqual([])
  })

  it('one closed for all brands is closed at each of them, and an unknown one closes none', async () => {
    const [game] = await games({ category: 'RNG' })
    if (!game) throw new Error('a game')
    const forAll = (nodeIds: number[], isEnabled: boolean) =>
      one.call(ops.changeGamesForAll, { body: { nodeIds, change: { isEnabled }, reason } })
    const brandsWithGame = async () => {
      await catalogue.reload()
      return settings.brands().filter(({ id }) => catalogue.findGame(game.nodeId, id)).length
    }
    const offered = await brandsWithGame()
    expect(await forAll([game.nodeId, 2_000_000_000], false)).toMatchObject({
      code: 'catalogue.unknown',
    })
    expect(await brandsWithGame()).toBe(offered)
    valueOf(await forAll([game.nodeId], false))
    expect(await brandsWithGame()).toBe(0)
    valueOf(await forAll([game.nodeId], true))
    expect(await brandsWithGame()).toBe(offered)
  })

  it('free rounds bear the names that players read, and codes once the game is gone', async () => {
    const { pool } = world.server
    await pool.query(
      `insert into play.free_campaign (id, source, source_id, vendor, member_id, node_id, game_code, rounds,
         stake_minor, win_turnover, created_at, expires_at)
       select gen_random_uuid(), 'test', node_id::text, 'TRV', (select member_id from members.member
         where account_key = 'trevo@membro.demo'), node_id, 'tigre', 5, 2000, 1, now(), now() + interval '1 day'
       from unnest('{1001, 999999}'::integer[]) node_id`,
    )
    const { campaigns } = valueOf(await one.call(ops.listOperatorFreeRounds))
    const named = campaigns.filter(({ gameCode }) => gameCode === 'tigre')
    expect(named.map(({ gameNames }) => gameNames['PT']).toSorted()).toEqual([
      'Tigre da Sorte',
      undefined,
    ])
    const { vendor, vendorName } = named.find(({ gameNames }) => gameNames['PT']) ?? {}
    expect(vendorName).not.toBe(vendor)
  })

  it('an unknown game changes nothing of the others', async () => {
    const [game] = await games()
    if (!game) throw new Error('a game')
    expect(await change([game.nodeId, 2_000_000_000], { isNew: !game.isNew })).toMatchObject({
      code: 'catalogue.unknown',
    })
    expect((await games())[0]?.isNew).toBe(game.isNew)
  })
})

describe('vendors', () => {
  it('their order, maintenance for all brands and feeds are set, and the feed is read from its beginning', async () => {
    const { vendors } = valueOf(await one.call(ops.listCatalogueVendors))
    const vendorIds = vendors.map(({ vendorId }) => vendorId).toReversed()
    const ordered = valueOf(
      await one.call(ops.orderCatalogueVendors, { body: { vendorIds, reason } }),
    )
    expect(ordered.vendors.map(({ vendorId }) => vendorId)).toEqual(vendorIds)
    const params = { vendorId: vendorIds[0] } as never
    const feed = { url: 'https://vendor.example/games', isEnabled: false }
    const body = { isInMaintenance: true, feed, reason }
    expect(await one.call(ops.changeVendorForAll, { params, body })).toMatchObject({
      value: { forAll: { isInMaintenance: true }, feed: { ...feed, error: null } },
    })
    await one.call(ops.changeVendorForAll, { params, body: { isInMaintenance: false, reason } })
  })

  it('a vendor that the brand does not offer is in no lane of its lobby', async () => {
    const { vendors } = valueOf(await one.call(ops.listCatalogueVendors))
    const vendor = vendors.find(({ games: count }) => count > 0)
    if (!vendor) throw new Error('a vendor')
    const params = { vendorId: vendor.vendorId } as never
    await one.call(ops.changeCatalogueVendor, { params, body: { isEnabled: false, reason } })
    await catalogue.reload()
    expect(catalogue.lobby(1).vendors.some(({ id }) => id === vendor.vendorId)).toBe(false)
    await one.call(ops.changeCatalogueVendor, { params, body: { isEnabled: true, reason } })
    await catalogue.reload()
    expect(catalogue.lobby(1).vendors.some(({ id }) => id === vendor.vendorId)).toBe(true)
  })
})

it('payout caps change by two persons, and not to what they are', async () => {
  const limits = { stakesMax: 5_000, payoutMax: '250000.00' }
  const ask = (by: typeof one) =>
    by.call(ops.changePayoutLimits, { body: { ...limits, requestId: randomUUID(), reason } })
  expect(await ask(one)).toMatchObject({ value: { isDone: false } })
  expect(await one.call(ops.showPayoutLimits)).toMatchObject({
    value: { isOwn: false, waiting: { askedBy: first.username, reason } },
  })
  expect(await ask(one)).toMatchObject({ code: 'approval.same_person' })
  expect(await ask(other)).toMatchObject({ value: { isDone: true } })
  expect(await one.call(ops.showPayoutLimits)).toMatchObject({
    value: { ...limits, isOwn: true, waiting: null },
  })
  expect(await ask(one)).toMatchObject({ code: 'catalogue.limits_invalid' })
  const askFor = (payoutMax: string) =>
    one.call(ops.changePayoutLimits, {
      body: { ...limits, payoutMax, requestId: randomUUID(), reason },
    })
  for (const amount of ['0.0001', '0.00']) expect(await askFor(amount)).toMatchObject({ ok: false })
  expect(await askFor('0.01')).toMatchObject({ value: { isDone: false } })
})

expectActsWithoutBefore(() => world.server.pool, [])
