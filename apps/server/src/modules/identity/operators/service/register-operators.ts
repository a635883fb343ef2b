import { tables, type Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { isCommonPassword } from '../../passwords/domain/common-passwords.ts'
import { insertOperatorEvent } from '../repository/operator-events.ts'
import { deleteOperatorSessionsOf } from '../repository/operator-sessions.ts'
import { deleteOperatorFactors } from '../repository/operator-totp.ts'
import {
  findOperator,
  insertOperator,
  listOperators,
  saveOperatorDisabled,
  saveOperatorForAllBrands,
  saveOperatorPassword,
  type OperatorCredential,
} from '../repository/operators.ts'
import type { IdentityDb, IdentityTables, OperatorEventTable } from '../../tables.ts'
import type { PasswordHasher } from '../../passwords/service/hash-password.ts'

/** The order cannot be executed; the message gives the reason. */
export class OperatorOrderError extends Error {}

const passwordLengthMin = 12
const passwordLengthMax = 128
const goodName = /^[a-z0-9][a-z0-9._-]{2,63}$/i

type Dependencies = {
  readonly database: Database<IdentityTables>
  readonly clock: Clock
  readonly hasher: Pick<PasswordHasher, 'hash'>
  readonly brandId: number
  /** Who gives the orders, for the log: the machine's account. */
  readonly orderedBy: string
}

/** @throws OperatorOrderError */
export const requireGoodName = (username: string): void => {
  if (!goodName.test(username)) {
    throw new OperatorOrderError(
      'A name has 3 to 64 letters, digits, dots, hyphens or underscores.',
    )
  }
}

/** @throws OperatorOrderError */
export const requireGoodPassword = (password: string, username: string) => {
  if (password.length < passwordLengthMin || password.length > passwordLengthMax) {
    throw new OperatorOrderError(
      `The password needs ${passwordLengthMin} to ${passwordLengthMax} characters.`,
    )
  }
  if (isCommonPassword(password, username)) {
    throw new OperatorOrderError('This password is too easy to guess.')
  }
}

type Order = { readonly operatorId: bigint; readonly kind: OperatorEventTable['kind'] }

const note = (
  { clock, brandId, orderedBy }: Dependencies,
  db: IdentityDb,
  { operatorId, kind }: Order,
) =>
  insertOperatorEvent(db, {
    operator: { operatorId, brandId },
    kind,
    device: { address: '::', userAgent: `command by ${orderedBy}` },
    at: clock.now(),
  })

/** The first login, with this password, can only set up an authenticator. */
const createCreate =
  (dependencies: Dependencies) =>
  async (username: string, password: string): Promise<void> => {
    const { database, clock, hasher, brandId } = dependencies
    requireGoodName(username)
    requireGoodPassword(password, username)
    const passwordHash = await hasher.hash(password)
    const isNew = await database.inTx(async (tx) => {
      const db = tables<IdentityTables>(tx)
      const at = clock.now()
      const operatorId = await insertOperator(db, {
        brandId,
        username,
        passwordHash,
        isDemo: false,
        at,
      })
      if (operatorId !== undefined) await note(dependencies, db, { operatorId, kind: 'created' })
      return operatorId !== undefined
    })
    if (!isNew) throw new OperatorOrderError(`Operator ${username} already exists.`)
  }

/**
 * Creates, disables and enables the operators of one brand, for anyone with access to the database: there is no
 * other way to create the first one. Every order is recorded in the operators' log.
 */
export const createOperatorRegister = (dependencies: Dependencies) => {
  const { database, clock, hasher, brandId } = dependencies
  const getKnown = async (username: string): Promise<OperatorCredential> => {
    const known = await findOperator(database.db, brandId, username)
    if (!known) throw new OperatorOrderError(`Unknown operator ${username}.`)
    return known
  }

  /** Changes the operator and ends every session; returns how many ended. */
  const change = async (
    username: string,
    kind: OperatorEventTable['kind'],
    save: (db: IdentityDb, operatorId: bigint) => Promise<unknown>,
  ): Promise<number> => {
    const { operatorId } = await getKnown(username)
    return database.inTx(async (tx) => {
      const db = tables<IdentityTables>(tx)
      await save(db, operatorId)
      await note(dependencies, db, { operatorId, kind })
      return deleteOperatorSessionsOf(db, operatorId)
    })
  }

  return {
    list: () => listOperators(database.db, brandId),

    /** Throws `OperatorOrderError` for an unknown name. */
    getOperatorId: async (username: string) => (await getKnown(username)).operatorId,

    create: createCreate(dependencies),

    disable: (username: string) =>
      change(username, 'disabled', (db, id) => saveOperatorDisabled(db, id, clock.now())),

    enable: (username: string) =>
      change(username, 'enabled', (db, id) => saveOperatorDisabled(db, id, null)),

    endSessions: (username: string) => change(username, 'sessions_ended', async () => undefined),

    setPassword: async (username: string, password: string): Promise<number> => {
      requireGoodPassword(password, username)
      const { isDemo } = await getKnown(username)
      if (isDemo) throw new OperatorOrderError('The passwords of the demo are published.')
      const hash = await hasher.hash(password)
      return change(username, 'password_set', (db, id) =>
        saveOperatorPassword(db, id, hash, clock.now()),
      )
    },

    /** Lets the operator see and change what all brands share, such as live video and vendors. */
    grantAllBrands: (username: string) =>
      change(username, 'all_brands_granted', (db, id) => saveOperatorForAllBrands(db, id, true)),

    revokeAllBrands: (username: string) =>
      change(username, 'all_brands_revoked', (db, id) => saveOperatorForAllBrands(db, id, false)),

    /** For a lost phone: the next login can only set up another one. */
    removeAuthenticator: (username: string) =>
      change(username, 'totp_removed', async (db, id) => {
        if (!(await deleteOperatorFactors(db, id))) {
          throw new OperatorOrderError(`${username} has no authenticator.`)
        }
      }),
  }
}

export type OperatorRegister = ReturnType<typeof createOperatorRegister>
