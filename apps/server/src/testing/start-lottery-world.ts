import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import type { WebSocket } from 'ws'
import { startTestServer } from './start-test-server.ts'
import { valueOf } from './value-of.ts'

/** So long the tests of a file take, and the draw on sale lasts. */
const timeForTestsMs = 20_000

/** The minute lottery of the demo. */
export const gameId = 7001

/** A server whose lotteries run on the test's call, and a member with 1,000.00. */
export const startLotteryWorld = async () => {
  const server = await startTestServer()
  await server.server.modules.lottery.scheduleDraws()
  await server.server.modules.lottery.runDraws()
  const ana = await server.logIn('ana.demo')
  await server.deposit(ana.memberId, 'lottery', '1000.00')
  /** Those that a test opens; they end with the world. */
  const sockets: WebSocket[] = []

  const currentOf = async () => {
    const near = valueOf(await server.guest().call(endpoints.getNearDraws, { query: { gameId } }))
    if (!near.currentNumero) throw new Error('nothing is on sale')
    return near.currentNumero
  }
  // Sales that end in the middle of a test would refuse what it places: then the next draw is waited for.
  const { remainTime, lockTime } = await currentOf()
  if (remainTime < timeForTestsMs) {
    await pause(remainTime + lockTime * 1_000 + 500)
    await server.server.modules.lottery.runDraws()
  }
  return {
    server,
    ana,
    sockets,
    valueOf,
    currentOf,
    orderOf: async (slip: string) => ({
      clientId: randomUUID(),
      gameId,
      currentNumero: (await currentOf()).numero,
      betCartAmountSum: '2.0000',
      bettingSlipString: slip,
    }),
    close: async () => {
      for (const socket of sockets) socket.terminate()
      await server.close()
    },
  }
}
