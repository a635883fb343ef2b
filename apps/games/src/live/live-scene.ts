import type { SettledBet } from '@trevo/game-rules/bets/bets.ts'
import type { Wager } from '@trevo/game-rules/engine/engine.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import { h } from '../controls/h.ts'
import type { BoardButtons, SeenRound } from '../families/board.ts'
import type { RoomEvent } from '../rgs/rgs-port.ts'
import type { Pacer } from '../families/pacer.ts'
import type { Table } from '../widgets/table/create-table.ts'

/** How a player chooses what to bet: chips on places, tickets. */
export type LiveInput = {
  readonly element: HTMLElement
  readonly options: HTMLElement
  readonly stakeBy: 'bets' | 'steps'
  readonly pacer: Pacer
  readonly wager: () => Wager<Json> | undefined
  /** Whether there are chips that are removed when time is over. */
  readonly isLaid: () => boolean
  /** The wager is being placed; it was refused. */
  readonly take: () => void
  readonly giveBack: () => void
  readonly setLocked: (isLocked: boolean) => void
  /** The placed bets or the payouts changed. */
  readonly render: (placed: readonly SeenRound[]) => void
  readonly settle: (ended: readonly SeenRound[]) => void
  readonly clearMarks: () => void
  /** Another text on the large button. */
  readonly betWord?: string
  /** Another text while bets are open. */
  readonly readyWords?: string
}

/** What a family draws of a shared table. */
export type LiveScene<Outcome> = {
  readonly input: LiveInput
  /** Clears the last round. */
  readonly clear: () => void
  /**
   * Animates the outcome over this duration; 0 shows it at once. Called with every state where seats decide one
   * after the other.
   */
  readonly reveal: (outcome: Outcome, ms: number) => Promise<void>
  /** Outcomes of the table, newest last. */
  readonly showPast: (outcomes: readonly Outcome[]) => void
  readonly describe: (outcome: Outcome) => string
  readonly detail: (outcome: Outcome) => string
  /** The outcome of a finished round; null for an open one. */
  readonly outcomeOf: (round: SeenRound) => Outcome | null
  /** Events in the room before the outcome is shown: who sits where. */
  readonly heard?: (event: RoomEvent) => void
  /** Buttons of the player's own turn; undefined if it is not. */
  readonly turnButtons?: () => BoardButtons | undefined
  /** The longest that an outcome takes to be shown. */
  readonly shownMsMax?: number
}

type Viewed = { readonly outcome?: unknown; readonly bets?: readonly SettledBet[] }
const viewOf = ({ view }: SeenRound): Viewed => view as unknown as Viewed // the engine's own

/** The outcome in the view of a game of bets. */
export const outcomeOfBets = <Outcome>(round: SeenRound): Outcome | null =>
  (viewOf(round).outcome ?? null) as Outcome | null // as above

/** Chips on the places of a table. */
export const inputOfTable = ({ element, betting, pacer }: Table): LiveInput => {
  const { bets } = betting
  return {
    element,
    options: h('div', { class: 'tray-options' }, betting.tray.element),
    stakeBy: 'bets',
    pacer,
    wager: betting.wager,
    isLaid: () => bets.totalMinor() > 0n,
    take: bets.take,
    giveBack: bets.repeat,
    setLocked: betting.setLocked,
    render: betting.render,
    settle: (ended) => {
      betting.settle(ended.flatMap((round) => viewOf(round).bets ?? []))
      betting.render()
    },
    clearMarks: betting.clearMarks,
  }
}
