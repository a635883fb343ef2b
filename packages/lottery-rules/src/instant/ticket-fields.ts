import { chanceOf, type Chance } from '@trevo/fairness/chance.ts'
import { sha256Hex } from '@trevo/fairness/sha256/sha256.ts'
import { shuffled } from '@trevo/fairness/shuffle.ts'
import type { InstantTicket } from './edition.ts'
import { planBounds, type PrizePlan } from './prize-plan.ts'

/** Amounts under the coating of a ticket; the one that is there three times is its prize. */
export const fieldCount = 9
const alikeToWin = 3

/** Amounts that are no prize of the ticket: none three times, and the highest of the plan once at most. */
const fillersOf = (tiers: readonly number[], count: number, chance: Chance): number[] => {
  const twice = tiers.filter((tier) => tier > planBounds.rareTiers)
  const pool = shuffled([...tiers, ...twice], chance)
  return pool.slice(0, count)
}

/**
 * The nine fields of a ticket as tiers of the plan, from 1 for the highest prize. They only show what the ticket's
 * record says: its salt places them.
 */
export const fieldsOf = (
  { prizes }: Pick<PrizePlan, 'prizes'>,
  { salt, prizeMinor }: Pick<InstantTicket, 'salt' | 'prizeMinor'>,
): readonly number[] => {
  const chance = chanceOf({ serverSeed: sha256Hex(salt), clientSeed: 'fields', nonce: 0 })
  const won = prizes.findIndex(({ amountMinor }) => amountMinor === prizeMinor) + 1
  const others = prizes.map((_, index) => index + 1).filter((tier) => tier !== won)
  const prizeFields = won > 0 ? Array.from({ length: alikeToWin }, () => won) : []
  const fillers = fillersOf(others, fieldCount - prizeFields.length, chance)
  return shuffled([...prizeFields, ...fillers], chance)
}
