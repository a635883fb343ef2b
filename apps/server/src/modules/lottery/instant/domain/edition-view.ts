import type { InstantEdition } from '@trevo/contract/wps/lottery/instant.ts'
import { returnOfPlan, type PrizePlan } from '@trevo/lottery-rules/instant/prize-plan.ts'
import type { InstantEditionRow, InstantGameRow } from '../tables.ts'

type PlanRow = Pick<InstantEditionRow, 'price_minor' | 'ticket_count' | 'prizes'>

/** The plan of an edition, or the next one of a lottery. */
export const planOf = ({ price_minor, ticket_count, prizes }: PlanRow): PrizePlan => ({
  priceMinor: String(price_minor),
  ticketCount: ticket_count,
  prizes: prizes.map(({ amountMinor, count }) => ({ amountMinor, count })),
})

/** What the tickets of an edition are named by under its root. */
export const labelOf = (code: string, number: number): string => `${code}/${number}`

export type EditionWithGame = InstantEditionRow & Pick<InstantGameRow, 'code' | 'names' | 'look'>

export const headOf = (row: EditionWithGame) => ({
  editionId: row.id,
  gameId: row.game_id,
  gameCode: row.code,
  names: row.names,
  look: row.look,
  label: labelOf(row.code, row.number),
  number: row.number,
  priceMinor: String(row.price_minor),
})

const instantOf = (at: Date | null): string | null => at?.toISOString() ?? null

/** An edition for everybody; the seed is given once it is closed. */
export const presentEdition = (row: EditionWithGame, seed: string | null): InstantEdition => ({
  ...headOf(row),
  state: row.state === 'withdrawn' ? 'closed' : row.state,
  ticketCount: row.ticket_count,
  soldCount: row.sold_count,
  prizes: row.prizes.map((tier, index) => ({ ...tier, won: row.won_counts[index] ?? 0 })),
  returnBp: returnOfPlan(planOf(row)),
  commitment: row.commitment,
  root: row.root,
  publishedAt: row.published_at.toISOString(),
  openedAt: instantOf(row.opened_at),
  closesAt: instantOf(row.closes_at),
  closedAt: instantOf(row.closed_at),
  closedBy: row.closed_by,
  seed: row.state === 'closed' ? seed : null,
})
