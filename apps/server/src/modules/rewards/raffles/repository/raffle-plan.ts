import type { LoyaltySettingOf } from '@trevo/contract/ops/giving/loyalty-settings.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { inEachLanguage } from '@trevo/languages/languages.ts'
import { textIn } from '@trevo/languages/texts.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import type { RaffleRow, RewardsTables } from '../../tables.ts'

type RaffleSetting = LoyaltySettingOf<'raffle'>

const settingOf = ({
  names,
  ticket_minor: ticketMinor,
  prizes_minor: prizesMinor,
}: Pick<RaffleRow, 'names' | 'ticket_minor' | 'prizes_minor'>): RaffleSetting => ({
  subject: 'raffle',
  names: inEachLanguage((language) => textIn(names, language)),
  ticketFor: formatMoney(ticketMinor),
  prizes: prizesMinor.map((prize) => formatMoney(prize)),
})

/** What the brand's next raffle will be; null if it has none. */
export const readRafflePlan = async (tx: Tx, brandId: number): Promise<RaffleSetting | null> => {
  const row = await tables<RewardsTables>(tx)
    .selectFrom('rewards.raffle_plan')
    .selectAll()
    .where('brand_id', '=', brandId)
    .executeTakeFirst()
  return row ? settingOf(row) : null
}

/** The raffle that sells tickets, with its own terms. */
export const findOpenRaffle = async (tx: Tx, brandId: number, now: Date) => {
  const row = await tables<RewardsTables>(tx)
    .selectFrom('rewards.raffle')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('starts_at', '<=', now)
    .where('closes_at', '>', now)
    .executeTakeFirst()
  return row ? { ...settingOf(row), startsAt: row.starts_at, endsAt: row.closes_at } : undefined
}

/** The next raffle that begins has these terms. */
export const writeRafflePlan = async (
  tx: Tx,
  brandId: number,
  { names, ticketFor, prizes }: RaffleSetting,
): Promise<void> => {
  const values = {
    names,
    ticket_minor: parseMoney(ticketFor),
    prizes_minor: prizes.map((prize) => parseMoney(prize)),
  }
  await tables<RewardsTables>(tx)
    .insertInto('rewards.raffle_plan')
    .values({ brand_id: brandId, ...values })
    .onConflict((conflict) => conflict.column('brand_id').doUpdateSet(values))
    .execute()
}
