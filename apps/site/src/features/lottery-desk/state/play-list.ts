import type { Lottery } from '../../../entities/lottery/use-lotteries.ts'
import { listPlays } from '@trevo/lottery-rules/all-plays.ts'
import { findGroup } from '@trevo/lottery-rules/groups/all-groups.ts'
import type { Play, PrizeMode } from '@trevo/lottery-rules/play.ts'
import { modeIds } from './money-of-line.ts'

const modes: readonly (readonly [number, PrizeMode])[] = [
  [modeIds.traditional, 'LOTT'],
  [modeIds.wiseWin, 'ZY'],
  [modeIds.odds, 'ENT'],
  [modeIds.eLottery, 'ELOTT'],
  [modeIds.sea, 'SEA'],
  [modeIds.vn, 'VN'],
]

type Ruled = Pick<Lottery, 'rulesGroup' | 'prizeMode'>

const playsOfGroup = ({ rulesGroup }: Ruled): readonly Play[] => {
  const group = findGroup(rulesGroup)
  return group ? listPlays(group.code) : []
}

/**
 * The prize modes that a lottery offers. Fixed odds are quoted in one of two ways: as for an external
 * lottery, or next to the traditional plays.
 */
export const modesOf = (lottery: Ruled): readonly number[] => {
  const plays = playsOfGroup(lottery)
  const offered = modes.filter(([, mode]) =>
    plays.some(({ prizeModes }) => prizeModes.includes(mode)),
  )
  const ids = offered.map(([id]) => id)
  const hasBoth = ids.includes(modeIds.odds) && ids.includes(modeIds.eLottery)
  const other = lottery.prizeMode === 'ELOTT' ? modeIds.odds : modeIds.eLottery
  return hasBoth ? ids.filter((id) => id !== other) : ids
}

/** The open plays of a mode, in menu order. */
export const playsOf = (
  lottery: Ruled,
  modeId: number,
  closed: ReadonlySet<number>,
): readonly Play[] => {
  const mode = modes.find(([id]) => id === modeId)?.[1]
  return playsOfGroup(lottery).filter(
    ({ prizeModes, playId }) => mode && prizeModes.includes(mode) && !closed.has(playId),
  )
}

/** The initial selection (reference of the lotteries), where it is not the first one of the menu. */
const firstPlays: ReadonlySet<number> = new Set([21, 918, 1462])

export const firstPlayOf = (plays: readonly Play[]): Play | undefined =>
  plays.find(({ playId }) => firstPlays.has(playId)) ?? plays[0]

/** Whether a play is in the menu; one typed by hand is listed as the same play by balls. */
const isListed = (play: Play): boolean => play.form.entry === 'selection' || play.twin === undefined

export type PlayGroup = { readonly key: string; readonly plays: readonly Play[] }

/** The menu: groups with their plays; if there is only one group, its parts are the groups. */
export const menuOf = (plays: readonly Play[]): readonly PlayGroup[] => {
  const listed = plays.filter(isListed)
  const isOne = new Set(listed.map(({ menu }) => menu.group)).size === 1
  const keyOf = ({ menu }: Play) => (isOne ? menu.subGroup : menu.group)
  const keys = [...new Set(listed.map(keyOf))]
  const groups = keys.map((key) => ({ key, plays: listed.filter((play) => keyOf(play) === key) }))
  // Groups with one play each would make two identical rows of tabs.
  return isOne && groups.every(({ plays: own }) => own.length === 1)
    ? [{ key: listed[0]?.menu.group ?? '', plays: listed }]
    : groups
}
