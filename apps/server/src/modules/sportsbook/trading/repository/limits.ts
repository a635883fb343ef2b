import type { Tx } from '@trevo/database/connect.ts'
import { tables } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import type { MarketRuleRow, MemberLimitRow, SettingRow, SportsTables } from '../../tables.ts'

type Db = Kysely<SportsTables>

/** One change of a brand's limits at a time; slips do not wait for it. */
export const lockLimits = async (tx: Tx, brandId: number): Promise<void> => {
  const name = `sportsbook.limits ${brandId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

export const findSetting = (tx: Tx, brandId: number): Promise<SettingRow | undefined> =>
  tables<SportsTables>(tx)
    .selectFrom('sportsbook.setting')
    .selectAll()
    .where('brand_id', '=', brandId)
    .executeTakeFirst()

export const findRule = (
  tx: Tx,
  brandId: number,
  kind: string,
): Promise<MarketRuleRow | undefined> =>
  tables<SportsTables>(tx)
    .selectFrom('sportsbook.market_rule')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('kind', '=', kind as MarketRuleRow['kind'])
    .executeTakeFirst()

export const findMemberLimit = (
  tx: Tx,
  brandId: number,
  memberId: bigint,
): Promise<MemberLimitRow | undefined> =>
  tables<SportsTables>(tx)
    .selectFrom('sportsbook.member_limit')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()

/** Members with limits of their own, by number. */
export const listMemberLimits = (
  db: Db,
  brandId: number,
  { after, memberId, limit }: { after?: bigint; memberId?: bigint; limit: number },
): Promise<MemberLimitRow[]> =>
  db
    .selectFrom('sportsbook.member_limit')
    .selectAll()
    .where('brand_id', '=', brandId)
    .$if(after !== undefined, (query) => query.where('member_id', '>', after ?? 0n))
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? 0n))
    .orderBy('member_id')
    .limit(limit)
    .execute()

export const listRules = (db: Db, brandId: number): Promise<MarketRuleRow[]> =>
  db
    .selectFrom('sportsbook.market_rule')
    .selectAll()
    .where('brand_id', '=', brandId)
    .orderBy('kind')
    .execute()

export const listSettings = (db: Db, brandId: number): Promise<SettingRow[]> =>
  db.selectFrom('sportsbook.setting').selectAll().where('brand_id', '=', brandId).execute()

export const saveSetting = async (tx: Tx, { brand_id, ...row }: SettingRow): Promise<void> => {
  await tables<SportsTables>(tx)
    .updateTable('sportsbook.setting')
    .set(row)
    .where('brand_id', '=', brand_id)
    .execute()
}

export const saveRule = async (tx: Tx, { brand_id, kind, ...row }: MarketRuleRow) => {
  await tables<SportsTables>(tx)
    .updateTable('sportsbook.market_rule')
    .set(row)
    .where('brand_id', '=', brand_id)
    .where('kind', '=', kind)
    .execute()
}

export type LeagueLimitRow = {
  readonly slip_minor_max: bigint | null
  readonly payout_minor_max: bigint | null
  readonly margin_plus_bp: number
}

export const saveLeagueLimits = async (
  tx: Tx,
  leagueId: number,
  row: LeagueLimitRow,
): Promise<void> => {
  await tables<SportsTables>(tx)
    .updateTable('sportsbook.league')
    .set(row)
    .where('id', '=', leagueId)
    .execute()
}

export const saveMemberLimit = async (tx: Tx, row: MemberLimitRow): Promise<void> => {
  const { brand_id, member_id, ...values } = row
  await tables<SportsTables>(tx)
    .insertInto('sportsbook.member_limit')
    .values({ brand_id, member_id, ...values })
    .onConflict((on) => on.columns(['brand_id', 'member_id']).doUpdateSet(values))
    .execute()
}
