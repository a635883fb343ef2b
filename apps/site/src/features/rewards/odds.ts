import type { Value } from '@trevo/contract/endpoint.ts'
import type { listTicketOdds } from '@trevo/contract/wps/rewards/tickets.ts'

/** A wheel, an egg or an envelope with its prizes. */
export type Odds = Value<typeof listTicketOdds>['list'][number]

export const drawingOf = {
  PRIZE_WHEEL: 'ferris-wheel',
  GOLDEN_EGG: 'glowing-star',
  RED_ENVELOPE: 'wrapped-gift',
} as const satisfies Record<Odds['type'], string>
