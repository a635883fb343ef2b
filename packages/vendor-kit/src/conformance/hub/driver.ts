import { randomUUID, type KeyObject } from 'node:crypto'
import type { VendorStatus } from '@trevo/contract/vendor/status.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { ExactNumber, parseExactJson, writeExactJson } from '../../exact/exact-json.ts'
import { signBody } from '../../hub/sign-body.ts'
import type { Ability, Answer, Disturbance, Order, VendorDriver } from '../driver.ts'
import type { PlatformAddress } from '../platform.ts'

export type HubAccess = PlatformAddress & {
  readonly vendor: string
  readonly signatureHeader: string
  readonly privateKey: KeyObject
  /** A key that the platform never had. */
  readonly strangeKey: KeyObject
}

export type HubBent = Disturbance & {
  readonly key?: KeyObject
  /** Sent instead of what was signed. */
  readonly bodyAsSent?: string
  /** Signed and sent as it is. */
  readonly rawBody?: string
  /** Merged into the message. */
  readonly fields?: Readonly<Record<string, unknown>>
}

const abilities: readonly Ability[] = ['several_credits', 'rollback_of_credit', 'one_id_space']

const words: Partial<Record<VendorStatus, string>> = {
  OK: 'RS_OK',
  INVALID_PLAYER: 'RS_ERROR_INVALID_TOKEN',
  TRANSACTION_ALREADY_SETTLED: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  BET_LIMIT_EXCEEDED: 'RS_ERROR_LIMIT_REACHED',
  TEMPORARY_ERROR: 'RS_ERROR_UNKNOWN',
}
const wordFor = (status: VendorStatus): string => words[status] ?? `RS_ERROR_${status}`

type Reply = { readonly status?: string; readonly balance?: unknown }

/** Sends one call exactly as specified. */
export const sendHubCall = async (
  access: HubAccess,
  path: string,
  message: object,
  bent: HubBent = {},
): Promise<Answer> => {
  const body =
    bent.rawBody ?? writeExactJson({ request_uuid: randomUUID(), ...message, ...bent.fields })
  const signature = signBody(bent.key ?? access.privateKey, Buffer.from(body))
  const response = await fetch(`${access.baseUrl}/vendor/hub/${access.vendor}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [access.signatureHeader]: signature },
    body: bent.bodyAsSent ?? body,
    ...(bent.hangUpAfterMs !== undefined && { signal: AbortSignal.timeout(bent.hangUpAfterMs) }),
  })
  const reply = parseExactJson(await response.text()) as Reply
  const units = reply.balance instanceof ExactNumber ? BigInt(reply.balance.text) : undefined
  return {
    http: response.status,
    word: reply.status ?? '',
    wordFor,
    reply: units === undefined ? {} : { balance: formatMoney(units / 10n) },
  }
}

const unitsOf = (amount: string): ExactNumber => new ExactNumber(String(parseMoney(amount) * 10n))

/** A vendor in the manner of Hub88. */
export const createHubDriver = (access: HubAccess): VendorDriver<HubBent> => ({
  name: 'hub: RSA over the raw body, units of 1/100,000',
  can: (ability) => abilities.includes(ability),
  sit: async (player) => {
    const token = await player.launch()
    const send = (path: string, message: object, bent?: HubBent) =>
      sendHubCall(access, path, message, bent)
    const user = await enter(access, token)
    const roundId = randomUUID()
    const fieldsOf = (change: Partial<Order>, amount?: string) => ({
      user: change.playerRef ?? user,
      transaction_uuid: change.transactionId ?? randomUUID(),
      supplier_user: 'somebody',
      round: change.roundId ?? roundId,
      round_closed: change.roundClosed ?? false,
      game_code: change.gameCode ?? access.gameCode,
      ...(amount !== undefined && {
        amount: unitsOf(change.amount ?? amount),
        currency: change.currency ?? 'BRL',
      }),
    })
    return {
      player,
      roundId,
      sessionToken: token,
      playerRef: user,
      debit: (change = {}, bent) => {
        const bet = { ...fieldsOf(change, '1.00'), token: change.sessionToken ?? token }
        return send('/transaction/bet', { ...bet, is_free: false, reward_uuid: null }, bent)
      },
      credit: (of, change = {}, bent) => {
        const win = { ...fieldsOf(change, '2.00'), token, reference_transaction_uuid: of }
        return send('/transaction/win', win, bent)
      },
      rollback: (of, change = {}, bent) => {
        const rollback = { ...fieldsOf(change), token, reference_transaction_uuid: of }
        return send('/transaction/rollback', rollback, bent)
      },
      balanceCall: (bent) =>
        send('/user/balance', { user, token, game_code: access.gameCode }, bent),
      closeRound: () => Promise.reject(new Error('the hub cannot close a round by itself')),
    }
  },
})

/** The user behind a token, as returned by the platform. */
export const enter = async (access: HubAccess, token: string): Promise<string> => {
  const body = JSON.stringify({ request_uuid: randomUUID(), token })
  const response = await fetch(`${access.baseUrl}/vendor/hub/${access.vendor}/user/info`, {
    method: 'POST',
    headers: { [access.signatureHeader]: signBody(access.privateKey, Buffer.from(body)) },
    body,
  })
  const reply = (await response.json()) as { status?: string; user?: string }
  if (reply.status !== 'RS_OK' || !reply.user) throw new Error(`no user: ${reply.status}`)
  return reply.user
}
