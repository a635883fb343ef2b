import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type * as contract from '@trevo/contract/ops/payments/payments.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { cutPage, readCursor, withExtra, writeCursor } from '@trevo/platform/keyset.ts'
import { listSpan } from '../../common/domain/list-span.ts'
import type { LookupContext } from '../context.ts'
import { listDeposits } from '../repository/list-deposits.ts'
import { presentDeposit } from './present-payments.ts'

type Asked = Query<typeof contract.listDeposits>

const minorOf = (amount: string | undefined): bigint | undefined =>
  amount === undefined ? undefined : parseMoney(amount)

/** Deposits of a brand, a page at a time. */
export const createListDeposits =
  (context: LookupContext) =>
  async (brandId: number, query: Asked): Promise<Answer<typeof contract.listDeposits>> => {
    const { status, pageSize, amountMin, amountMax } = query
    const filter = {
      brandId,
      status,
      minMinor: minorOf(amountMin),
      maxMinor: minorOf(amountMax),
      ...listSpan(query, context.clock.now()),
    }
    const place = readCursor(query.before)
    const rows = await listDeposits(context.database, filter, place, withExtra(pageSize))
    const { shown, next } = cutPage(rows, pageSize, ({ created_at: at, id }) =>
      writeCursor({ at, id }),
    )
    return { list: await Promise.all(shown.map((row) => presentDeposit(context, row))), next }
  }
