import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { IdentityTables } from '../../tables.ts'
import type { LoginRules } from '../../passwords/service/authenticate.ts'
import {
  findOperator,
  listOperatorNames,
  lockOperator,
  type OperatorCredential,
} from '../repository/operators.ts'

type UseRules = {
  readonly isDemoServer: boolean
  loginRulesOf(brandId: number): Pick<LoginRules, 'isDemoBrand'>
}

/** Whether anybody comes in by an account. Demo operators have published secrets: elsewhere they are nobody. */
export const createIsUsable =
  ({ isDemoServer, loginRulesOf }: UseRules) =>
  (one: Pick<OperatorCredential, 'isDemo' | 'brandId' | 'isDisabled'>): boolean =>
    !one.isDisabled && (!one.isDemo || (isDemoServer && loginRulesOf(one.brandId).isDemoBrand))

/** The accounts of operators, for those who decide what they may do. */
export const createOperatorAccounts = ({
  database,
  ...rules
}: UseRules & { readonly database: Database<IdentityTables> }) => {
  const isUsable = createIsUsable(rules)
  return {
    /** User names by account; unknown ones are left out. */
    listOperatorNames: (operatorIds: readonly bigint[], tx?: Tx) =>
      listOperatorNames(tx ? tables<IdentityTables>(tx) : database.db, operatorIds),

    findOperatorId: async (brandId: number, username: string): Promise<bigint | undefined> =>
      (await findOperator(database.db, brandId, username))?.operatorId,

    /** Whether an account is open to its operator, until the transaction ends. */
    lockUsableOperator: async (tx: Tx, operatorId: bigint): Promise<boolean> => {
      const found = await lockOperator(tables<IdentityTables>(tx), operatorId)
      return found !== undefined && isUsable(found)
    },
  }
}
export type OperatorAccounts = ReturnType<typeof createOperatorAccounts>
