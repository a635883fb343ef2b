import { atInstitution, chargeOf, giveBack } from './at-institution.ts'
import type { Entered } from './enter.ts'
import { payAt, reais } from './move-money.ts'

/** The share of visits before each of the three; a new installation has its first cases within minutes. */
const shares = { new: 0.08, later: 0.01 } as const

/** What a bank does with a member’s deposits before a visit, from a chance between 0 and 1. */
export const chooseDisturbance = (
  chance: number,
  isNew: boolean,
): 'none' | 'held' | 'reversed' | 'others' => {
  const share = isNew ? shares.new : shares.later
  if (chance < share) return 'held'
  if (chance < 2 * share) return 'reversed'
  return chance < 3 * share ? 'others' : 'none'
}

const dayMs = 86_400_000

/** A Pix whose bank does not say who paid: it is held until an operator or the day ends it. */
const payUnnamed = async (entered: Entered): Promise<void> => {
  const payUrl = await chargeOf(entered, reais(entered.member.habit.deposit))
  if (!payUrl) return
  // Faults that a person has set are left alone.
  const active = await atInstitution(payUrl, 'GET', '/sandbox/faults')
  if (!Array.isArray(active) || active.length > 0) return
  const fault = { kind: 'payer_unknown', times: 1, ms: dayMs }
  await atInstitution(payUrl, 'PUT', '/sandbox/faults', [fault])
  try {
    await payAt(payUrl, entered.member)
  } finally {
    await atInstitution(payUrl, 'PUT', '/sandbox/faults', [])
  }
}

/** The bank reverses a fifth of the member’s newest credited deposit (MED). */
const reverseNewest = async (entered: Entered): Promise<void> => {
  await giveBack(entered, { amount: Math.ceil(entered.member.habit.deposit / 5) })
}

/** Nobody of the demo has this CPF. */
export const neighbour = { taxId: '52998224725', fullName: 'Sandra Portela' }

/** Somebody else pays two charges of the member: both go back, and the officers of AML get a true case. */
const letOthersPay = async (entered: Entered): Promise<void> => {
  for (const _ of ['first', 'second']) {
    const payUrl = await chargeOf(entered, reais(entered.member.habit.deposit))
    if (payUrl) await payAt(payUrl, { ...entered.member, ...neighbour })
  }
}

/** Before a visit, now and then. Throws `VisitEnds` if the platform refuses. */
export const disturbDeposit = async (
  entered: Entered,
  chance: number,
  isNew: boolean,
): Promise<void> => {
  const chosen = chooseDisturbance(chance, isNew)
  if (chosen === 'held') await payUnnamed(entered)
  if (chosen === 'reversed') await reverseNewest(entered)
  if (chosen === 'others') await letOthersPay(entered)
}
