import { sql, type QueryExecutorProvider } from 'kysely'
import type { MovementName } from '../../../wallet/index.ts'
import { slipMovementNames } from '../domain/transfers.ts'

/** How many payments of a slip are looked at: a slip may be sold in parts. */
const creditsMax = 30

/** The ids under which the ledger may have movements of a member's slip, and whether it is undecided. */
export const listSlipMovements = async (
  db: QueryExecutorProvider,
  memberId: bigint,
  slipId: bigint,
): Promise<{ readonly names: readonly MovementName[]; readonly isOpen: boolean }> => {
  const { rows } = await sql<{ is_open: boolean; credits: string[] }>`
    select s.status = 'open' as is_open, array(
      select c.id::text from sportsbook.credit c
      where c.member_id = s.member_id and c.slip_id = s.id and c.kind <> 'cash_out'
      union all
      select c.id::text from sportsbook.credit c
      where c.member_id = s.member_id and c.slip_id = s.id and c.kind = 'cash_out'
      limit ${creditsMax}
    ) as credits
    from sportsbook.slip s where s.member_id = ${memberId} and s.id = ${slipId}`.execute(db)
  const [slip] = rows
  if (!slip) return { names: [], isOpen: false }
  return { names: slipMovementNames(slipId, slip.credits), isOpen: slip.is_open }
}
