import { randomBytes } from 'node:crypto'
import type { Api } from '@trevo/api-client/create-api.ts'
import { listPayments } from '@trevo/api-client/ops-endpoints.ts'
import { demoMembers, type DemoMember } from '@trevo/demo-members/demo-members.ts'
import { atInstitution, chargeOf } from '../../at-institution.ts'
import { neighbour } from '../../disturb-deposit.ts'
import { reais } from '../../move-money.ts'
import { needed } from '../../needed.ts'
import type { Work } from './work.ts'

const dayMs = 86_400_000
/** One more than banks take a Pix back. */
const daysAgo = 91
const amount = '80.00'

/**
 * The institution tells of a Pix only now that somebody paid months ago, for a charge that is nobody's: its bank
 * does not take it back any more. Unless such a Pix waits.
 */
export const createPayTooLate = ({ enter, now }: Work) => {
  const [member] = demoMembers as readonly [DemoMember] // there are thirty
  return async (office: Api): Promise<void> => {
    const query = { view: 'unclaimed', pageSize: 1 } as const
    if (needed(await office.call(listPayments, { query })).list.length > 0) return
    const entered = await enter(member)
    // The institution is found by the address of a charge.
    const payUrl = await chargeOf(entered, reais(member.habit.deposit))
    if (!payUrl) return
    await atInstitution(payUrl, 'POST', '/sandbox/payments', {
      txid: randomBytes(16).toString('hex'),
      cpf: neighbour.taxId,
      name: neighbour.fullName,
      amount,
      paidAt: new Date(now().getTime() - daysAgo * dayMs).toISOString(),
      force: true,
    })
  }
}
