import type { Api } from '@trevo/api-client/create-api.ts'
import { createTestApi } from '@trevo/api-client/testing/create-test-api.ts'
import { getHumanChallenge, launchGame, login } from '@trevo/api-client/endpoints.ts'
import { solveHumanCheck } from '@trevo/testkit/solve-human-check.ts'
import { createWalletClient, type WalletClient } from '@trevo/vendor-kit/client/wallet-client.ts'
import type { VendorKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { demoPasswords } from '../../apps/server/src/modules/identity/index.ts'

export const usernames = ['membro.demo', 'ana.demo', 'bento.demo', 'clara.demo'] as const
const nodeId = 1001

const apiAt = (baseUrl: string, token?: string): Api => createTestApi({ baseUrl, token })

/** The token of a demo member who logs in at the site. */
export const logIn = async (baseUrl: string, username: string): Promise<string> => {
  const guest = apiAt(baseUrl)
  const challenge = await guest.call(getHumanChallenge)
  if (!challenge.ok) throw new Error(challenge.code)
  const humanProof = await solveHumanCheck(challenge.value)
  const body = {
    username,
    password: demoPasswords.member,
    humanProof,
    site: 'member',
    type: 'username',
  } as const
  const answer = await guest.call(login, { body })
  if (!answer.ok) throw new Error(`${username}: ${answer.code}`)
  return answer.value.token
}

export type Bets = {
  readonly answered: number
  /** Attempts without an answer; the same message was sent again, as the protocol requires. */
  readonly sentAgain: number
  /** Movements that were refused, or never answered however often they were sent. */
  readonly failed: number
  readonly longestMs: number
}

type Session = NonNullable<
  Extract<Awaited<ReturnType<WalletClient['checkSession']>>, { kind: 'answer' }>['reply']['session']
>

const openGame = async (baseUrl: string, token: string, vendor: WalletClient): Promise<Session> => {
  const launched = await apiAt(baseUrl, token).call(launchGame, { query: { nodeId } })
  if (!launched.ok) throw new Error(launched.code)
  const launchToken = new URL(launched.value.content.game_url).searchParams.get('token') ?? ''
  const checked = await vendor.checkSession({ launchToken })
  if (checked.kind !== 'answer' || !checked.reply.session) {
    throw new Error(`no game session: ${JSON.stringify(checked)}`)
  }
  return checked.reply.session
}

type Order = {
  readonly baseUrl: string
  readonly keys: VendorKeys
  readonly tokens: readonly string[]
  /** Players per member. */
  readonly playersEach: number
}

const triesMax = 3

/** A stake and its payout, again and again, by each player. */
export const startBets = async ({ baseUrl, keys, tokens, playersEach }: Order) => {
  const vendor = createWalletClient({ baseUrl, keys, nowMs: Date.now, timeoutMs: 10_000 })
  const sessions: Session[] = []
  for (const token of tokens) sessions.push(await openGame(baseUrl, token, vendor))
  const over = new AbortController()
  const run = Date.now().toString(36)
  const told = { answered: 0, sentAgain: 0, failed: 0, longestMs: 0 }
  const move = async (send: () => ReturnType<WalletClient['debit']>) => {
    const at = performance.now()
    let answer = await send()
    for (let tries = 1; answer.kind === 'unknown' && tries < triesMax; tries += 1) {
      told.sentAgain += 1
      answer = await send()
    }
    told.longestMs = Math.max(told.longestMs, performance.now() - at)
    if (answer.kind === 'answer' && answer.reply.status === 'OK') told.answered += 1
    else told.failed += 1
  }
  const play = async (session: Session, player: number) => {
    const { sessionToken, playerRef, gameCode, currency } = session
    for (let number = 0; !over.signal.aborted; number += 1) {
      const roundId = `${run}-${player}-${number}`
      const round = { playerRef, gameCode, currency, roundId, amount: '0.10' }
      const transactionId = `bet-${roundId}`
      await move(() => vendor.debit({ ...round, sessionToken, transactionId }))
      const payout = { ...round, roundClosed: true, referenceTransactionId: transactionId }
      await move(() => vendor.credit({ ...payout, transactionId: `win-${roundId}` }))
    }
  }
  const running = sessions.flatMap((session, index) =>
    Array.from({ length: playersEach }, (_, number) => play(session, index * playersEach + number)),
  )
  return {
    told: (): Bets => ({ ...told }),
    stop: async (): Promise<Bets> => {
      over.abort()
      await Promise.all(running)
      await vendor.close()
      return told
    },
  }
}
