import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { RewardsTables } from '../../tables.ts'

type Db = Database<RewardsTables>['db']
export type DueRow = Selectable<RewardsTables['rewards.rebate_due']>
type ClaimRow = Selectable<RewardsTables['rewards.rebate_claim']>

export const listRules = (db: Db, brandId: number) =>
  db
    .selectFrom('rewards.rebate_rule')
    .selectAll()
    .where('brand_id', '=', brandId)
    .orderBy('product')
    .execute()

export const listDues = (db: Db, memberId: bigint): Promise<DueRow[]> =>
  db.selectFrom('rewards.rebate_due').selectAll().where('member_id', '=', memberId).execute()

/** Locks a member's claimable rebate until the transaction ends, by product. */
export const lockDues = (tx: Tx, memberId: bigint): Promise<DueRow[]> =>
  tables<RewardsTables>(tx)
    .selectFrom('rewards.rebate_due')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('product')
    .forUpdate()
    .execute()

/** The rest of a product after a claim; its stakes are claimed with it. */
export const setDueLeft = async (
  tx: Tx,
  memberId: bigint,
  product: string,
  dueMinor: bigint,
): Promise<void> => {
  await tables<RewardsTables>(tx)
    .updateTable('rewards.rebate_due')
    .set({ due_minor: dueMinor, valid_minor: 0n })
    .where('member_id', '=', memberId)
    .where('product', '=', product)
    .execute()
}

/** A member's last claims. */
export const listClaims = (db: Db, memberId: bigint, limit: number): Promise<ClaimRow[]> =>
  db
    .selectFrom('rewards.rebate_claim')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('claimed_at', 'desc')
    .limit(limit)
    .execute()

export const findClaim = (
  tx: Tx,
  memberId: bigint,
  clientId: string,
): Promise<ClaimRow | undefined> =>
  tables<RewardsTables>(tx)
    .selectFrom('rewards.rebate_claim')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()

export const insertClaim = async (
  tx: Tx,
  claim: Insertable<RewardsTables['rewards.rebate_claim']>,
): Promise<void> => {
  await tables<RewardsTables>(tx).insertInto('rewards.rebate_claim').values(claim).execute()
}

/** The member's level adds this to every rate, in hundredths of a percent. */
export const findExtraRate = async (db: Db, memberId: bigint): Promise<number> => {
  const { rows } = await sql<{ rebate_bp: number }>`
    select b.rebate_bp from rewards.member_rank m
    join rewards.level_benefit b on b.brand_id = m.brand_id and b.rank = m.rank
    where m.member_id = ${memberId}`.execute(db)
  return rows[0]?.rebate_bp ?? 0
}
