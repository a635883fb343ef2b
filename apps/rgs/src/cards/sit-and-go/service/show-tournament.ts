import type { CardTournament } from '@trevo/contract/rgs/card-shapes.ts'
import { prizesOf } from '@trevo/game-rules/sit-and-go/sit-and-go.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { OpenTable } from '../../common/service/open-table.ts'
import { buyInAt } from './note-hand-dealt.ts'

/** The tournament of a table as all its seats see it; null at a cash table. */
export const showTournament = ({
  table,
  game: { sitAndGo },
  seats,
}: OpenTable): CardTournament | null => {
  if (!sitAndGo) return null
  const buyInMinor = buyInAt(table)
  const isPlayed = table.state === 'playing' || table.state === 'over'
  const placed = seats.flatMap(({ seat, name, finish_place: finish, payout_minor: paid }) =>
    finish === null ? [] : [{ seat, name, finish, prize: formatMoney(paid) }],
  )
  return {
    code: sitAndGo.code,
    buyIn: formatMoney(buyInMinor),
    prizes: prizesOf(sitAndGo, buyInMinor).map(formatMoney),
    hasStarted: table.started_at !== null,
    hand: Math.max(1, table.hand_count + (isPlayed ? 0 : 1)),
    results: placed.toSorted((a, b) => a.finish - b.finish),
  }
}
