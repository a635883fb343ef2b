import type { TableRow } from './table.ts'

/** The part of a stake that wins at the full price; the rest of it is lost. */
export type Share = { readonly won: number; readonly of: number }

export const whole: Share = { won: 1, of: 1 }
const nothing: Share = { won: 0, of: 1 }

/**
 * The dead-heat rule: if more competitors are equal than there are places left, the stake is divided
 * by the number of equals and multiplied by the places left. As published by DraftKings, "What is a
 * dead heat reduction" (help.draftkings.com, article 4405230597139).
 */
export const shareOf = (
  { place, tied }: Pick<TableRow, 'place' | 'tied'>,
  places: number,
): Share => {
  const left = places - place + 1
  if (left <= 0) return nothing
  return tied <= left ? whole : { won: left, of: tied }
}
