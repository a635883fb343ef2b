import type { Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { AgreedSession } from '../domain/session-contract.ts'

/** Begins a session: what was staked and given back counts from `since`. */
export const beginContract = async (
  tx: Tx,
  personId: bigint,
  { since, until, lossMaxMinor }: AgreedSession & { readonly since: Date },
): Promise<void> => {
  await sql`
    update limits.counter set contract_since = ${since}, contract_until = ${until},
      contract_loss_max = ${lossMaxMinor}, contract_staked = 0, contract_returned = 0
    where person_id = ${personId}`.execute(tx)
}

export const tightenContract = async (
  tx: Tx,
  personId: bigint,
  { until, lossMaxMinor }: AgreedSession,
): Promise<void> => {
  await sql`
    update limits.counter set contract_until = ${until}, contract_loss_max = ${lossMaxMinor}
    where person_id = ${personId}`.execute(tx)
}
