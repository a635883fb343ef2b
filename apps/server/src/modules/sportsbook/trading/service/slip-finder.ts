import { formatMoney } from '@trevo/money/money.ts'
import type { Finder } from '../../../../platform/search/finder.ts'
import type { SportsbookContext } from '../../common/service/context.ts'
import { slipNumber } from '../../slips/domain/transfers.ts'
import { findSlipOfBrand } from '../repository/trading-slips.ts'

const form = /^S(\d{1,18})$/i

/** A slip by its visible number, for the search box. */
export const slipFinder = ({ database, members }: SportsbookContext): Finder => ({
  kind: 'slip',
  right: 'trading.read',
  accepts: (text) => form.test(text),
  find: async (brandId, text) => {
    const id = form.exec(text)?.[1]
    const slip =
      id === undefined ? undefined : await findSlipOfBrand(database.db, brandId, BigInt(id))
    if (!slip) return []
    const names = await members.findNames([slip.member_id])
    const label = `${names.get(slip.member_id) ?? ''} ${formatMoney(slip.stake_minor)}`
    return [{ id: slipNumber(slip.id), label }]
  },
})
