import type { NewLottery } from '@trevo/contract/ops/lottery/new-lottery.ts'
import type { Group, GroupCode } from '@trevo/lottery-rules/group.ts'
import type { NumberStyle } from '../../draws/domain/schedule.ts'
import { timesOf } from '../../draws/domain/schedule.ts'
import type { GameRow } from '../../tables.ts'

/** How far ahead sales may begin. */
export const daysAheadMax = 400

/** Draws with up to two on a day are numbered by the year. */
export const numberStyleOf = ({ rule }: Pick<NewLottery, 'rule'>): NumberStyle => {
  const count = timesOf(rule).length
  if (count <= 2) return 'year-3'
  return count <= 999 ? 'day-dash-3' : 'day-4'
}

const areas: Partial<Record<GroupCode, string>> = {
  VN_NORTH: 'NORTH',
  VN_CENTRAL: 'CENTRAL',
  VN_SOUTH: 'SOUTH',
}

type Placed = Pick<GameRow, 'group_code' | 'area' | 'prize_mode' | 'account_type'>

/** Where members find it: its menu, its prize mode and its area, as the other lotteries of its kind. */
export const placeOf = ({ code, gameGroupCode }: Group): Placed => {
  const common = { group_code: gameGroupCode, area: areas[code] ?? null }
  switch (gameGroupCode) {
    case 'VN':
      return { ...common, prize_mode: 'LOTT', account_type: 'TCG_LOTTO_VN' }
    case 'SEA':
      return { ...common, prize_mode: 'SEA', account_type: 'TCG_SEA' }
    case 'BR':
    case 'PCB':
      return { ...common, prize_mode: 'ELOTT', account_type: 'TCG' }
    default:
      return { ...common, prize_mode: 'LOTT', account_type: 'TCG' }
  }
}
