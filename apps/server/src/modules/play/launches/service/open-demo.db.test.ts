import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { createOpenDemo } from './open-demo.ts'
import { hubGame } from '../../testing/adapted-vendors.ts'
import { openTestPlay, testGame } from '../../testing/open-test-play.ts'

const server = await openTestPlay()
afterEach(() => void server.games.set(testGame.nodeId, testGame))
afterAll(() => server.close())

const order = { brandId: 1, nodeId: testGame.nodeId, language: 'PT' as const }

describe('a game with play money', () => {
  test('anyone gets its address, and nothing is written', async () => {
    const openDemo = createOpenDemo(server.context)
    expect(openDemo(order)).toEqual({
      url: 'http://games.test/test-game?demo',
      invitesToPlay: false,
    })
    const { rows } = await server.pool.query<{ written: string }>(
      `select (select count(*) from play.launch) + (select count(*) from play.game_session)
         + (select count(*) from wallet.transfer) as written`,
    )
    expect(rows).toEqual([{ written: 0n }])
  })

  test('no demo for an unknown game, during maintenance, or at a vendor without one', () => {
    const openDemo = createOpenDemo(server.context)
    expect(() => openDemo({ ...order, nodeId: 999 })).toThrow('game.unknown')
    expect(() => openDemo({ ...order, nodeId: hubGame.nodeId })).toThrow('game.no_demo')
    server.games.set(testGame.nodeId, { ...testGame, maintenance: true })
    expect(() => openDemo(order)).toThrow('game.maintenance')
  })

  test('demoInvitesToPlay: the answer says whether the rules let a demo invite to play for money', () => {
    const openDemo = createOpenDemo(server.context)
    expect(openDemo(order).invitesToPlay).toBe(false)
    const settings = {
      ...server.context.settings,
      demoOf: () => ({ isOffered: true, invitesToPlay: true }),
    }
    expect(createOpenDemo({ ...server.context, settings })(order).invitesToPlay).toBe(true)
  })

  test('a brand without demos refuses every caller', () => {
    const settings = {
      ...server.context.settings,
      demoOf: () => ({ isOffered: false, invitesToPlay: true }),
    }
    const openDemo = createOpenDemo({ ...server.context, settings })
    expect(() => openDemo(order)).toThrow('game.no_demo')
  })
})
