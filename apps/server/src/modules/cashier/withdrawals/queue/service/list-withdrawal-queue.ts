import { minuteMs } from '@trevo/calendar/durations.ts'
import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { listWithdrawalQueue, QueuedWithdrawal } from '@trevo/contract/ops/withdrawal-queue.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { cutPage, readCursor, withExtra, writeCursor } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import { listOpenSince } from '../../common/repository/questions.ts'
import type { WithdrawalRow } from '../../common/repository/tables.ts'
import { countQueue, listQueue, type QueuePlace } from '../repository/read-queue.ts'
import { usernameOf } from '../../common/service/username-of.ts'

/** A deadline in so long is soon: a person looks at those first. */
export const soonMs = 20 * minuteMs
const countedMax = 1_000

const amountPattern = /^\d{1,12}\.\d{2}$/

/** `<amount>_<instant>_<id>`, so that a page of each order begins behind its last row. */
const writePlace = ({ amount_minor: amountMinor, created_at: at, id }: WithdrawalRow): string =>
  `${formatMoney(amountMinor)}_${writeCursor({ at, id })}`

/** @throws Refusal `request_param_err` for what `writePlace` did not write. */
const readPlace = (before: string | undefined): QueuePlace | undefined => {
  if (before === undefined) return undefined
  const end = before.indexOf('_')
  const amount = before.slice(0, end)
  const place = readCursor(before.slice(end + 1))
  if (!place || !amountPattern.test(amount)) {
    throw new Refusal('request_param_err', { fields: ['before'] })
  }
  return { ...place, amountMinor: parseMoney(amount) }
}

type Asking = {
  readonly brandId: number
  readonly operator: string
  readonly query: Query<typeof listWithdrawalQueue>
}

/** What waits for operators of a brand, a page at a time. */
export const createListWithdrawalQueue = (context: WithdrawalContext) => {
  const { database, members, clock, staff } = context
  const present = async (
    row: WithdrawalRow,
    firstOperator: string | undefined,
    askedMemberAt: Date | undefined,
  ): Promise<QueuedWithdrawal> => ({
    withdrawalId: row.id,
    username: await usernameOf(members, row.member_id),
    amount: formatMoney(row.amount_minor),
    status: row.status,
    reviewReasons: row.review_reasons,
    createdAt: row.created_at.toISOString(),
    payableUntil: row.payable_until?.toISOString() ?? null,
    firstOperator: firstOperator ?? null,
    askedMemberAt: askedMemberAt?.toISOString() ?? null,
  })

  return async ({
    brandId,
    operator,
    query,
  }: Asking): Promise<Answer<typeof listWithdrawalQueue>> => {
    const now = clock.now()
    const dueBy = new Date(now.getTime() + soonMs)
    const { order, state, reason, pageSize } = query
    const requests = await staff.listWaiting(brandId, 'approveWithdrawal')
    const second = [...requests.keys()]
    const isOwn = (id: string) => requests.get(id)?.askedBy === operator
    const without = query.mine === undefined ? [] : second.filter(isOwn)
    const filter = { brandId, order, state, reason, second, without }
    const [rows, counts] = await Promise.all([
      listQueue(database, filter, readPlace(query.before), withExtra(pageSize)),
      countQueue(database, { brandId, dueBy, max: countedMax }),
    ])
    const { shown, next } = cutPage(rows, pageSize, writePlace)
    const asked = await listOpenSince(
      database,
      shown.map(({ id }) => id),
    )
    return {
      list: await Promise.all(
        shown.map((row) => present(row, requests.get(row.id)?.askedBy, asked.get(row.id))),
      ),
      next,
      now: now.toISOString(),
      waiting: counts.waiting,
      dueSoon: counts.due,
      dueSoonUntil: dueBy.toISOString(),
    }
  }
}
