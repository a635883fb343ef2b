import { tables, type Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { KnownOperator } from '../../../../platform/http/actor.ts'
import type { SecretBox } from '../../common/domain/secret-box.ts'
import type { Device } from '../../common/repository/device.ts'
import { operatorPasskeys } from '../../passkeys/repository/passkeys.ts'
import {
  askKnown,
  askNew,
  failed,
  passkeysMax,
  presentPasskey,
  type DeviceResponse,
} from '../../passkeys/service/ceremony.ts'
import { createQuestions } from '../../passkeys/service/questions.ts'
import type { IdentityTables } from '../../tables.ts'
import { insertOperatorEvent } from '../repository/operator-events.ts'
import { lockOperatorTotp } from '../repository/operator-totp.ts'

type Dependencies = {
  readonly database: Database<IdentityTables>
  readonly clock: Clock
  readonly box: SecretBox
}

export type OperatorAnswer = {
  readonly response: DeviceResponse
  /** Of the operators' page that asked; the listener has compared it with their addresses. */
  readonly origin: string
  readonly challengeId?: string
}

const hostOf = (origin: string): string => new URL(origin).hostname

const pageAt = (origin: string) => ({
  host: hostOf(origin),
  isOrigin: (signedFor: string) => signedFor === origin,
})

/** Adds a passkey, in two steps. */
const createAdding = (
  { database, box }: Dependencies,
  { remember, takeNew }: ReturnType<typeof createQuestions>,
) => ({
  /** Options for the device; the caller has proved the operator. Refuses `passkey.too_many`. */
  startNew: async (
    { operatorId, username }: KnownOperator,
    page: { readonly origin: string; readonly brandName: string },
  ) => {
    const own = await operatorPasskeys.list(database.db, operatorId, passkeysMax)
    if (own.length >= passkeysMax) throw new Refusal('passkey.too_many')
    const host = hostOf(page.origin)
    const userId = box.hash('passkey user', `operator:${operatorId}`)
    const { brandName } = page
    const options = await askNew({ host, brandName, username, userId, own })
    await remember(options.challenge, operatorId)
    return { ...options }
  },

  /** Refuses `passkey.failed`, `passkey.too_many`. */
  addOperatorPasskey: async (
    operator: KnownOperator,
    device: Device,
    answer: OperatorAnswer & { readonly name: string },
  ) => {
    const { operatorId } = operator
    const { origin, name, ...answered } = answer
    const passkey = await takeNew({ ...answered, ...pageAt(origin) }, operatorId, name)
    await database.inTx(async (tx) => {
      const own = tables<IdentityTables>(tx)
      if (!(await lockOperatorTotp(own, operatorId))) throw failed()
      const others = await operatorPasskeys.list(own, operatorId, passkeysMax)
      if (others.length >= passkeysMax) throw new Refusal('passkey.too_many')
      if (!(await operatorPasskeys.insert(own, passkey))) throw failed()
      await insertOperatorEvent(own, {
        operator,
        kind: 'passkey_added',
        device,
        at: passkey.createdAt,
      })
    })
    return presentPasskey(passkey)
  },
})

/**
 * Passkeys of operators, beside the authenticator that each of them has: one replaces password and code at sign-in,
 * and proves an operator again. They belong to the host of an address of operators, hence to its brands. An invalid
 * answer of any kind is `passkey.failed`.
 */
export const createOperatorPasskeys = (dependencies: Dependencies) => {
  const { database, clock } = dependencies
  const { db } = database
  const questions = createQuestions(operatorPasskeys, db, clock)

  const listOwn = (operatorId: bigint) => operatorPasskeys.list(db, operatorId, passkeysMax)

  return {
    listOperatorPasskeys: async ({ operatorId }: KnownOperator) => ({
      passkeys: (await listOwn(operatorId)).map(presentPasskey),
    }),

    ...createAdding(dependencies, questions),

    /** Refuses `passkey.unknown`. */
    removeOperatorPasskey: (
      operator: KnownOperator,
      device: Device,
      passkeyId: string,
    ): Promise<void> =>
      database.inTx(async (tx) => {
        const own = tables<IdentityTables>(tx)
        if (!(await operatorPasskeys.delete(own, operator.operatorId, passkeyId))) {
          throw new Refusal('passkey.unknown')
        }
        const at = clock.now()
        await insertOperatorEvent(own, { operator, kind: 'passkey_removed', device, at })
      }),

    /** A challenge for any operator, or for the devices of one. Refuses `passkey.unknown` if that one has none. */
    ask: async (origin: string, operatorId: bigint | null) => {
      const own = operatorId === null ? [] : await listOwn(operatorId)
      if (operatorId !== null && own.length === 0) throw new Refusal('passkey.unknown')
      const options = await askKnown(hostOf(origin), own)
      const challengeId = await questions.remember(options.challenge, operatorId)
      return { challengeId, options: { ...options } }
    },

    /** The operator whose passkey answered: the one who is asked, any where that is null. */
    check: ({ origin, ...answer }: OperatorAnswer, operatorId: bigint | null): Promise<bigint> =>
      questions.check({ ...answer, ...pageAt(origin) }, operatorId),
  }
}

export type OperatorPasskeys = ReturnType<typeof createOperatorPasskeys>
