import { chanceOf } from '@trevo/fairness/chance.ts'
import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import { drawCrash, elapsedAt, flightMs } from '@trevo/game-rules/crash/flight.ts'
import { maths } from '@trevo/titles/foguete-maluco/maths.ts'
import { theme } from '@trevo/titles/foguete-maluco/theme.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDemoPort, type DemoPort } from '../../demo/demo-port.ts'
import { createBoard } from '../../families/crash/board.ts'
import type { RoomBets, SeenRound } from '../../families/board.ts'
import { RgsRefusal, RgsSilence } from '../../rgs/rgs-port.ts'
import { fullProfile } from '../../rgs/session-of.ts'
import { simulateCanvas } from '../../testing/simulate-canvas.ts'
import { simulateClock } from '../../testing/simulate-clock.ts'
import { pt } from '../../text/pt.ts'
import type { Title } from '../../titles.ts'
import { createGame } from '../create-game.ts'
import type { Game } from '../context/game-context.ts'
import { createRoomBets } from './room-bets.ts'

/** Seeds whose first flight lasts long enough to cash out. */
const seedsOfLongFlight = () => {
  for (let seed = 0; ; seed += 1) {
    const seeds = { serverSeed: seed.toString(16).padStart(64, '0'), clientSeed: 'test' }
    const crashAt = drawCrash(maths, chanceOf({ ...seeds, nonce: 1 }))
    if (crashAt >= 300 && crashAt <= 1_000) return { seeds, crashAt }
  }
}
const engine = engineOf(maths)
const { seeds, crashAt } = seedsOfLongFlight()
const stakeMinor = parseMoney('10.00')
const full = parseMoney('1000.00')
const anyFrames = new Proxy({}, { get: () => [0, 0, 64] as const, has: () => true })

let game: Game
let bets: RoomBets
/** The room of the demo, whose answers a test may corrupt. */
let port: { -readonly [Call in keyof DemoPort]: DemoPort[Call] }

const pass = async (ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms)
  port.drive()
  await vi.advanceTimersByTimeAsync(1)
}

beforeAll(simulateCanvas)
simulateClock()
beforeEach(async () => {
  document.body.innerHTML = '<main id="game"></main>'
  const demo = createDemoPort({
    title: maths,
    engine,
    profile: fullProfile,
    language: 'PT',
    siteOrigin: 'http://site.test',
    seeds,
    nowMs: () => performance.now(),
  })
  port = { ...demo }
  const title: Title<typeof maths> = {
    maths,
    theme,
    createBoard,
    loadEngine: async () => ({ engine }),
    sheet: { file: 'assets/test.webp', width: 1024, frames: anyFrames },
  }
  const made = createGame({
    root: document.querySelector('#game') as HTMLElement, // just made
    port,
    title: title as unknown as Title, // of any family, as the build hands it out
    session: await port.resume(),
    text: pt,
    language: 'PT',
  })
  await vi.advanceTimersByTimeAsync(1_000)
  game = await made
  bets = createRoomBets(game)
})

const place = async (autoCashOut: number | null = null): Promise<SeenRound> => {
  const bet = await bets.place({ stakeMinor, choice: { seat: 1, autoCashOut } })
  if (!bet) throw new Error('the bet was refused')
  return bet
}
const takeOff = (): Promise<void> => pass(maths.bettingMs)
const flyTo = (multiplier: number): Promise<void> => pass(elapsedAt(maths, multiplier))
const land = (): Promise<void> => pass(flightMs(maths, crashAt))
const balance = (): bigint => game.state.balanceMinor
const said = (): string => document.body.textContent ?? ''

describe('a bet in a room', () => {
  test('takes its stake at once, and adds its cash-out to the balance once', async () => {
    const bet = await place()
    expect([balance(), game.state.openBets]).toEqual([full - stakeMinor, 1])
    await takeOff()
    await flyTo(200)
    const paid = await bets.cashOut(bet)
    expect(paid?.payoutMinor).toBeGreaterThanOrEqual(2n * stakeMinor)
    expect(balance()).toBe(full - stakeMinor + (paid?.payoutMinor ?? 0n))
    expect(formatMoney(balance())).toBe((await port.resume()).balance)
    expect(game.state.openBets).toBe(0)
  })

  test('that is not cashed out is lost with its flight', async () => {
    const bet = await place()
    await takeOff()
    await land()
    const lost = await bets.settle(bet)
    expect(lost?.payoutMinor).toBe(0n)
    expect([balance(), game.state.openBets]).toEqual([full - stakeMinor, 0])
  })

  test('whose answer is lost is requested again under its own id: one stake', async () => {
    const { play } = port
    const ids: string[] = []
    port.play = async (order) => {
      ids.push(order.id)
      const answer = await play(order)
      if (ids.length === 1) throw new RgsSilence('the line broke')
      return answer
    }
    const placing = place()
    await vi.advanceTimersByTimeAsync(1_000)
    await placing
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    expect((await port.resume()).balance).toBe(formatMoney(full - stakeMinor))
    expect(balance()).toBe(full - stakeMinor)
  })

  test('that comes too late is refused: its stake is returned, and the player is told', async () => {
    await takeOff()
    const bet = await bets.place({ stakeMinor, choice: { seat: 1, autoCashOut: null } })
    expect(bet).toBeUndefined()
    expect([balance(), game.state.openBets]).toEqual([full, 0])
    expect(document.querySelector('.banner')?.textContent).not.toBe('')
  })

  test('above the balance is not sent', async () => {
    const asked = vi.fn(port.play)
    port.play = asked
    const more = { stakeMinor: full + 1n, choice: { seat: 1, autoCashOut: null } }
    expect(await bets.place(more)).toBeUndefined()
    expect(asked).not.toHaveBeenCalled()
    expect(said()).toContain(pt.problems.insufficient)
  })

  test('cashed out too late is reported as it was decided', async () => {
    const bet = await place()
    await takeOff()
    await land()
    port.act = () => Promise.reject(new RgsRefusal('rgs.round_finished', '', {}))
    expect((await bets.cashOut(bet))?.payoutMinor).toBe(0n)
    expect([balance(), game.state.openBets]).toEqual([full - stakeMinor, 0])
  })

  test('that the game server returns is reported as returned, and the stake is back in the balance', async () => {
    const bet = await place()
    const { round } = port
    port.round = async (id) => {
      const answer = await round(id)
      return { ...answer, round: { ...answer.round, state: 'cancelled' } }
    }
    expect(await bets.settle(bet)).toBeUndefined()
    expect([balance(), game.state.openBets]).toEqual([full, 0])
    expect(said()).toContain(pt.problems.cancelled)
  })
})

describe('earlier bets', () => {
  test('are polled until they are decided, and each counts once', async () => {
    const choice = { seat: 2, autoCashOut: null }
    const order = { id: crypto.randomUUID(), gameCode: maths.gameCode, stake: '10.00', choice }
    await port.play(order)
    const { room } = port
    let asked = 0
    port.room = async () => {
      const answer = await room()
      asked += 1
      if (asked > 1) return answer
      return { ...answer, own: answer.own.map((one) => ({ ...one, outcome: null })) }
    }
    const adopting = bets.own()
    await vi.advanceTimersByTimeAsync(1_000)
    expect((await adopting).map(({ id }) => id)).toEqual([order.id])
    expect([asked, game.state.openBets]).toEqual([2, 1])
    expect(await bets.own()).toEqual([])
    expect(game.state.openBets).toBe(1)
  })
})
