import * as endpoints from '@trevo/api-client/endpoints.ts'
import { clockWithinADay } from '@trevo/testkit/clock-within-a-day.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'
import { code, setPaymentPassword, type LoggedIn } from './start-transfer-world.ts'
import { valueOf } from './value-of.ts'

export { code }

const nodeId = 1001

/** Rounds as the in-house game server orders them, so that stakes are really decided. */
const playerOf = async (server: TestServer, { api }: LoggedIn) => {
  const launched = valueOf(await api.call(endpoints.launchGame, { query: { nodeId } }))
  const vendor = server.openVendor()
  const launchToken = new URL(launched.content.game_url).searchParams.get('token') ?? ''
  const answer = await vendor.checkSession({ launchToken })
  if (answer.kind !== 'answer' || !answer.reply.session) throw new Error(JSON.stringify(answer))
  const { sessionToken, playerRef, gameCode, currency } = answer.reply.session
  return async (id: string, stake: string, payout = '0.00') => {
    const round = { playerRef, gameCode, currency, roundId: `round-${id}` }
    const bet = { ...round, transactionId: `bet-${id}`, amount: stake, sessionToken }
    const end = { referenceTransactionId: `bet-${id}`, amount: payout, roundClosed: true }
    const win = { ...round, ...end, transactionId: `win-${id}` }
    for (const response of [await vendor.debit(bet), await vendor.credit(win)]) {
      if (response.kind !== 'answer' || response.reply.status !== 'OK')
        throw new Error(JSON.stringify(response))
    }
  }
}

/** A whole server, a member with money and a payment password, and a clock that can be moved. */
export const startRewardsWorld = async () => {
  let aheadMs = 0
  const clock = clockWithinADay()
  const now = () => new Date(clock.now().getTime() + aheadMs)
  const server = await startTestServer({
    clock: { now },
  })
  const { modules } = server.server
  // As its job does: a new month may have started since the demo data were made.
  await modules.rewards.runBoards()
  const passwordOf = (username: string) =>
    server.server.demoAccounts.find((one) => one.username === username)?.password ?? ''
  const enter = async (username: string) => {
    const member = await server.logIn(username)
    await server.deposit(member.memberId, `first-${username}`, '5000.00')
    await setPaymentPassword(member, passwordOf('membro.demo'))
    return { ...member, play: await playerOf(server, member) }
  }
  return {
    server,
    modules,
    enter,
    /** The balance of the member's account, in 1/10,000 BRL. */
    moneyOf: async ({ memberId }: LoggedIn) =>
      (await modules.wallet.balanceOf(memberId)).availableMinor,
    now,
    moveClock: (ms: number) => {
      aheadMs += ms
    },
    close: server.close,
  }
}
