import { randomUUID } from 'node:crypto'
import type { Api } from '@trevo/api-client/create-api.ts'
import { listIncidents } from '@trevo/api-client/ops-endpoints.ts'
import { needed, VisitEnds } from '../../needed.ts'
import { answered, withVendor } from './as-vendor.ts'
import type { Work } from './work.ts'

const creditOf = (id: string) => ({
  transactionId: `demo-${id}`,
  referenceTransactionId: `demo-${id}-stake`,
  roundId: `demo-${id}-round`,
  playerRef: `demo-${id}-player`,
  gameCode: 'demo-lost-stake',
  amount: '12.00',
  currency: 'BRL' as const,
  roundClosed: true,
})

/**
 * A vendor credits a stake that never reached the platform, and repeats the credit as its protocol asks, until
 * the platform reports it; unless such an incident is open. No money moves.
 */
export const createRepeatCredit = (work: Work) => {
  let id = randomUUID()
  return async (office: Api): Promise<void> => {
    const { list } = needed(await office.call(listIncidents, { query: {} }))
    if (list.some(({ what }) => what === 'credit_for_unknown_stake')) {
      id = randomUUID()
      return
    }
    const isSent = await withVendor(work, async (vendor) => {
      answered(await vendor.credit(creditOf(id)))
      return true
    })
    // Reported once it has been named for some minutes.
    if (isSent) throw new VisitEnds('the credit is repeated')
  }
}
