import type { FundsDay } from '@trevo/contract/ops/compliance/funds.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { differenceOf, sumOwed } from '../domain/sum-owed.ts'
import type { FundsDayRow } from '../repository/days.ts'
import type { NoteRow } from '../repository/notes.ts'

/** Of a brand for one day. */
export const notesMax = 20

export type Reader = { readonly brandId: number; readonly isForAllBrands?: true }

/** A day as an operator of one brand, or of all of them, is shown it. */
export const presentFundsDay = (
  row: FundsDayRow,
  notes: readonly NoteRow[],
  { isForAllBrands }: Pick<Reader, 'isForAllBrands'>,
): FundsDay => {
  const owed = {
    availableMinor: row.available_minor,
    heldMinor: row.held_minor,
    openStakesMinor: row.open_stakes_minor,
    jackpotsMinor: row.jackpots_minor,
  }
  return {
    day: row.day,
    state: row.balance_minor < row.owed_minor ? 'short' : 'covered',
    measuredAt: row.measured_at.toISOString(),
    own: {
      available: formatMoney(owed.availableMinor),
      held: formatMoney(owed.heldMinor),
      openStakes: formatMoney(owed.openStakesMinor),
      jackpots: formatMoney(owed.jackpotsMinor),
      total: formatMoney(sumOwed(owed)),
    },
    account: isForAllBrands
      ? {
          balance: formatMoney(row.balance_minor),
          owed: formatMoney(row.owed_minor),
          difference: formatMoney(differenceOf(row)),
        }
      : null,
    notes: notes
      .filter(({ day }) => day === row.day)
      .slice(0, notesMax)
      .map(({ at, operator, text }) => ({ at: at.toISOString(), operator, text })),
  }
}
