import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type * as contract from '@trevo/contract/ops/payments/payments.ts'
import { cutPage, readInstant, withExtra } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { findFirstBrand } from '../../deposits/payments/repository/unreadable-elements.ts'
import type { LookupContext } from '../context.ts'
import { listPaymentsIn, type PaymentPlace } from '../repository/list-payments.ts'
import { presentPayment } from './present-payments.ts'

/** @throws Refusal `request_param_err` for what is no cursor of this list */
const readPlace = (before: string | undefined): PaymentPlace | undefined => {
  if (before === undefined) return undefined
  const [time = '', endToEndId = ''] = before.split('_')
  if (!/^[a-zA-Z0-9]{32}$/.test(endToEndId)) {
    throw new Refusal('request_param_err', { fields: ['before'] })
  }
  return { at: readInstant(time), endToEndId }
}

/** Received Pix of a brand that wait for a person or could not be returned, a page at a time. */
export const createListPayments =
  (context: LookupContext) =>
  async (
    brandId: number,
    { view, before, pageSize }: Query<typeof contract.listPayments>,
  ): Promise<Answer<typeof contract.listPayments>> => {
    const { database, clock } = context
    const place = readPlace(before)
    // One account of the institution serves all brands: what belongs to none is shown to the first one.
    const withUnowned = (await findFirstBrand(database)) === brandId
    const rows = await listPaymentsIn(
      database,
      { brandId, view, withUnowned },
      place,
      withExtra(pageSize),
    )
    const { shown, next } = cutPage(
      rows,
      pageSize,
      ({ noticed_at: at, e2e_id: id }) => `${at.toISOString()}_${id}`,
    )
    const list = await Promise.all(shown.map((row) => presentPayment(context, row)))
    return { list, next, now: clock.now().toISOString() }
  }
