import type { LoyaltySettingOf } from '@trevo/contract/ops/giving/loyalty-settings.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { sql } from 'kysely'
import { Tiers, type Tier } from '../../common/domain/tiers.ts'
import type { RewardsTables } from '../../tables.ts'

type ReferralSetting = LoyaltySettingOf<'referral'>

/** What a friend must have staked, and what each friend brings. */
export type ReferralTerms = { readonly qualifyMinor: bigint; readonly tiers: readonly Tier[] }

const termsOf = (row: {
  readonly qualify_minor: bigint
  readonly tiers: unknown
}): ReferralTerms => ({ qualifyMinor: row.qualify_minor, tiers: Tiers.parse(row.tiers) })

/**
 * The terms of a brand's friends by when they began to play; undefined if the brand has no
 * referrals.
 */
export const readReferralTerms = async (
  tx: Tx,
  brandId: number,
): Promise<((beganAt: Date) => ReferralTerms) | undefined> => {
  const db = tables<RewardsTables>(tx)
  const current = await db
    .selectFrom('rewards.referral_setting')
    .selectAll()
    .where('brand_id', '=', brandId)
    .executeTakeFirst()
  if (!current) return undefined
  const past = await db
    .selectFrom('rewards.referral_past')
    .selectAll()
    .where('brand_id', '=', brandId)
    .orderBy('until_at')
    .execute()
  return (beganAt) => termsOf(past.find(({ until_at: untilAt }) => beganAt < untilAt) ?? current)
}

/** The terms of friends who begin now; null if the brand has no referrals. */
export const readReferral = async (tx: Tx, brandId: number): Promise<ReferralSetting | null> => {
  const row = await tables<RewardsTables>(tx)
    .selectFrom('rewards.referral_setting')
    .selectAll()
    .where('brand_id', '=', brandId)
    .executeTakeFirst()
  if (!row) return null
  const { qualifyMinor, tiers } = termsOf(row)
  return { subject: 'referral', qualify: formatMoney(qualifyMinor), tiers: [...tiers] }
}

/** Friends who begin to play from `at` on have these terms; the others keep theirs. */
export const writeReferral = async (
  tx: Tx,
  brandId: number,
  { qualify, tiers }: ReferralSetting,
  at: Date,
): Promise<void> => {
  await sql`
    insert into rewards.referral_past (brand_id, until_at, qualify_minor, tiers)
    select brand_id, ${at}, qualify_minor, tiers from rewards.referral_setting
    where brand_id = ${brandId} on conflict do nothing`.execute(tx)
  await sql`
    insert into rewards.referral_setting (brand_id, qualify_minor, tiers)
    values (${brandId}, ${parseMoney(qualify)}, ${JSON.stringify(tiers)})
    on conflict (brand_id) do update set qualify_minor = excluded.qualify_minor,
      tiers = excluded.tiers`.execute(tx)
}
