import { parseMoney } from '@trevo/money/money.ts'
import type { GameSession } from '../../rgs/rgs-port.ts'
import type { Game } from '../context/game-context.ts'

type Wager = { readonly stakeMinor: bigint; readonly choice: unknown }

/** The campaign that pays for a wager: at its stake, without a purchase, a round is free. */
export const campaignFor = ({ state }: Game, wager: Wager | undefined): string | undefined => {
  const { freeRounds } = state.session
  const isFree =
    freeRounds !== null &&
    freeRounds.left > 0 &&
    wager !== undefined &&
    wager.stakeMinor === parseMoney(freeRounds.stake) &&
    (wager.choice ?? null) === null
  return isFree ? freeRounds.campaignId : undefined
}

/** The index of the free rounds' stake among the stakes on offer; undefined without any. */
export const stakeIndexOf = ({ freeRounds, stakes }: GameSession): number | undefined => {
  if (!freeRounds) return undefined
  const free = parseMoney(freeRounds.stake)
  const index = stakes.findIndex((stake) => parseMoney(stake) === free)
  return index < 0 ? undefined : index
}
