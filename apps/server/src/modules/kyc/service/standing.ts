import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { CaseState } from '@trevo/contract/wps/kyc/kyc-names.ts'
import { findCurrentCase, isPersonVerified } from '../repository/cases.ts'
import type { KycDb, KycTables } from '../repository/tables.ts'

export type StandingNeeds = {
  readonly database: Database<KycTables>
  readonly settings: {
    /** Whether the brand takes no stake before a case is verified. */
    isRequired(brandId: number): boolean
  }
}

const decidedByUs: ReadonlySet<CaseState> = new Set(['captured', 'checking', 'review'])

type Asked = { readonly brandId: number; readonly personId: bigint }

/** Whether a person's identity lets them stake at a brand. */
export const createStanding = ({ database, settings }: StandingNeeds) => {
  const read = async (db: KycDb, { brandId, personId }: Asked): Promise<boolean> =>
    !settings.isRequired(brandId) || (await isPersonVerified(db, personId))
  return {
    /** Whether the person sent everything and waits for the decision. */
    isBeingDecided: async (personId: bigint): Promise<boolean> => {
      const current = await findCurrentCase(database.db, personId)
      return current !== undefined && decidedByUs.has(current.state)
    },
    mayStake: (asked: Asked): Promise<boolean> => read(database.db, asked),
    /** On the transaction that holds the lock of the member's balance. */
    mayStakeInTx: (tx: Tx, asked: Asked): Promise<boolean> => read(tables<KycTables>(tx), asked),
  }
}
export type KycStanding = ReturnType<typeof createStanding>
