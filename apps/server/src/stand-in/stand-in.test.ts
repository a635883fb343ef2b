import { afterAll, beforeEach, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi } from '@trevo/api-client/testing/create-test-api.ts'
import * as api from '@trevo/api-client/endpoints.ts'
import { login } from '@trevo/contract/wps/session.ts'
import { listHotGames } from '@trevo/contract/wps/games.ts'
import { allEndpoints } from '../compose/all-endpoints.ts'
import { exampleOf } from './example-of.ts'
import { openStandIn, type StandIn } from './open-stand-in.ts'
import { people } from './people.ts'

describe('an endpoint without a handler', () => {
  test.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    'answers an example that fits the schema of %s',
    (_, { response }) => {
      expect(response.safeParse(exampleOf(response)).error?.issues).toBeUndefined()
    },
  )
})

describe('the stand-in', () => {
  let standIn: StandIn
  beforeAll(async () => {
    standIn = await openStandIn({ port: 0, buildDir: 'not-built' })
  }, 60_000)
  beforeEach(() => standIn.reset())
  afterAll(() => standIn.close())

  const clientOf = (token?: string) =>
    createTestApi({ baseUrl: standIn.origin, token, getLanguage: () => 'PT' })
  const valueOf = async <Value>(
    answer: Promise<{ ok: true; value: Value } | { ok: false; code: string }>,
  ): Promise<Value> => {
    const given = await answer
    if (given.ok) return given.value
    throw new Error(given.code)
  }

  test('answers each endpoint that has a handler by the contract', async () => {
    const guest = clientOf()
    const member = clientOf(standIn.world.enter('member'))
    const { games } = await valueOf(
      guest.call(api.listGames, { query: { gameType: 'RNG', pageNo: 1, pageSize: 20 } }),
    )
    const [game] = games
    const nodeId = game?.nodeId ?? 0
    const favourite = { nodeId, vendor: game?.vassalage ?? '', gameType: game?.gameType ?? '' }
    await valueOf(member.call(api.addFavouriteGame, { body: favourite }))
    const answers = await Promise.all([
      guest.call(api.getSystemStatus),
      guest.call(api.getGameMenus, { query: {} }),
      guest.call(api.listHotGames),
      guest.call(api.listNewGameVendors, { query: {} }),
      guest.call(api.listGameVendors, { query: {} }),
      guest.call(api.getGameDetail, { query: { nodeId } }),
      guest.call(api.listAnnouncements, { query: {} }),
      guest.call(api.getHelpCenter, { query: {} }),
      guest.call(api.listWinners, { query: {} }),
      guest.call(api.listJackpots, { query: {} }),
      guest.call(api.getJackpot),
      guest.call(api.getHumanChallenge),
      member.call(api.getMemberInfo),
      member.call(api.getBalance, { query: {} }),
      member.call(api.getMerchantWallet),
      member.call(api.listFavouriteIds, { query: {} }),
      member.call(api.listFavouriteGames, { query: {} }),
      member.call(api.setMemberLanguage, { body: { language: 'EN' } }),
      member.call(api.removeFavouriteGame, { body: favourite }),
    ])
    await valueOf(member.call(api.logout))
    expect(answers.filter(({ ok }) => !ok)).toEqual([])
    expect(games.length).toBe(20)
    expect(standIn.failures).toEqual([])
  })

  test('logs a person in by a sealed call, and refuses a wrong password', async () => {
    const { username, password } = people.member
    const send = (given: string) =>
      clientOf().call(api.login, { body: { type: 'username', username, password: given } })
    expect(await send('wrong')).toMatchObject({ ok: false, code: 'login.failed' })
    const { token } = await valueOf(send(password))
    expect(await valueOf(clientOf(token).call(api.getMemberInfo))).toMatchObject({ id: '1' })
  })

  test('refuses, waits and breaks off when a test says so', async () => {
    const guest = clientOf()
    const ask = () => guest.call(api.listHotGames)
    standIn.refuse(listHotGames, 'system.maintenance')
    expect(await ask()).toMatchObject({ ok: false, code: 'system.maintenance' })
    standIn.clear(listHotGames)
    const release = standIn.hold(listHotGames)
    const held = ask()
    expect(await Promise.race([held, guest.call(api.getJackpot).then(() => 'waits')])).toBe('waits')
    release()
    expect(await held).toMatchObject({ ok: true })
    standIn.breakOff(login)
    const body = { type: 'username', username: 'a', password: 'b' } as const
    expect(await guest.call(api.login, { body })).toMatchObject({ ok: false, code: 'network' })
  })

  test('a change of the world shows, and reset undoes it', async () => {
    const hot = async () => (await valueOf(clientOf().call(api.listHotGames))).list.length
    const before = await hot()
    await standIn.apply(({ state }) => {
      for (const game of state().catalogue.games) game.is_hot = false
    })
    expect(await hot()).toBe(0)
    await standIn.reset()
    expect(await hot()).toBe(before)
  })
})
