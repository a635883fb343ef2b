import './table.css'
import type { BetsChoice, SettledBet } from '@trevo/game-rules/bets/bets.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { Wager } from '@trevo/game-rules/engine/engine.ts'
import { parseMoney } from '@trevo/money/money.ts'
import type { BoardContext } from '../../families/board.ts'
import { createBets, type Bets } from '../chips/bets.ts'
import { createBetSpot, type BetSpot } from '../chips/create-bet-spot.ts'
import { createChipTray, type ChipTray } from '../chips/create-chip-tray.ts'

/** A place of the table as a button. */
export type PlaceSpot = {
  readonly id: string
  /** Its name for a screen reader. */
  readonly label: string
  readonly content: readonly (Node | string)[]
  readonly className?: string
}

/** Chips on the places of a table: the parts of a betting board besides its own drawing. */
export type Betting = {
  readonly bets: Bets
  readonly tray: ChipTray
  /** Makes the button of a place. */
  readonly spot: (place: PlaceSpot) => HTMLButtonElement
  /** Places chips as one step for several places: a call bet. */
  readonly lay: (chips: readonly { readonly bet: string; readonly chips: number }[]) => void
  readonly wager: () => Wager<Json> | undefined
  /** The placed chips changed: redraw them. */
  readonly render: () => void
  /** A round starts with the chips placed here. */
  readonly begin: () => void
  /** Shows the bets of a round that this page did not start. */
  readonly restore: (choice: BetsChoice) => void
  readonly settle: (settled: readonly SettledBet[]) => void
  readonly clearMarks: () => void
  readonly setLocked: (isLocked: boolean) => void
}

export type BettingOptions = {
  /** The most that a place takes, if a rule of the game limits it. */
  readonly mostAt?: (bets: Bets, place: string) => bigint | undefined
  /** The stake already on a place, and in total: placed bets of the round. */
  readonly placedAt?: (place: string) => bigint
  readonly placedMinor?: () => bigint
  /** Whether these bets can be played. */
  readonly isComplete?: (bets: Bets) => boolean
}

type BettingContext = Pick<
  BoardContext,
  'text' | 'formats' | 'sound' | 'balanceMinor' | 'profile' | 'changed' | 'stakesMinor'
>

const none = (): bigint => 0n

/** The bets of a table, its chips and their places. */
export const createBetting = (context: BettingContext, options: BettingOptions = {}): Betting => {
  const { mostAt, placedAt = none, placedMinor = none, isComplete = () => true } = options
  const { text, formats, sound } = context
  const spots = new Map<string, BetSpot>()
  let isLocked = false
  let isRestoring = false

  const render = (): void => {
    for (const [id, spot] of spots) drawSpot(spot, bets.at(id), placedAt(id))
    tray.render(isLocked)
  }
  const bets: Bets = createBets(
    { mostMinor: () => (isRestoring ? undefined : mostOf(context, placedMinor())) },
    () => {
      if (!isRestoring) clearMarks()
      render()
      context.changed()
    },
  )
  const clearMarks = (): void => {
    for (const spot of spots.values()) spot.mark(undefined)
  }
  const tray = createChipTray({ chipsMinor: context.stakesMinor(), bets, text, formats })
  const place = (id: string, chips: number): void => {
    const chipMinor = tray.chosenMinor() * BigInt(chips)
    const most = mostAt?.(bets, id)
    if (most !== undefined && bets.at(id) + chipMinor > most) return
    bets.place(id, chipMinor)
  }
  return {
    bets,
    tray,
    spot: (of) => {
      const press = (): void => {
        if (isLocked) return
        sound.click()
        place(of.id, 1)
      }
      const spot = placeSpot(context, of, press)
      spots.set(of.id, spot)
      return spot.element
    },
    lay: (chips) => {
      if (!isLocked) sound.click()
      for (const { bet, chips: count } of isLocked ? [] : chips) place(bet, count)
    },
    render,
    wager: () => (bets.list().length > 0 && isComplete(bets) ? wagerOf(bets) : undefined),
    begin: () => {
      bets.keep()
      clearMarks()
    },
    restore: (choice) => {
      if (isLaid(bets, choice)) return
      isRestoring = true
      replaceBets(bets, choice)
      isRestoring = false
    },
    settle: (settled) => markSettled(spots, settled),
    clearMarks,
    setLocked: (locked) => {
      isLocked = locked
      for (const { element } of spots.values()) element.ariaDisabled = String(locked)
      tray.render(locked)
    },
  }
}

const drawSpot = (spot: BetSpot, laidMinor: bigint, placedMinor: bigint): void => {
  spot.setStake(laidMinor + placedMinor)
  spot.element.dataset['laid'] = laidMinor > 0n ? 'open' : placedMinor > 0n ? 'placed' : ''
}

const replaceBets = (bets: Bets, choice: Parameters<Betting['restore']>[0]): void => {
  bets.clear()
  for (const { bet, stakeMinor } of choice.bets) bets.place(bet, BigInt(stakeMinor))
  bets.keep()
}

/** Limited by the player's balance and the maximum cost of a round. */
const mostOf = ({ balanceMinor, profile }: BettingContext, placedMinor: bigint): bigint => {
  const maxMinor = parseMoney(profile().maxStake) - placedMinor
  return balanceMinor() < maxMinor ? balanceMinor() : maxMinor
}

const placeSpot = (
  { text, formats }: BettingContext,
  { id, label, content, className }: PlaceSpot,
  press: () => void,
): BetSpot => {
  const spot = createBetSpot({ label, content, locale: text.locale, formats, press })
  if (className) spot.element.classList.add(...className.split(' '))
  spot.element.dataset['place'] = id
  return spot
}

const markSettled = (spots: ReadonlyMap<string, BetSpot>, settled: readonly SettledBet[]): void => {
  for (const { bet, payoutMinor } of settled) {
    spots.get(bet)?.mark(BigInt(payoutMinor) > 0n ? 'won' : 'lost')
  }
}

const wagerOf = (bets: Bets): Wager<Json> => ({
  stakeMinor: bets.totalMinor(),
  choice: {
    bets: bets
      .list()
      .map(({ place: bet, stakeMinor }) => ({ bet, stakeMinor: String(stakeMinor) })),
  },
})

const isLaid = (bets: Bets, choice: BetsChoice): boolean =>
  choice.bets.length === bets.list().length &&
  choice.bets.every(({ bet, stakeMinor }) => bets.at(bet) === BigInt(stakeMinor))
