import { randomUUID } from 'node:crypto'
import type { VendorStatus } from '@trevo/contract/vendor/status.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { ExactNumber, parseExactJson, writeExactJson } from '../../exact/exact-json.ts'
import type { Ability, Answer, Disturbance, Order, VendorDriver } from '../driver.ts'
import type { PlatformAddress } from '../platform.ts'

export type OneWalletAccess = PlatformAddress & {
  readonly vendor: string
  readonly token: string
  readonly tokenIn: 'query' | 'body'
}

export type OneWalletBent = Disturbance & {
  readonly token?: string
  /** Sent as it is. */
  readonly rawBody?: string
  /** Merged into the message's `transaction`. */
  readonly transaction?: Readonly<Record<string, unknown>>
}

type Operation = 'check' | 'balance' | 'debit' | 'credit' | 'cancel'

const abilities: readonly Ability[] = ['currency_of_rollback', 'tells_repeated', 'tells_retry']

const words: Partial<Record<VendorStatus, string>> = {
  OK: 'OK',
  INVALID_SIGNATURE: 'INVALID_TOKEN_ID',
  INVALID_TOKEN: 'INVALID_SID',
  TOKEN_EXPIRED: 'INVALID_SID',
  INVALID_PLAYER: 'INVALID_PARAMETER',
  WRONG_CURRENCY: 'INVALID_PARAMETER',
  WRONG_SYNTAX: 'INVALID_PARAMETER',
  WRONG_TYPES: 'INVALID_PARAMETER',
  NOT_ENOUGH_MONEY: 'INSUFFICIENT_FUNDS',
  USER_DISABLED: 'ACCOUNT_LOCKED',
  // While the bet may still be in transit; BET_DOES_NOT_EXIST afterwards.
  TRANSACTION_DOES_NOT_EXIST: 'TEMPORARY_ERROR',
  TRANSACTION_ALREADY_SETTLED: 'BET_ALREADY_SETTLED',
  TEMPORARY_ERROR: 'TEMPORARY_ERROR',
}
const wordFor = (status: VendorStatus): string => words[status] ?? 'FINAL_ERROR_ACTION_FAILED'

/** The family's status instead of OK if an order was carried out before. */
const repeatedWords: Partial<Record<Operation, string>> = {
  debit: 'BET_ALREADY_EXIST',
  credit: 'BET_ALREADY_SETTLED',
}
/** A cancel of something that never arrived is done once the id is blocked. */
const isBarred = (operation: Operation, status: string): boolean =>
  operation === 'cancel' && status === 'BET_DOES_NOT_EXIST'

type Reply = { status?: string; balance?: unknown; userId?: string; uuid?: string }

const ask = async (
  access: OneWalletAccess,
  operation: Operation,
  message: object,
  bent: OneWalletBent = {},
): Promise<{ http: number; reply: Reply }> => {
  const token = bent.token ?? access.token
  const isInBody = access.tokenIn === 'body'
  const query = isInBody ? '' : `?authToken=${encodeURIComponent(token)}`
  const uuid = randomUUID()
  const body =
    bent.rawBody ?? writeExactJson({ uuid, ...message, ...(isInBody && { authToken: token }) })
  const address = `${access.baseUrl}/vendor/one-wallet/${access.vendor}/${operation}${query}`
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    ...(bent.hangUpAfterMs !== undefined && { signal: AbortSignal.timeout(bent.hangUpAfterMs) }),
  })
  return { http: response.status, reply: parseExactJson(await response.text()) as Reply }
}

/** Sends one call exactly as specified. */
export const sendOneWalletCall = async (
  access: OneWalletAccess,
  operation: Operation,
  message: object,
  bent?: OneWalletBent,
): Promise<Answer> => {
  const { http, reply } = await ask(access, operation, message, bent)
  const status = reply.status ?? ''
  const repeated = repeatedWords[operation] === status
  const { balance } = reply
  return {
    http,
    word: repeated || isBarred(operation, status) ? 'OK' : status,
    wordFor,
    reply: {
      ...(repeated && { repeated }),
      ...(status === 'TEMPORARY_ERROR' && { retry: true }),
      ...(balance instanceof ExactNumber && { balance: formatMoney(parseMoney(balance.text)) }),
    },
  }
}

/** The user behind a session, as returned by the platform. */
export const check = async (access: OneWalletAccess, sid: string): Promise<string> => {
  const { reply } = await ask(access, 'check', { sid, channel: { type: 'P' } })
  if (reply.status !== 'OK' || !reply.userId) throw new Error(`no user: ${reply.status}`)
  return reply.userId
}

/** A vendor of the one-wallet family. */
export const createOneWalletDriver = (access: OneWalletAccess): VendorDriver<OneWalletBent> => ({
  name: `one wallet: token in the ${access.tokenIn}, decimals as JSON numbers`,
  can: (ability) => abilities.includes(ability),
  sit: async (player) => {
    const sid = await player.launch()
    const userId = await check(access, sid)
    const roundId = randomUUID()
    const move = (
      operation: Operation,
      refId: string,
      { change, bent, amount }: { change: Partial<Order>; bent?: OneWalletBent; amount: string },
    ) => {
      const table = { id: change.gameCode ?? access.gameCode }
      const message = {
        sid: change.sessionToken ?? sid,
        userId: change.playerRef ?? userId,
        currency: change.currency ?? 'BRL',
        game: { id: change.roundId ?? roundId, type: 'coin', details: { table } },
        transaction: {
          id: randomUUID(),
          refId,
          amount: new ExactNumber(change.amount ?? amount),
          ...bent?.transaction,
        },
      }
      return sendOneWalletCall(access, operation, message, bent)
    }
    const told = (bent: OneWalletBent | undefined) => (bent ? { bent } : {})
    return {
      player,
      roundId,
      sessionToken: sid,
      playerRef: userId,
      debit: (change = {}, bent) => {
        const refId = change.transactionId ?? randomUUID()
        return move('debit', refId, { change, amount: '1.00', ...told(bent) })
      },
      credit: (of, change = {}, bent) =>
        move('credit', of, { change, amount: '2.00', ...told(bent) }),
      rollback: (of, change = {}, bent) =>
        move('cancel', of, { change, amount: '1.00', ...told(bent) }),
      balanceCall: (bent) =>
        sendOneWalletCall(access, 'balance', { sid, userId, currency: 'BRL' }, bent),
      closeRound: () => Promise.reject(new Error('the family cannot close a round by itself')),
    }
  },
})
