import { listHotGames } from '@trevo/api-client/endpoints.ts'
import { fixedClock } from './fixed-clock.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'
import { valueOf } from './value-of.ts'

export type LoggedIn = Awaited<ReturnType<TestServer['logIn']>>

export const dayMs = 24 * 3_600_000
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
export const today = Math.floor(Date.now() / dayMs) * dayMs
/** The movements fall on two days in Brazil; the second one begins at 03:00 UTC. */
export const second = today - 2 * dayMs
export const dayTwo = dayOf(second)
export const dayOne = dayOf(second - dayMs)
export const dayBefore = dayOf(second - 2 * dayMs)

/** A member with movements on two days: a deposit, three stakes, two payouts, a reversal. */
export const startRecordWorld = async () => {
  const clock = fixedClock(new Date(second + 2.5 * 3_600_000).toISOString())
  const server = await startTestServer({ clock })
  const { rows } = await server.pool.query<{ member_id: bigint }>(
    "select member_id from members.member where account = 'trevo@membro.demo'",
  )
  const memberId = rows[0]?.member_id ?? 0n
  const list = valueOf(await server.guest('PT').call(listHotGames))
  const games = list.list
  const gameOfType = (gameType: string) => {
    const found = games.find((one) => one.gameType === gameType)
    if (!found) throw new Error(`no game of type ${gameType}`)
    return found
  }
  const slot = { memberId, nodeId: gameOfType('RNG').nodeId }
  await server.deposit(memberId, 'first', '200.00')
  await server.stake({ ...slot, roundId: 'r1', txnId: 'b1', amount: '30.00' })
  await server.payout({ ...slot, roundId: 'r1', txnId: 'w1', debitTxn: 'b1', amount: '12.5' })
  clock.advance(3_600_000)
  await server.stake({ ...slot, roundId: 'r2', txnId: 'b2', amount: '40.00' })
  await server.server.modules.wallet.reverse({
    source: 'vendor:BGS',
    txnId: 'undo-b2',
    reverses: 'b2',
    memberId,
    kind: 'play.returned',
  })
  await server.stake({ ...slot, roundId: 'r3', txnId: 'b3', amount: '10.00' })
  await server.payout({ ...slot, roundId: 'r3', txnId: 'w3', debitTxn: 'b3', amount: '25.00' })
  // Human verification at login goes by the real time.
  clock.advance(Date.now() - clock.now().getTime())
  const member = await server.logIn('membro.demo')
  return { server, clock, member, gameOfType }
}
