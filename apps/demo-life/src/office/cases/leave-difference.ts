import type { Api } from '@trevo/api-client/create-api.ts'
import {
  listReconciledDays,
  openReconciledDay,
  reconcileDay,
} from '@trevo/api-client/ops-endpoints.ts'
import { demoMembers, type DemoMember } from '@trevo/demo-members/demo-members.ts'
import { giveBack } from '../../at-institution.ts'
import { deposit } from '../../move-money.ts'
import { needed } from '../../needed.ts'
import type { Work } from './work.ts'

/** In whole reais. */
export const returnedAmount = 5
/** Only the last days are looked at for a difference that waits. */
export const daysLookedAt = 7
/** A deposit late in the evening of a day in Brasília. */
const eveningOf = (day: string): string => new Date(`${day}T23:50:00-03:00`).toISOString()

/**
 * A Pix of yesterday evening arrives late, the institution returns a part of it that nobody asked it to return, and
 * finance compares the day; unless a difference of the last days waits for a note.
 */
export const createLeaveDifference = ({ enter }: Work) => {
  const [member] = demoMembers.toSorted(
    (one, other) => one.habit.deposit - other.habit.deposit,
  ) as [
    DemoMember, // there are thirty
  ]
  let returnedOn: string | undefined
  return async (office: Api): Promise<void> => {
    const days = needed(await office.call(listReconciledDays)).days.slice(0, daysLookedAt)
    const [yesterday] = days
    if (!yesterday || yesterday.state === 'closed' || days.some(({ state }) => state === 'open')) {
      return
    }
    const { day } = yesterday
    const { isRunning } = needed(await office.call(openReconciledDay, { params: { day } }))
    if (isRunning) return
    if (returnedOn !== day) {
      const entered = await enter(member)
      await deposit(entered, eveningOf(day))
      if (!(await giveBack(entered, { amount: returnedAmount, nature: 'ORIGINAL' }))) return
      returnedOn = day
    }
    needed(await office.call(reconcileDay, { body: { day } }))
  }
}
