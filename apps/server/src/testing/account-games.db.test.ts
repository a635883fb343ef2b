import * as endpoints from '@trevo/api-client/endpoints.ts'
import { favouritesMax } from '@trevo/contract/wps/games/account-games.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './start-test-server.ts'

let server: TestServer
let member: Awaited<ReturnType<TestServer['logIn']>>
let nodes: readonly { nodeId: number; vendor: string; gameType: string }[]
let offsetMs = 0

const switchModules = (enabled: boolean) =>
  server.change(
    `update settings.module_switch set enabled = ${enabled}
     where module_id in ('GAMELOFAV3', 'GAMELOREC3')`,
  )

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => new Date(Date.now() + offsetMs) } })
  await switchModules(true)
  member = await server.logIn('membro.demo')
  const hot = await server.guest().call(endpoints.listHotGames)
  const games = hot.ok ? hot.value.list : []
  nodes = games
    .toSorted((one, other) => other.gameType.localeCompare(one.gameType)) // slots before in-house
    .map(({ nodeId, vassalage, gameType }) => ({ nodeId, vendor: vassalage, gameType }))
})
afterAll(() => server.close())

const nodeAt = (index: number) => nodes[index] ?? { nodeId: 0, vendor: '', gameType: '' }
const add = (index: number) => {
  offsetMs += 1_000
  return member.api.call(endpoints.addFavouriteGame, { body: nodeAt(index) })
}
const remove = (index: number) =>
  member.api.call(endpoints.removeFavouriteGame, { body: nodeAt(index) })
const ids = async () => {
  const answer = await member.api.call(endpoints.listFavouriteIds)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
const list = async (query = {}) => {
  const answer = await member.api.call(endpoints.listFavouriteGames, { query })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

describe('favourites', () => {
  it('CALL-41, CALL-39, FAV-2: a game is added once, and its node id is a text', async () => {
    expect((await add(0)).ok).toBe(true)
    expect((await add(1)).ok).toBe(true)
    expect((await add(0)).ok).toBe(true)
    expect(await ids()).toEqual([String(nodeAt(0).nodeId), String(nodeAt(1).nodeId)])
  })

  it('CALL-40, CONST-4, MODEL-16: the list has content, pageNum and totalPages, newest first', async () => {
    const { gameType } = nodeAt(0)
    const all = await list({ gameType })
    expect(all.content.map(({ nodeId }) => nodeId)).toEqual([nodeAt(1).nodeId, nodeAt(0).nodeId])
    expect([all.pageNum, all.totalPages]).toEqual([1, 1])
    const second = await list({ pageNo: 2, pageSize: 1 })
    expect(second.content.map(({ nodeId }) => nodeId)).toEqual([nodeAt(0).nodeId])
    expect([second.pageNum, second.totalPages]).toEqual([2, 2])
    expect((await list({ gameType: 'FISH' })).content).toEqual([])
  })

  it('CALL-40: gameType keeps other types out, before the pages are cut', async () => {
    const other = nodes.findIndex(({ gameType }) => gameType !== nodeAt(0).gameType)
    expect((await add(other)).ok).toBe(true)
    const { gameType } = nodeAt(0)
    const idsOf = (page: Awaited<ReturnType<typeof list>>) => page.content.map((one) => one.nodeId)
    expect(idsOf(await list())).toEqual([other, 1, 0].map((index) => nodeAt(index).nodeId))
    expect(idsOf(await list({ gameType }))).toEqual([nodeAt(1).nodeId, nodeAt(0).nodeId])
    expect(idsOf(await list({ gameType: nodeAt(other).gameType }))).toEqual([nodeAt(other).nodeId])
    const second = await list({ gameType, pageNo: 2, pageSize: 1 })
    expect([idsOf(second), second.pageNum, second.totalPages]).toEqual([[nodeAt(0).nodeId], 2, 2])
    const odd = await member.api.call(endpoints.listFavouriteGames, { query: { gameType: "R'" } })
    expect(odd).toMatchObject({ ok: false, code: 'request_param_err' })
    expect((await remove(other)).ok).toBe(true)
  })

  it('CALL-42, FAV-2: removing takes one mark away and may be repeated', async () => {
    expect((await remove(0)).ok).toBe(true)
    expect((await remove(0)).ok).toBe(true)
    expect(await ids()).toEqual([String(nodeAt(1).nodeId)])
  })

  it('a withdrawn game leaves the list and keeps its mark', async () => {
    const { nodeId } = nodeAt(1)
    const withdraw = (enabled: boolean) =>
      server.change(`update catalogue.game set enabled = ${enabled} where node_id = ${nodeId}`)
    await withdraw(false)
    expect((await list()).content).toEqual([])
    await withdraw(true)
    expect((await list()).content).toHaveLength(1)
  })

  it('FAV-1, ROLE-6: neither guest nor trial user has favourites', async () => {
    const body = nodeAt(0)
    const guest = await server.guest().call(endpoints.addFavouriteGame, { body })
    expect(guest).toMatchObject({ ok: false, code: 'login.not.session' })
    const trial = await (await server.tryOut()).api.call(endpoints.addFavouriteGame, { body })
    expect(trial.ok).toBe(false)
    const others = await server.logIn('agente.demo')
    expect(await others.api.call(endpoints.listFavouriteIds)).toMatchObject({ value: [] })
  })

  it('an unknown game is refused', async () => {
    const body = { nodeId: 2_000_000_000, vendor: 'BGS', gameType: 'RNG' }
    const answer = await member.api.call(endpoints.addFavouriteGame, { body })
    expect(answer).toMatchObject({ ok: false, code: 'game.unknown' })
  })

  it('two concurrent additions do not exceed the limit of 999 together', async () => {
    await server.pool.query(
      `insert into catalogue.favourite
       select $1, 1000000 + n, now() from generate_series(1, $2::int) n`,
      [member.memberId, favouritesMax - 2],
    )
    const answers = await Promise.all([add(2), add(3)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'favourite.too_many' })
    expect((await add(1)).ok).toBe(true)
    await server.pool.query('delete from catalogue.favourite where node_id > 1000000')
  })
})

describe('recent games', () => {
  const launch = async (index: number) => {
    offsetMs += 1_000
    const query = { nodeId: nodeAt(index).nodeId }
    expect((await member.api.call(endpoints.launchGame, { query })).ok).toBe(true)
  }
  const recent = async (query = {}) => {
    const answer = await member.api.call(endpoints.listRecentGames, { query })
    if (!answer.ok) throw new Error(answer.code)
    return answer.value.map(({ nodeId }) => nodeId)
  }

  it('CALL-43: the games a member opened, last one first, each once', async () => {
    expect(await recent()).toEqual([])
    for (const index of [0, 1, 2, 0]) await launch(index)
    const expected = [0, 2, 1].map((index) => nodeAt(index).nodeId)
    await expect.poll(() => recent({ page: 1, pageSize: 20 })).toEqual(expected)
    expect(await recent({ page: 2, pageSize: 2 })).toEqual(expected.slice(2))
  })

  it('only the member’s own', async () => {
    const other = await server.logIn('agente.demo')
    expect(await other.api.call(endpoints.listRecentGames)).toMatchObject({ value: [] })
    const guest = await server.guest().call(endpoints.listRecentGames)
    expect(guest).toMatchObject({ ok: false, code: 'login.not.session' })
  })
})

it('with the module off there are no favourites or recent games', async () => {
  await switchModules(false)
  const off = { ok: false, code: 'function.not.available' }
  expect(await member.api.call(endpoints.listFavouriteIds)).toMatchObject(off)
  expect(await member.api.call(endpoints.listRecentGames)).toMatchObject(off)
  await switchModules(true)
})
