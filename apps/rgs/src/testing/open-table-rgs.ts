import { randomUUID } from 'node:crypto'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { actInRound } from '@trevo/contract/rgs/play.ts'
import type { getRoom } from '@trevo/contract/rgs/rooms.ts'
import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import type { TableTitle } from '@trevo/game-rules/engine/title-data.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { maths as roleta } from '@trevo/titles/roleta-ao-vivo/maths.ts'
import type { Dependencies } from '../dependencies.ts'
import { findCurrentGame } from '../rooms/common/repository/rooms.ts'
import { driveRoom, settleRoom } from '../rooms/games/service/drive-room.ts'
import { gameCode, openTestRgs, type TestRgs } from './open-test-rgs.ts'

/** Stakes by place, as decimal text. */
export type Laid = Readonly<Record<string, string>>

const wagerOf = (laid: Laid) => {
  const bets = Object.entries(laid).map(([bet, stake]) => ({
    bet,
    stakeMinor: String(parseMoney(stake)),
  }))
  const stake = bets.reduce((sum, one) => sum + Number(one.stakeMinor), 0) / 10_000
  return { stake: stake.toFixed(2), choice: { bets } }
}

/** The game server of `openTestRgs` with a table of a title, whose clock the test moves. */
export const openTableRgs = async (of: unknown = roleta) => openTableOn(await openTestRgs(), of)

/** Starts a game server again, now with a table of a title. Closing the table closes the server. */
export const openTableOn = async (rgs: TestRgs, of: unknown) => {
  // A title whose data make it a shared table.
  const title: TableTitle = { ...(of as TableTitle), gameCode }
  const inRoom: Partial<Dependencies> = {
    findTitle: () => ({ title, engine: engineOf(title) }),
    roomChainLength: 200,
  }
  // Time is stopped unless a test moves it, and no day begins while it plays.
  let nowMs = Date.UTC(2030, 4, 14, 15)
  const clock = { now: () => new Date(nowMs) }
  const start = (more: Partial<Dependencies> = {}) =>
    rgs.crash({ ...inRoom, clock, ...more }, [title])
  await start()
  const drive = (driver = '00000000-0000-4000-8000-000000000001') =>
    driveRoom(rgs.dependencies(), driver)(title)
  const current = async () => {
    const game = await findCurrentGame(rgs.dependencies().database.db, gameCode)
    if (!game) throw new Error('no round at the table')
    return { ...(await rgs.dependencies().findDraw(title, game)), game }
  }
  const driveTo = async (ms: number, driver?: string) => {
    while (nowMs < ms) {
      nowMs = Math.min(ms, nowMs + 1_000)
      await drive(driver)
    }
    await drive(driver)
  }
  return {
    ...rgs,
    title,
    start,
    drive,
    driveTo,
    current,
    nowMs: () => nowMs,
    wait: (ms: number) => {
      nowMs += ms
    },
    moveTo: (ms: number) => {
      nowMs = ms
    },
    /** Bets are open now. */
    openRound: async () => {
      await drive()
      return current()
    },
    closeBets: async () => driveTo((await current()).game.flies_at.getTime()),
    /** Past the close to the end; everything is settled. */
    end: async () => {
      const { endsAtMs } = await current()
      await driveTo(endsAtMs)
      await settleRoom(rgs.dependencies())(title)
    },
    settle: () => settleRoom(rgs.dependencies())(title),
    bet: (token: string, laid: Laid, more: object = {}) =>
      rgs.play(token, { ...wagerOf(laid), seed: undefined, ...more }),
    removeBet: (token: string, roundId: string) =>
      rgs.call<Value<typeof actInRound>>('POST', `/rgs/v1/rounds/${roundId}/actions`, {
        token,
        body: { number: 1, action: 'remove_bet' },
      }),
    room: (token: string) => rgs.call<Value<typeof getRoom>>('GET', '/rgs/v1/room', { token }),
    id: () => randomUUID(),
  }
}

export type TableRgs = Awaited<ReturnType<typeof openTableRgs>>
