import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import { createCreditStates } from '../../../../platform/credits/repository/credit-states.ts'
import type { CreditRow, SportsTables } from '../../tables.ts'
import { recordReopened } from './settled-bets.ts'

type Db = Kysely<SportsTables>

export const creditStates = createCreditStates('sportsbook.credit')

/** Unpaid credits of the slips that a match ended. */
export const listDueCredits = (db: Db, fixtureId: bigint, limit: number): Promise<CreditRow[]> =>
  db
    .selectFrom('sportsbook.credit')
    .selectAll()
    .where('fixture_id', '=', fixtureId)
    .where('state', '=', 'due')
    .orderBy('id')
    .limit(limit)
    .execute()

export const listReversing = (db: Db, after: bigint, limit: number): Promise<CreditRow[]> =>
  db
    .selectFrom('sportsbook.credit')
    .selectAll()
    .where('state', '=', 'reversing')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

type NewCredit = Omit<CreditRow, 'id' | 'short_minor'>

export const insertCredit = async (tx: Tx, credit: NewCredit): Promise<bigint> => {
  const { id } = await tables<SportsTables>(tx)
    .insertInto('sportsbook.credit')
    .values(credit)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findCashOut = (
  db: Db,
  memberId: bigint,
  clientId: string,
): Promise<CreditRow | undefined> =>
  db
    .selectFrom('sportsbook.credit')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .where('kind', '=', 'cash_out')
    .executeTakeFirst()

/**
 * Takes back the payments of slips with a leg on a match, and reopens them: the next settlement pays under another
 * attempt. Cashed-out slips are unchanged.
 */
export const reopenSlips = async (tx: Tx, fixtureId: bigint, at: Date): Promise<void> => {
  // Open ones too: a calculation in progress belongs to the previous attempt, and ends nothing.
  await sql`
    update sportsbook.slip s
    set status = 'open', payout_minor = 0, ended_at = null, attempt = s.attempt + 1
    from (
      select distinct member_id, slip_id from sportsbook.leg where fixture_id = ${fixtureId}
    ) f
    where s.member_id = f.member_id and s.id = f.slip_id
      and s.status in ('open', 'won', 'lost', 'void')`.execute(tx)
  // After locking the slips: credits of slips that ended just before are seen.
  await sql`
    update sportsbook.credit c set state = 'reversing'
    from sportsbook.leg l join sportsbook.slip s on s.member_id = l.member_id and s.id = l.slip_id
    where l.fixture_id = ${fixtureId} and s.status = 'open'
      and c.member_id = l.member_id and c.slip_id = l.slip_id and c.attempt < s.attempt
      and c.kind <> 'cash_out' and c.state in ('due', 'paid')`.execute(tx)
  await sql`update sportsbook.leg set result = null
    where fixture_id = ${fixtureId} and result is not null`.execute(tx)
  await recordReopened(tx, fixtureId, at)
}
