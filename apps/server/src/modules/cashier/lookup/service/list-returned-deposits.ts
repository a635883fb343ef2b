import { dayMs } from '@trevo/calendar/durations.ts'
import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type * as contract from '@trevo/contract/ops/payments/payments.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { cutPage, readInstant, withExtra } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { LookupContext } from '../context.ts'
import { listReturns, sumReturns, type ReturnPlace } from '../repository/list-returns.ts'
import { presentReturn } from './present-payments.ts'

type Returned = Answer<typeof contract.listReturnedDeposits>

const weekDays = 7

/** @throws Refusal `request_param_err` for what is no cursor of this list */
const readPlace = (before: string | undefined): ReturnPlace | undefined => {
  if (before === undefined) return undefined
  const [time = '', endToEndId = '', returnId = '', what = ''] = before.split('_')
  if (endToEndId === '' || returnId === '' || (what !== 'deposit' && what !== 'promotion')) {
    throw new Refusal('request_param_err', { fields: ['before'] })
  }
  return { at: readInstant(time), endToEndId, returnId, what }
}

const present = ({ count, amount, covered, owed }: Awaited<ReturnType<typeof sumReturns>>) => ({
  count,
  amount: formatMoney(amount),
  fromBalance: formatMoney(covered),
  owed: formatMoney(owed),
})

/** What banks reversed of a brand's deposits, and what of it members owe, a page at a time. */
export const createListReturnedDeposits =
  (context: LookupContext) =>
  async (
    brandId: number,
    { view, days, before, pageSize }: Query<typeof contract.listReturnedDeposits>,
  ): Promise<Returned> => {
    const { database, clock } = context
    const now = clock.now().getTime()
    const ago = (count: number): Date => new Date(now - count * dayMs)
    const since = days === undefined ? undefined : ago(days)
    const filter = { brandId, isOwed: view === 'owed', since }
    const place = readPlace(before)
    const [rows, week, open] = await Promise.all([
      listReturns(database, filter, place, withExtra(pageSize)),
      sumReturns(database, { brandId, isOwed: false, since: ago(weekDays) }),
      sumReturns(database, { brandId, isOwed: true, since: undefined }),
    ])
    const { shown, next } = cutPage(
      rows,
      pageSize,
      ({ reversed_at: at, e2e_id, refund_id, what }) =>
        [at.toISOString(), e2e_id, refund_id, what].join('_'),
    )
    const list = await Promise.all(shown.map((row) => presentReturn(context, row)))
    return { list, next, week: present(week), open: present(open) }
  }
