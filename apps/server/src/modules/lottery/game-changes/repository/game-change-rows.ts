/** A lottery's changes by operators, and their first day. */
export type GameChangeRow = {
  id: bigint
  game_id: number
  from_on: string
  subject: string
  change: unknown
  state: 'approved' | 'done' | 'withdrawn'
  asked_by: string
  asked_at: Date
}

export type GameChangeEventRow = {
  change_id: bigint
  kind: 'asked' | 'approved' | 'withdrawn' | 'done'
  operator: string | null
  reason: string | null
  at: Date
}
