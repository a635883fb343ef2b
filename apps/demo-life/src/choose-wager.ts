import type { Round } from '@trevo/contract/rgs/round.ts'
import { isCrash } from '@trevo/game-rules/crash/types.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import { isTable } from '@trevo/game-rules/engine/title-data.ts'
import { measureOf } from '@trevo/game-rules/engine/measures.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { isSlot } from '@trevo/titles/slot-titles.ts'
import type { Title } from '@trevo/titles/title.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { VisitEnds } from './needed.ts'

export type Wager = { readonly stakeMinor: bigint; readonly choice: Json }

const titleOf = (gameCode: string): Title => {
  const found = titlesInOrder.find(({ maths }) => maths.gameCode === gameCode)
  if (!found) throw new VisitEnds(`nobody knows how ${gameCode} is played`)
  return found
}

/** Where bets cash out automatically, in hundredths: early more often than late. */
const cashOuts = [120, 150, 150, 200, 200, 300, 500] as const

/** Whether all players play a game together, at its room's time: crash, bingo, live tables, the arena. */
export const isShared = (gameCode: string): boolean => {
  const { maths } = titleOf(gameCode)
  return isCrash(maths) || isTable(maths)
}

/** Whether the stake is free to choose, as at every slot; other games are played by recorded wagers, small ones. */
export const takesAnyStake = (gameCode: string): boolean =>
  titlesInOrder.some(({ maths }) => maths.gameCode === gameCode && isSlot(maths))

/**
 * A wager for a member: the stake that suits at a slot or in a room, otherwise one of the recorded wagers.
 * Undefined if no stake suits.
 */
export const chooseWager = (
  gameCode: string,
  stakeMinor: bigint | undefined,
  chance: number,
): Wager | undefined => {
  const { maths, vectors } = titleOf(gameCode)
  if (isSlot(maths)) return stakeMinor === undefined ? undefined : { stakeMinor, choice: null }
  if (isCrash(maths)) {
    const autoCashOut = cashOuts[Math.floor(chance * cashOuts.length)] ?? cashOuts[0]
    return stakeMinor === undefined ? undefined : { stakeMinor, choice: { seat: 1, autoCashOut } }
  }
  const vector = vectors[Math.floor(chance * vectors.length)]
  return vector && { stakeMinor: BigInt(vector.stakeMinor), choice: vector.choice ?? null }
}

/** The next action in a round with several steps: the strategy that the stated return assumes. */
export const chooseAction = (round: Round): Json => {
  const { maths } = titleOf(round.gameCode)
  const stakeMinor = parseMoney(round.stake)
  const wager = {
    id: round.id,
    label: maths.title,
    stakeMinor,
    choice: round.choice as Json, // plain JSON, as below
    exact: undefined,
  }
  const legal = round.legal.map(({ action, stake }) => ({
    action: action as Json,
    stakeMinor: parseMoney(stake),
  }))
  const play = { view: round.outcome as Json, stakeMinor, payoutMinor: 0n, legal }
  return measureOf(maths).decide(maths, wager, { ...play, timeoutAction: null }).action
}
