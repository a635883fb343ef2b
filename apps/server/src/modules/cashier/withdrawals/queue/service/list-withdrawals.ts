import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type * as contract from '@trevo/contract/ops/payments/withdrawal-cases.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { cutPage, readCursor, withExtra, writeCursor } from '@trevo/platform/keyset.ts'
import { listSpan } from '../../../common/domain/list-span.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import { isUnderWay } from '../../common/domain/withdrawal-states.ts'
import { listOpenSince } from '../../common/repository/questions.ts'
import type { WithdrawalRow } from '../../common/repository/tables.ts'
import { usernameOf } from '../../common/service/username-of.ts'
import { listInView } from '../repository/list-in-view.ts'
import { soonMs } from './list-withdrawal-queue.ts'

type Asking = { readonly brandId: number; readonly query: Query<typeof contract.listWithdrawals> }

const minorOf = (amount: string | undefined): bigint | undefined =>
  amount === undefined ? undefined : parseMoney(amount)

/** Withdrawals of a brand in one of the views, a page at a time. */
export const createListWithdrawals = (context: WithdrawalContext) => {
  const { database, members, clock } = context
  const present = async (
    row: WithdrawalRow,
    asked: Date | undefined,
  ): Promise<contract.ListedWithdrawal> => ({
    withdrawalId: row.id,
    username: await usernameOf(members, row.member_id),
    amount: formatMoney(row.amount_minor),
    status: row.status,
    reviewReasons: row.review_reasons,
    createdAt: row.created_at.toISOString(),
    payableUntil: (isUnderWay(row.status) && row.payable_until?.toISOString()) || null,
    endedAt: row.ended_at?.toISOString() ?? null,
    askedMemberAt: asked?.toISOString() ?? null,
  })

  return async ({ brandId, query }: Asking): Promise<Answer<typeof contract.listWithdrawals>> => {
    const now = clock.now()
    const { view, pageSize, amountMin, amountMax } = query
    const filter = {
      brandId,
      view,
      dueBy: new Date(now.getTime() + soonMs),
      minMinor: minorOf(amountMin),
      maxMinor: minorOf(amountMax),
      ...listSpan(query, now),
    }
    const rows = await listInView(database, filter, readCursor(query.before), withExtra(pageSize))
    const { shown, next } = cutPage(rows, pageSize, ({ created_at: at, payable_until, id }) =>
      writeCursor({ at: (view === 'clock' && payable_until) || at, id }),
    )
    const ids = shown.map(({ id }) => id)
    const asked = await listOpenSince(database, ids)
    const list = await Promise.all(shown.map((row) => present(row, asked.get(row.id))))
    return { list, next, now: now.toISOString() }
  }
}
