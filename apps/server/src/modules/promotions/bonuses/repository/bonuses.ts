import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { ReadBet } from '../../../bets/index.ts'
import type { BonusRow, PromotionsTables, WagerRow } from '../../tables.ts'

type Db = Database<PromotionsTables>['db']
type Reward = Insertable<PromotionsTables['promotions.reward']>

export const findReward = (tx: Tx, source: string, sourceId: string) =>
  tables<PromotionsTables>(tx)
    .selectFrom('promotions.reward')
    .selectAll()
    .where('source', '=', source)
    .where('source_id', '=', sourceId)
    .executeTakeFirst()

/** The database refuses it if the law requires a settled bet and none is named. */
export const insertReward = async (tx: Tx, reward: Reward): Promise<bigint> => {
  const { id } = await tables<PromotionsTables>(tx)
    .insertInto('promotions.reward')
    .values(reward)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const insertBonus = (
  tx: Tx,
  bonus: Insertable<PromotionsTables['promotions.bonus']>,
): Promise<BonusRow> =>
  tables<PromotionsTables>(tx)
    .insertInto('promotions.bonus')
    .values(bonus)
    .returningAll()
    .executeTakeFirstOrThrow()

export const updateBonus = (
  tx: Tx,
  id: bigint,
  change: Updateable<PromotionsTables['promotions.bonus']>,
): Promise<BonusRow> =>
  tables<PromotionsTables>(tx)
    .updateTable('promotions.bonus')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Operations that count for a bonus or end it are serialized here. */
export const lockBonus = (tx: Tx, id: bigint): Promise<BonusRow | undefined> =>
  tables<PromotionsTables>(tx)
    .selectFrom('promotions.bonus')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Several at once, in the order in which they are locked everywhere. */
export const lockBonuses = async (
  tx: Tx,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, BonusRow>> => {
  const rows = await tables<PromotionsTables>(tx)
    .selectFrom('promotions.bonus')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Stores the wagered amount of bonuses, which are locked. */
export const setWagered = async (
  tx: Tx,
  wagered: readonly (readonly [id: bigint, wageredMinor: bigint])[],
): Promise<void> => {
  if (wagered.length === 0) return
  await sql`update promotions.bonus b set wagered_minor = u.wagered
    from unnest(${wagered.map(([id]) => id)}::bigint[],
      ${wagered.map(([, minor]) => minor)}::bigint[]) u (id, wagered)
    where b.id = u.id`.execute(tx)
}

export const findBonusOfReward = (tx: Tx, rewardId: bigint): Promise<BonusRow> =>
  tables<PromotionsTables>(tx)
    .selectFrom('promotions.bonus')
    .selectAll()
    .where('reward_id', '=', rewardId)
    .executeTakeFirstOrThrow()

/** The bonus of an entry in a promotion, locked. */
export const lockBonusOfEntry = (tx: Tx, entryId: bigint): Promise<BonusRow | undefined> =>
  tables<PromotionsTables>(tx)
    .selectFrom('promotions.bonus')
    .selectAll()
    .where('entry_id', '=', entryId)
    .forUpdate()
    .executeTakeFirst()

/** A member's running bonuses, oldest first, locked. */
export const lockActiveOf = (tx: Tx, memberId: bigint): Promise<BonusRow[]> =>
  tables<PromotionsTables>(tx)
    .selectFrom('promotions.bonus')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute()

const listedMax = 100

/** A member's bonuses: running ones first, then the newest. */
export const listBonusesOf = (db: Db, memberId: bigint): Promise<BonusRow[]> =>
  db
    .selectFrom('promotions.bonus')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy((order) => order('state', '=', 'active'), 'desc')
    .orderBy('id', 'desc')
    .limit(listedMax)
    .execute()

/** Fully wagered running bonuses. */
export const listWagered = (db: Db, limit: number): Promise<BonusRow[]> =>
  db
    .selectFrom('promotions.bonus')
    .selectAll()
    .where('state', '=', 'active')
    .whereRef('wagered_minor', '>=', 'required_minor')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Overdue running ones, except those whose last stakes have been open for less than a day. */
export const listOverdue = (db: Db, now: Date, limit: number): Promise<BonusRow[]> =>
  db
    .selectFrom('promotions.bonus as b')
    .selectAll('b')
    .where('b.state', '=', 'active')
    .where('b.expires_at', '<=', now)
    .where((where) =>
      where.or([
        where('b.expires_at', '<=', new Date(now.getTime() - 86_400_000)),
        where.not(
          where.exists(
            where
              .selectFrom('promotions.wager as w')
              .select('w.id')
              .whereRef('w.bonus_id', '=', 'b.id')
              .where('w.state', 'in', ['open', 'again']),
          ),
        ),
      ]),
    )
    .orderBy('b.id')
    .limit(limit)
    .execute()

/** A stake by its name in the ledger. */
type StakeName = Pick<ReadBet, 'source' | 'txnId'>

const named = (stakes: readonly StakeName[]) => sql`
  unnest(${stakes.map(({ source }) => source)}::text[], ${stakes.map(({ txnId }) => txnId)}::text[])
    u (source, txn_id)`

/** The bonuses that these stakes were placed for. */
export const listBonusIdsOf = async (
  tx: Tx,
  stakes: readonly StakeName[],
): Promise<readonly bigint[]> => {
  const { rows } = await sql<{ bonus_id: bigint }>`
    select distinct w.bonus_id from ${named(stakes)}
    join promotions.wager w on w.source = u.source and w.txn_id = u.txn_id`.execute(tx)
  return rows.map((row) => row.bonus_id)
}

/** Those of the stakes that were placed for these bonuses, locked; the bonuses are locked before. */
export const lockWagersOf = async (
  tx: Tx,
  bonusIds: readonly bigint[],
  stakes: readonly StakeName[],
): Promise<readonly WagerRow[]> => {
  const { rows } = await sql<WagerRow>`
    select w.* from ${named(stakes)}
    join promotions.wager w on w.source = u.source and w.txn_id = u.txn_id
    where w.bonus_id = any(${[...bonusIds]}::bigint[]) order by w.id for update of w`.execute(tx)
  return rows
}

export type CountedWager = Pick<WagerRow, 'id' | 'state' | 'counted_minor' | 'product'>

/** Stores the counted part of stakes, whose bonuses are locked. */
export const updateWagers = async (tx: Tx, counted: readonly CountedWager[]): Promise<void> => {
  if (counted.length === 0) return
  const column = <Name extends keyof CountedWager>(name: Name) => counted.map((one) => one[name])
  await sql`update promotions.wager w
    set state = u.state, counted_minor = u.counted, product = u.product
    from unnest(${column('id')}::bigint[], ${column('state')}::text[],
      ${column('counted_minor')}::bigint[], ${column('product')}::text[])
      u (id, state, counted, product)
    where w.id = u.id`.execute(tx)
}

export type ProductSum = {
  readonly bonusId: bigint
  readonly product: string
  readonly stakedMinor: bigint
  readonly countedMinor: bigint
}

/** The counted parts for bonuses, by product. */
export const sumByProduct = async (db: Db, bonusIds: readonly bigint[]): Promise<ProductSum[]> => {
  if (bonusIds.length === 0) return []
  const { rows } = await sql<{
    bonus_id: bigint
    product: string
    staked: bigint
    counted: bigint
  }>`
    select bonus_id, coalesce(product, 'OTHER') as product, sum(amount_minor)::bigint as staked,
      sum(counted_minor)::bigint as counted
    from promotions.wager where bonus_id = any (${[...bonusIds]}::bigint[])
      and state in ('counted', 'again') group by 1, 2 order by 1, 4 desc`.execute(db)
  return rows.map((row) => ({
    bonusId: row.bonus_id,
    product: row.product,
    stakedMinor: row.staked,
    countedMinor: row.counted,
  }))
}
