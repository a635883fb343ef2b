import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import type { CreditRow, SportsTables } from '../../tables.ts'

type Db = Kysely<SportsTables>

/** What the slips that a match ended are owed and have not been paid. */
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

export const notePaid = async (db: Db, ids: readonly bigint[], at: Date): Promise<void> => {
  await sql`update sportsbook.credit set state = 'paid', paid_at = ${at}
    where id = any(${ids}::bigint[]) and state = 'due'`.execute(db)
}

export const lockCredit = (tx: Tx, id: bigint): Promise<CreditRow | undefined> =>
  tables<SportsTables>(tx)
    .selectFrom('sportsbook.credit')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const noteReversed = async (
  tx: Tx,
  id: bigint,
  change: { readonly state: 'reversed' | 'short'; readonly shortMinor: bigint },
): Promise<void> => {
  await tables<SportsTables>(tx)
    .updateTable('sportsbook.credit')
    .set({ state: change.state, short_minor: change.shortMinor })
    .where('id', '=', id)
    .where('state', '=', 'reversing')
    .execute()
}

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
 * Takes back what slips with a leg on a match were paid, and opens them again: whatever is settled next
 * is owed under another attempt. Slips that were cashed out stay as they are.
 */
export const reopenSlips = async (tx: Tx, fixtureId: bigint): Promise<void> => {
  // Open ones too: what somebody reckons of them at this moment is of the attempt before, and ends nothing.
  await sql`
    update sportsbook.slip s
    set status = 'open', payout_minor = 0, ended_at = null, attempt = s.attempt + 1
    from (
      select distinct member_id, slip_id from sportsbook.leg where fixture_id = ${fixtureId}
    ) f
    where s.member_id = f.member_id and s.id = f.slip_id
      and s.status in ('open', 'won', 'lost', 'void')`.execute(tx)
  // Behind the locks of the slips: what was owed by whoever ended one just before is seen.
  await sql`
    update sportsbook.credit c set state = 'reversing'
    from sportsbook.leg l join sportsbook.slip s on s.member_id = l.member_id and s.id = l.slip_id
    where l.fixture_id = ${fixtureId} and s.status = 'open'
      and c.member_id = l.member_id and c.slip_id = l.slip_id and c.attempt < s.attempt
      and c.kind <> 'cash_out' and c.state in ('due', 'paid')`.execute(tx)
  await sql`update sportsbook.leg set result = null
    where fixture_id = ${fixtureId} and result is not null`.execute(tx)
}
