import type { LoyaltySettingOf } from '@trevo/contract/ops/giving/loyalty-settings.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { inEachLanguage } from '@trevo/languages/languages.ts'
import { textIn } from '@trevo/languages/texts.ts'
import { sql } from 'kysely'
import { Tiers } from '../../common/domain/tiers.ts'
import type { BoardRow, RewardsTables } from '../../tables.ts'

type RankingSetting = LoyaltySettingOf<'ranking'>

const settingOf = ({ names, prizes }: Pick<BoardRow, 'names' | 'prizes'>): RankingSetting => ({
  subject: 'ranking',
  names: inEachLanguage((language) => textIn(names, language)),
  prizes: Tiers.parse(prizes),
})

/** What the ranking after the current one will be; null if the brand has none. */
export const readNextBoard = async (tx: Tx, brandId: number): Promise<RankingSetting | null> => {
  const row = await tables<RewardsTables>(tx)
    .selectFrom('rewards.board')
    .selectAll()
    .where('brand_id', '=', brandId)
    .orderBy('ends_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? settingOf(row) : null
}

/** The ranking that runs, with its own prizes. */
export const findRunningBoard = async (tx: Tx, brandId: number, now: Date) => {
  const row = await tables<RewardsTables>(tx)
    .selectFrom('rewards.board')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return row ? { ...settingOf(row), startsAt: row.starts_at, endsAt: row.ends_at } : undefined
}

/** The ranking that begins then has these names and prizes. */
export const writeNextBoard = async (
  tx: Tx,
  brandId: number,
  { names, prizes }: RankingSetting,
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
): Promise<void> => {
  await sql`
    insert into rewards.board (brand_id, names, starts_at, ends_at, prizes)
    values (${brandId}, ${JSON.stringify(names)}, ${startsAt}, ${endsAt},
      ${JSON.stringify(prizes)})
    on conflict (brand_id, starts_at) do update set names = excluded.names,
      prizes = excluded.prizes`.execute(tx)
}
