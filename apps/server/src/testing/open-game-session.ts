import * as endpoints from '@trevo/api-client/endpoints.ts'
import type { TestServer } from './start-test-server.ts'
import type { LoggedIn } from './start-transfer-world.ts'
import { valueOf } from './value-of.ts'

const nodeId = 1001

/** A game of the in-house vendor, opened by a member; each call returns the platform's answer. */
export const openGameSession = async (server: TestServer, { api }: LoggedIn) => {
  const launched = valueOf(await api.call(endpoints.launchGame, { query: { nodeId } }))
  const vendor = server.openVendor()
  const launchToken = new URL(launched.content.game_url).searchParams.get('token') ?? ''
  const answer = await vendor.checkSession({ launchToken })
  if (answer.kind !== 'answer' || !answer.reply.session) throw new Error(JSON.stringify(answer))
  const { sessionToken, playerRef, gameCode, currency } = answer.reply.session
  const roundOf = (id: string) => ({ playerRef, gameCode, currency, roundId: `round-${id}` })
  return {
    debit: async (id: string, amount: string) => {
      const bet = { ...roundOf(id), transactionId: `bet-${id}`, amount, sessionToken }
      const response = await vendor.debit(bet)
      return response.kind === 'answer' ? response.reply : response
    },
    credit: async (id: string, amount: string) => {
      const end = { referenceTransactionId: `bet-${id}`, amount, roundClosed: true }
      const response = await vendor.credit({ ...roundOf(id), ...end, transactionId: `win-${id}` })
      return response.kind === 'answer' ? response.reply : response
    },
    rollback: async (id: string) => {
      const back = { referenceTransactionId: `bet-${id}`, transactionId: `back-${id}` }
      const response = await vendor.rollback({ ...roundOf(id), ...back })
      return response.kind === 'answer' ? response.reply : response
    },
  }
}
