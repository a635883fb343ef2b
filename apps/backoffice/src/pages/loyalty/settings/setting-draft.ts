import type { LoyaltySubject } from '@trevo/contract/ops/giving/loyalty-settings.ts'

/** A setting while it is typed: the fields of its subject, some of them not valid yet. */
export type Draft = Readonly<Record<string, unknown>>

export const ofRounds = ({ type }: Draft): boolean => type === 'freeRounds'
export const ofThing = ({ type }: Draft): boolean => type === 'physical'

/** A mission's prize. */
export const prizeOf = (draft: Draft): Draft =>
  typeof draft['prize'] === 'object' && draft['prize'] !== null ? { ...draft['prize'] } : {}

/** The value of a field; names of nested fields are apart by a dot. */
export const valueIn = (draft: Draft, name: string): unknown => {
  const [first = '', ...rest] = name.split('.')
  const value = draft[first]
  if (rest.length === 0) return value
  return typeof value === 'object' && value !== null
    ? valueIn({ ...value }, rest.join('.'))
    : undefined
}

/** The draft with another value of a field. */
export const withValue = (draft: Draft, name: string, value: unknown): Draft => {
  const [first = '', ...rest] = name.split('.')
  if (rest.length === 0) return { ...draft, [first]: value }
  const inner = draft[first]
  const part = typeof inner === 'object' && inner !== null ? { ...inner } : {}
  return { ...draft, [first]: withValue(part, rest.join('.'), value) }
}

const ofPrize = (type: unknown, prize: Draft): Draft => ({
  ...prize,
  ...(type !== 'freeRounds' && { count: null, winTurnover: 0 }),
  ...(type === 'freeRounds' && prize['count'] === null && { count: 1 }),
})

/** A choice settles what belongs to it alone: a ticket has no amount, a thing has a name. */
export const settleDraft = (subject: LoyaltySubject, draft: Draft): Draft => {
  if (subject === 'mission') {
    const prize = prizeOf(draft)
    const isTicket = prize['type'] === 'draw'
    const settled = {
      ...ofPrize(prize['type'], prize),
      draw: isTicket ? (prize['draw'] ?? 'PRIZE_WHEEL') : null,
      ...(isTicket && { amount: '0.00' }),
    }
    return { ...draft, prize: settled }
  }
  if (subject === 'mallItem' && draft['kind'] !== 'PROMOTION') return { ...draft, prize: null }
  if (subject !== 'draw' || !Array.isArray(draft['prizes'])) return draft
  return {
    ...draft,
    prizes: draft['prizes'].map((prize: Draft) => ({
      ...ofPrize(prize['type'], prize),
      names: ofThing(prize) ? (prize['names'] ?? { PT: '', EN: '' }) : null,
    })),
  }
}
