import type { Api } from '@trevo/api-client/create-api.ts'
import {
  listReconciledDays,
  openReconciledDay,
  reconcileDay,
} from '@trevo/api-client/ops-endpoints.ts'
import { demoMembers } from '@trevo/demo-members/demo-members.ts'
import { giveBack } from '../../at-institution.ts'
import { needed } from '../../needed.ts'
import type { Work } from './work.ts'

const amount = 5
/** Days after which an institution’s mistake is no longer looked for. */
const daysLookedAt = 7

/**
 * The institution returns a part of a deposit that nobody asked it to return, and finance compares the day with it,
 * unless a difference of the last days waits for a note.
 */
export const createLeaveDifference = ({ enter }: Work) => {
  let isReturned = false
  return async (office: Api): Promise<void> => {
    const days = needed(await office.call(listReconciledDays)).days.slice(0, daysLookedAt)
    const [today] = days
    if (!today || days.some(({ state }) => state === 'open')) {
      isReturned = false
      return
    }
    const { day } = today
    const { isRunning } = needed(await office.call(openReconciledDay, { params: { day } }))
    if (isRunning || today.state === 'closed') return
    for (const member of isReturned ? [] : demoMembers) {
      isReturned = await giveBack(await enter(member), { amount, nature: 'ORIGINAL' })
      if (isReturned) break
    }
    if (isReturned) needed(await office.call(reconcileDay, { body: { day } }))
  }
}
