import { tables, type Database } from '@trevo/database/connect.ts'
import { generateSecret, generateURI } from 'otplib'
import type { Clock } from '@trevo/platform/clock.ts'
import type { KnownOperator } from '../../../../platform/http/actor.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { addressKey } from '@trevo/vendor-kit/http/address.ts'
import type { SecretBox } from '../../common/domain/secret-box.ts'
import { findTotpStep } from '../../common/domain/totp-step.ts'
import { insertOperatorEvent } from '../repository/operator-events.ts'
import { isOperatorAddress, saveOperatorAddress } from '../repository/operator-addresses.ts'
import {
  deleteOperatorSessionsOf,
  saveOperatorSecondFactor,
} from '../repository/operator-sessions.ts'
import {
  confirmOperatorTotp,
  findOperatorTotp,
  saveNewOperatorTotp,
  spendOperatorStep,
  type OperatorTotp,
} from '../repository/operator-totp.ts'
import type { Device } from '../../common/repository/device.ts'
import type { IdentityTables } from '../../tables.ts'
import type { TryGuard } from '../../common/service/guard-tries.ts'
import { makeToken } from '../../sessions/service/session-token.ts'

/** The owner that the secret of an operator's authenticator is sealed for. */
export const totpOwnerOf = (operatorId: bigint): string => `operator:${operatorId}`

type Dependencies = {
  readonly database: Database<IdentityTables>
  readonly clock: Clock
  readonly guard: TryGuard
  readonly box: SecretBox
}

type CodeTry = {
  readonly operator: Pick<KnownOperator, 'operatorId' | 'brandId' | 'username'>
  readonly totp: OperatorTotp
  readonly code: string
  readonly address: string
}

/** The operators' authenticators: enrolled, confirmed, and checked at each login. */
export const createOperatorTotps = ({ database, clock, guard, box }: Dependencies) => {
  const { db } = database

  /**
   * Refuses `totp.invalid_code`, `security.locked`. Wrong codes follow a right password: they count for the
   * operator over all addresses, but separately for each address known for the operator.
   */
  const requireCode = async ({ operator, totp, code, address }: CodeTry): Promise<void> => {
    const { operatorId, brandId, username } = operator
    const secret = box.open(totp.secretSealed, totpOwnerOf(operatorId))
    const place = addressKey(address)
    const isKnown = await isOperatorAddress(db, { brandId, username, addressKey: place })
    const outcome = await guard({
      brandId,
      subject: `operator_code:${operatorId}${isKnown ? `:${place}` : ''}`,
      isRight: async () => {
        const step = findTotpStep(secret, code, clock.now())
        return step !== undefined && spendOperatorStep(db, operatorId, step)
      },
    })
    if (outcome.isLocked) throw new Refusal('security.locked', { minutes: outcome.minutes })
    if (!outcome.isRight) throw new Refusal('totp.invalid_code')
  }

  return {
    requireCode,

    /** A secret that counts once one of its codes is confirmed; repeating the call creates another. */
    enrol: async ({ operatorId, username }: KnownOperator, issuer: string) => {
      const secret = generateSecret()
      const sealed = box.seal(secret, totpOwnerOf(operatorId))
      if (!(await saveNewOperatorTotp(db, operatorId, sealed))) {
        throw new Refusal('totp.already_on')
      }
      return { secret, otpauthUri: generateURI({ issuer, label: username, secret }) }
    },

    /** The session's new token; the operator's other sessions end. */
    confirm: async (operator: KnownOperator, device: Device, code: string): Promise<string> => {
      const { operatorId, sessionId } = operator
      const totp = await findOperatorTotp(db, operatorId)
      if (!totp) throw new Refusal('totp.not_on')
      if (totp.isConfirmed) throw new Refusal('totp.already_on')
      await requireCode({ operator, totp, code, address: device.address })
      const { token, tokenHash } = makeToken()
      await database.inTx(async (tx) => {
        const own = tables<IdentityTables>(tx)
        const at = clock.now()
        if (!(await confirmOperatorTotp(own, operatorId, at))) throw new Refusal('totp.already_on')
        await deleteOperatorSessionsOf(own, operatorId, sessionId)
        const isAlive = await saveOperatorSecondFactor(own, sessionId, { tokenHash, at })
        if (!isAlive) throw new Refusal('login.not.session')
        await saveOperatorAddress(own, operatorId, addressKey(device.address), at)
        await insertOperatorEvent(own, { operator, kind: 'totp_enabled', device, at })
      })
      return token
    },
  }
}

export type OperatorTotps = ReturnType<typeof createOperatorTotps>
