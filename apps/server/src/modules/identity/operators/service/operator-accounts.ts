import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { IdentityTables } from '../../tables.ts'
import type { LoginRules } from '../../passwords/service/authenticate.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { PasswordHasher } from '../../passwords/service/hash-password.ts'
import { insertOperatorEvent } from '../repository/operator-events.ts'
import { deleteOperatorSessionsOf } from '../repository/operator-sessions.ts'
import {
  findOperator,
  insertOperator,
  listOperatorIds,
  listOperatorNames,
  listOperators,
  lockOperator,
  saveOperatorDisabled,
  type OperatorCredential,
} from '../repository/operators.ts'
import { createHelpAccounts, createSeeAccounts, deviceOf } from './help-accounts.ts'
import { OperatorOrderError, requireGoodName, requireGoodPassword } from './register-operators.ts'

type UseRules = {
  readonly isDemoServer: boolean
  loginRulesOf(brandId: number): Pick<LoginRules, 'isDemoBrand'>
}

/** Whether anybody comes in by an account. Demo operators have published secrets: elsewhere they are nobody. */
export const createIsUsable =
  ({ isDemoServer, loginRulesOf }: UseRules) =>
  (one: Pick<OperatorCredential, 'isDemo' | 'brandId' | 'isDisabled'>): boolean =>
    !one.isDisabled && (!one.isDemo || (isDemoServer && loginRulesOf(one.brandId).isDemoBrand))

type Dependencies = UseRules & {
  readonly database: Database<IdentityTables>
  readonly clock: Clock
  readonly hasher: Pick<PasswordHasher, 'hash'>
}

/** How accounts come into being and are closed. */
const createAccountOrders = ({ clock, hasher }: Pick<Dependencies, 'clock' | 'hasher'>) => ({
  /** The hash of a first password. @throws Refusal `staff.account_invalid` */
  hashFirstPassword: async (username: string, password: string): Promise<string> => {
    try {
      requireGoodName(username)
      requireGoodPassword(password, username)
    } catch (error) {
      if (error instanceof OperatorOrderError) throw new Refusal('staff.account_invalid')
      throw error
    }
    return hasher.hash(password)
  },

  /** The new account's id; undefined when the brand has one of this name. */
  addAccount: async (
    tx: Tx,
    account: {
      readonly brandId: number
      readonly username: string
      readonly passwordHash: string
    },
    orderedBy: string,
  ): Promise<bigint | undefined> => {
    const db = tables<IdentityTables>(tx)
    const at = clock.now()
    const operatorId = await insertOperator(db, { ...account, isDemo: false, at })
    if (operatorId === undefined) return undefined
    const operator = { operatorId, brandId: account.brandId }
    await insertOperatorEvent(db, { operator, kind: 'created', device: deviceOf(orderedBy), at })
    return operatorId
  },

  /** Nobody comes in by the accounts any more, or they do again; sessions end. */
  setDisabled: async (
    tx: Tx,
    accounts: readonly { readonly operatorId: bigint; readonly brandId: number }[],
    isDisabled: boolean,
    orderedBy: string,
  ): Promise<void> => {
    const db = tables<IdentityTables>(tx)
    const at = clock.now()
    const kind = isDisabled ? ('disabled' as const) : ('enabled' as const)
    for (const operator of accounts) {
      await saveOperatorDisabled(db, operator.operatorId, isDisabled ? at : null)
      await insertOperatorEvent(db, { operator, kind, device: deviceOf(orderedBy), at })
      await deleteOperatorSessionsOf(db, operator.operatorId)
    }
  },
})

/** The accounts of operators, for those who decide what they may do. */
export const createOperatorAccounts = (dependencies: Dependencies) => {
  const { database } = dependencies
  const isUsable = createIsUsable(dependencies)
  return {
    ...createAccountOrders(dependencies),
    ...createSeeAccounts(dependencies),
    ...createHelpAccounts(dependencies),

    /** The accounts of a brand by user name. */
    listAccounts: async (brandId: number) =>
      (await listOperators(database.db, brandId)).map((row) => ({
        operatorId: row.id,
        username: row.username,
        isDemo: row.is_demo,
        hasAuthenticator: row.authenticator_at !== null,
        disabledAt: row.disabled_at,
        lastLoginAt: row.last_login_at,
      })),

    /** User names by account; unknown ones are left out. */
    listOperatorNames: (operatorIds: readonly bigint[], tx?: Tx) =>
      listOperatorNames(tx ? tables<IdentityTables>(tx) : database.db, operatorIds),

    findOperatorId: async (
      brandId: number,
      username: string,
      tx?: Tx,
    ): Promise<bigint | undefined> =>
      (await findOperator(tx ? tables<IdentityTables>(tx) : database.db, brandId, username))
        ?.operatorId,

    listOperatorIds: (tx: Tx, brandId: number): Promise<bigint[]> =>
      listOperatorIds(tables<IdentityTables>(tx), brandId),

    /** Whether an account is open to its operator, until the transaction ends. */
    lockUsableOperator: async (tx: Tx, operatorId: bigint): Promise<boolean> => {
      const found = await lockOperator(tables<IdentityTables>(tx), operatorId)
      return found !== undefined && isUsable(found)
    },
  }
}
export type OperatorAccounts = ReturnType<typeof createOperatorAccounts>
