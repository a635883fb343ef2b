import { randomUUID } from 'node:crypto'
import { tables, type Database } from '@trevo/database/connect.ts'
import { generateSecret, generateURI } from 'otplib'
import type { Clock } from '../../../platform/clock.ts'
import type { Operator, ResolveOperator } from '../../../platform/http/actor.ts'
import type { Brand } from '../../../platform/http/brand.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { minutesUntil } from '../domain/login-throttle.ts'
import type { SecretBox } from '../domain/secret-box.ts'
import { expiresAt, isAliveAt, isDueToBeSeen } from '../domain/session-life.ts'
import { findTotpStep } from '../domain/totp-step.ts'
import {
  confirmOperatorTotp,
  findOperatorTotp,
  saveNewOperatorTotp,
  spendOperatorStep,
  type OperatorTotp,
} from '../repository/operator-totp.ts'
import {
  deleteOperatorSession,
  findOperator,
  findOperatorSession,
  getOperator,
  insertOperatorEvent,
  insertOperatorSession,
  saveOperatorSeen,
  type OperatorCredential,
} from '../repository/operators.ts'
import type { Device } from '../repository/sessions.ts'
import type { IdentityTables } from '../repository/tables.ts'
import type { LoginRules } from './authenticate.ts'
import type { Try, TryCounter } from './count-tries.ts'
import type { TryGuard } from './guard-tries.ts'
import type { PasswordHasher } from './hash-password.ts'
import { createBounded } from './run-bounded.ts'
import { hashToken, makeToken } from './session-token.ts'

type Dependencies = {
  readonly database: Database<IdentityTables>
  readonly clock: Clock
  readonly hasher: PasswordHasher
  readonly tries: TryCounter
  readonly guard: TryGuard
  readonly box: SecretBox
  readonly isDemoServer: boolean
  loginRulesOf(brandId: number): LoginRules
}

export type OperatorLogin = {
  readonly brand: Brand
  readonly username: string
  readonly password: string
  readonly code?: string | undefined
  readonly device: Device
}

const ownerOf = (operatorId: bigint) => `operator:${operatorId}`

/** Staff are few: a wave at their door must not hold up members' logins. */
const bounds = { runningMax: 1, waitingMax: 20 }

/**
 * The operators' own door. Name and password, tries counted per name like those of members but apart
 * from them, and a code of the authenticator of whoever has one; members are nobody here.
 */
export const createOperatorDoor = (dependencies: Dependencies) => {
  const { database, clock, hasher, tries, guard, box, isDemoServer, loginRulesOf } = dependencies
  const { db } = database
  const bounded = createBounded(bounds)

  // Demo operators have published passwords: they are nobody anywhere else.
  const isUsable = ({ isDemo, brandId }: Pick<OperatorCredential, 'isDemo' | 'brandId'>) =>
    !isDemo || (isDemoServer && loginRulesOf(brandId).isDemoBrand)

  const provePassword = async (
    one: Try,
    credential: OperatorCredential | undefined,
    password: string,
    wrong: 'login.failed' | 'password.wrong',
  ): Promise<OperatorCredential> => {
    const locked = (until: Date) =>
      new Refusal('login.locked', { minutes: minutesUntil(until, clock.now()) })
    const reserved = await tries.reserve(one, () => true)
    if (!reserved.isReserved && reserved.lockedUntil) throw locked(reserved.lockedUntil)
    const isRight = await bounded
      .run(() => hasher.verify(credential?.passwordHash, password))
      .catch(async (error) => {
        await tries.cancel(one, reserved)
        throw error
      })
    if (isRight && credential) {
      await tries.takeBack(one, reserved)
      return credential
    }
    const failed = await tries.confirm(one, reserved)
    throw failed.lockedUntil ? locked(failed.lockedUntil) : new Refusal(wrong)
  }

  const tryOf = (brandId: number, username: string, device: Device): Try => ({
    brandId,
    username,
    address: device.address,
    rules: loginRulesOf(brandId),
    door: 'operator',
  })

  const demandCode = async (
    { operatorId, brandId }: Pick<OperatorCredential, 'operatorId' | 'brandId'>,
    totp: OperatorTotp,
    code: string,
  ): Promise<void> => {
    const secret = box.open(totp.secretSealed, ownerOf(operatorId))
    const outcome = await guard({
      brandId,
      subject: `operator_code:${operatorId}`,
      isRight: async () => {
        const step = findTotpStep(secret, code, clock.now())
        return step !== undefined && spendOperatorStep(db, operatorId, step)
      },
    })
    if (outcome.isLocked) throw new Refusal('security.locked', { minutes: outcome.minutes })
    if (!outcome.isRight) throw new Refusal('totp.invalid_code')
  }

  const resolve: ResolveOperator = async (token) => {
    const tokenHash = hashToken(token)
    const session = tokenHash && (await findOperatorSession(db, tokenHash))
    const now = clock.now()
    if (!session || !isAliveAt(session, now)) return undefined
    const { operator, isDemo } = session
    if (!isUsable({ isDemo, brandId: operator.brandId })) return undefined
    if (isDueToBeSeen(session, now)) await saveOperatorSeen(db, operator.sessionId, now)
    return operator
  }

  return {
    /** Refuses `login.failed`, `login.locked`, `operator.code_required`, `totp.invalid_code`, `security.locked`. */
    logIn: async ({ brand, username, password, code, device }: OperatorLogin) => {
      const found = await findOperator(db, brand.id, username)
      const usable = found && isUsable(found) ? found : undefined
      const one = tryOf(brand.id, username, device)
      const credential = await provePassword(one, usable, password, 'login.failed')
      const totp = await findOperatorTotp(db, credential.operatorId)
      if (totp?.isConfirmed) {
        if (code === undefined) throw new Refusal('operator.code_required')
        await demandCode(credential, totp, code)
      }
      const { token, tokenHash } = makeToken()
      const at = clock.now()
      const operator = { ...credential, sessionId: randomUUID() }
      await database.inTx((tx) =>
        insertOperatorSession(tables<IdentityTables>(tx), { operator, tokenHash, device, at }),
      )
      const ends = expiresAt({ createdAt: at, seenAt: at })
      return { token, operator: credential.username, expiresAt: ends.toISOString() }
    },

    resolve,

    show: async ({ operatorId, username }: Operator) => ({
      operator: username,
      hasAuthenticator: (await findOperatorTotp(db, operatorId))?.isConfirmed ?? false,
    }),

    logOut: (operator: Operator, device: Device): Promise<void> =>
      database.inTx(async (tx) => {
        const own = tables<IdentityTables>(tx)
        await deleteOperatorSession(own, operator.sessionId)
        await insertOperatorEvent(own, { operator, kind: 'logout', device, at: clock.now() })
      }),

    /** A secret that counts once a code of it is confirmed; asking again makes another. */
    enrolTotp: async (operator: Operator, device: Device, password: string) => {
      const { operatorId, brandId, username } = operator
      const credential = await getOperator(db, operatorId)
      const one = tryOf(brandId, username, device)
      await provePassword(one, credential, password, 'password.wrong')
      const secret = generateSecret()
      const sealed = box.seal(secret, ownerOf(operatorId))
      if (!(await saveNewOperatorTotp(db, operatorId, sealed))) {
        throw new Refusal('totp.already_on')
      }
      const issuer = loginRulesOf(brandId).brandName
      return { secret, otpauthUri: generateURI({ issuer, label: username, secret }) }
    },

    confirmTotp: async (operator: Operator, device: Device, code: string): Promise<void> => {
      const totp = await findOperatorTotp(db, operator.operatorId)
      if (!totp) throw new Refusal('totp.not_on')
      if (totp.isConfirmed) throw new Refusal('totp.already_on')
      await demandCode(operator, totp, code)
      await database.inTx(async (tx) => {
        const own = tables<IdentityTables>(tx)
        const at = clock.now()
        if (!(await confirmOperatorTotp(own, operator.operatorId, at))) {
          throw new Refusal('totp.already_on')
        }
        await insertOperatorEvent(own, { operator, kind: 'totp_enabled', device, at })
      })
    },
  }
}

export type OperatorDoor = ReturnType<typeof createOperatorDoor>
