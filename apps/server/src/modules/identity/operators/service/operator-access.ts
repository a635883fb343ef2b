import { randomUUID } from 'node:crypto'
import { tables, type Database } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { KnownOperator, Operator, OperatorRights } from '../../../../platform/http/actor.ts'
import type { Brand } from '../../../../platform/http/brand.ts'
import { addressKey } from '@trevo/vendor-kit/http/address.ts'
import type { SecretBox } from '../../common/domain/secret-box.ts'
import { isDueToBeSeen } from '../../sessions/domain/session-life.ts'
import {
  endsAt,
  isOperatorAliveAt,
  operatorExpiresAt,
  provenUntil,
} from '../domain/operator-session-life.ts'
import { insertOperatorEvent } from '../repository/operator-events.ts'
import { saveOperatorAddress } from '../repository/operator-addresses.ts'
import {
  deleteOperatorSession,
  findOperatorSession,
  insertOperatorSession,
  saveOperatorSeen,
} from '../repository/operator-sessions.ts'
import { findOperatorTotp } from '../repository/operator-totp.ts'
import { findOperator, getOperator, type OperatorCredential } from '../repository/operators.ts'
import type { Device } from '../../common/repository/device.ts'
import type { IdentityDb, IdentityTables } from '../../tables.ts'
import type { LoginRules } from '../../passwords/service/authenticate.ts'
import type { TryCounter } from '../../passwords/service/count-tries.ts'
import type { TryGuard } from '../../common/service/guard-tries.ts'
import { createProveOperatorPassword, type OperatorHashers } from './prove-operator-password.ts'
import { hashToken, makeToken } from '../../sessions/service/session-token.ts'
import { createIsUsable } from './operator-accounts.ts'
import { createOperatorPasskeys, type OperatorPasskeys } from './operator-passkeys.ts'
import { createOperatorPasskeyAccess } from './operator-passkey-access.ts'
import { createOwnOperatorSessions } from './own-operator-sessions.ts'
import { createOperatorTotps } from './use-operator-totp.ts'

type Dependencies = {
  readonly database: Database<IdentityTables>
  readonly clock: Clock
  readonly hashers: OperatorHashers
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

/** Opens sessions of operators, and finds the operator of a token. */
const createOperatorSessions = ({ database, clock, isDemoServer, loginRulesOf }: Dependencies) => {
  const { db } = database

  const isUsable = createIsUsable({ isDemoServer, loginRulesOf })

  const open = async (credential: OperatorCredential, hasSecondFactor: boolean, device: Device) => {
    const { operatorId, brandId } = credential
    const { token, tokenHash } = makeToken()
    const at = clock.now()
    const operator = { operatorId, brandId, sessionId: randomUUID() }
    await database.inTx(async (tx) => {
      const own = tables<IdentityTables>(tx)
      await insertOperatorSession(own, { operator, tokenHash, hasSecondFactor, device, at })
      await insertOperatorEvent(own, { operator, kind: 'login', device, at })
      // A password alone does not make a place known, because strangers can guess it.
      if (hasSecondFactor)
        await saveOperatorAddress(own, operatorId, addressKey(device.address), at)
    })
    return enteredBy(credential.username, token, at)
  }

  const enteredBy = (operator: string, token: string, at: Date) => ({
    token,
    operator,
    expiresAt: operatorExpiresAt({ createdAt: at, seenAt: at }).toISOString(),
  })

  /** A token counts only where its session was opened: elsewhere it was taken along. */
  const resolve = async (token: string, address: string): Promise<KnownOperator | undefined> => {
    const tokenHash = hashToken(token)
    const session = tokenHash && (await findOperatorSession(db, tokenHash))
    const now = clock.now()
    if (!session || !isOperatorAliveAt(session, now)) return undefined
    if (addressKey(session.address) !== addressKey(address)) return undefined
    const { operator, isDemo, isDisabled } = session
    if (!isUsable({ isDemo, isDisabled, brandId: operator.brandId })) return undefined
    if (isDueToBeSeen(session, now)) await saveOperatorSeen(db, operator.sessionId, now)
    const until = provenUntil(session.provedAt, now)
    return {
      ...operator,
      expiresAt: operatorExpiresAt(session),
      endsAt: endsAt(session),
      ...(until && { provenUntil: until }),
    }
  }

  return { isUsable, open, enteredBy, resolve }
}

const presentRights = (rights: OperatorRights) =>
  [...rights].map(([right, ceilingMinor]) => ({
    right,
    ceiling: ceilingMinor === null ? null : formatMoney(ceilingMinor),
  }))

/** Asks an operator who is signed in for the password. Refuses `password.wrong`, `login.locked`. */
const createProveAgain =
  (db: IdentityDb, provePassword: ReturnType<typeof createProveOperatorPassword>) =>
  async (operator: KnownOperator, address: string, password: string): Promise<void> => {
    const { brandId, username, operatorId } = operator
    const credential = await getOperator(db, operatorId)
    const asked = { brandId, username, address, password, credential }
    await provePassword({ ...asked, wrong: 'password.wrong' })
  }

/** Whose session it is, and what it may do. */
const createDescribeOperator =
  (
    { database: { db }, loginRulesOf }: Dependencies,
    passkeys: Pick<OperatorPasskeys, 'listOperatorPasskeys'>,
  ) =>
  async (operator: Operator) => ({
    operator: operator.username,
    brandName: loginRulesOf(operator.brandId).brandName,
    timeZone: loginRulesOf(operator.brandId).timeZone,
    expiresAt: operator.expiresAt.toISOString(),
    endsAt: operator.endsAt.toISOString(),
    provenUntil: operator.provenUntil?.toISOString() ?? null,
    hasAuthenticator: (await findOperatorTotp(db, operator.operatorId))?.isConfirmed ?? false,
    hasPasskey: (await passkeys.listOperatorPasskeys(operator)).passkeys.length > 0,
    rights: presentRights(operator.rights),
  })

/**
 * The operators' separate login: name, password, and a code of the authenticator. An operator without one gets a
 * session that only allows setting one up. Members do not exist here.
 */
export const createOperatorAccess = (dependencies: Dependencies) => {
  const { database, clock, loginRulesOf } = dependencies
  const { db } = database
  const provePassword = createProveOperatorPassword({ ...dependencies, db })
  const provePasswordAgain = createProveAgain(db, provePassword)
  const totps = createOperatorTotps(dependencies)
  const passkeys = createOperatorPasskeys(dependencies)
  const { isUsable, open, enteredBy, resolve } = createOperatorSessions(dependencies)

  /** Refuses `login.failed`, `login.locked`, `operator.code_required`, `totp.invalid_code`, `security.locked`. */
  const loginOperator = async ({ brand, username, password, code, device }: OperatorLogin) => {
    const { address } = device
    const found = await findOperator(db, brand.id, username)
    const usable = found && isUsable(found) ? found : undefined
    const asked = { brandId: brand.id, username, password, address, credential: usable }
    const operator = await provePassword({ ...asked, wrong: 'login.failed' })
    const totp = await findOperatorTotp(db, operator.operatorId)
    const hasSecondFactor = totp?.isConfirmed ?? false
    if (totp && hasSecondFactor) {
      if (code === undefined) throw new Refusal('operator.code_required')
      await totps.requireCode({ operator, totp, code, address })
    }
    return { ...(await open(operator, hasSecondFactor, device)), mustEnrol: !hasSecondFactor }
  }

  return {
    loginOperator,
    /** In a browser, whose route puts the token into a cookie. */
    signInOperator: loginOperator,
    resolve,

    getOperator: createDescribeOperator(dependencies, passkeys),

    ...createOwnOperatorSessions({ ...dependencies, totps, passkeys }),

    listOperatorPasskeys: passkeys.listOperatorPasskeys,
    addOperatorPasskey: passkeys.addOperatorPasskey,
    removeOperatorPasskey: passkeys.removeOperatorPasskey,
    ...createOperatorPasskeyAccess({
      ...dependencies,
      passkeys,
      isUsable,
      open,
      provePasswordAgain,
    }),

    logoutOperator: (operator: KnownOperator, device: Device): Promise<void> =>
      database.inTx(async (tx) => {
        const own = tables<IdentityTables>(tx)
        await deleteOperatorSession(own, operator.sessionId)
        await insertOperatorEvent(own, { operator, kind: 'logout', device, at: clock.now() })
      }),

    /** Refuses `password.wrong`, `login.locked`, `totp.already_on`. */
    enrolOperatorTotp: async (operator: KnownOperator, { address }: Device, password: string) => {
      await provePasswordAgain(operator, address, password)
      return totps.enrol(operator, loginRulesOf(operator.brandId).brandName)
    },

    /** Refuses `totp.invalid_code`, `totp.not_on`, `totp.already_on`, `security.locked`. */
    confirmOperatorTotp: async (operator: KnownOperator, device: Device, code: string) => {
      const token = await totps.confirm(operator, device, code)
      return enteredBy(operator.username, token, clock.now())
    },
  }
}

export type OperatorAccess = ReturnType<typeof createOperatorAccess>
