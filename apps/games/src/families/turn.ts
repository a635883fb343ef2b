import type { Json } from '@trevo/game-rules/engine/json.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { Formats } from '../text/format.ts'
import type { Board, BoardButton } from './board.ts'

type Shown = { readonly legal: readonly unknown[] }

/** A round that waits for its player, and how to act in it. */
export type OpenTurn<Seen> = { readonly round: Seen; readonly act: (action: Json) => void }

/** Whose turn it is in a round with several steps. */
export type Turn<Seen> = {
  /** The last shown state of the round; undefined before one. */
  readonly see: (round: Seen | undefined) => void
  readonly seen: () => Seen | undefined
  /** Undefined while it is not the player's turn. */
  readonly open: () => OpenTurn<Seen> | undefined
  /** A board's answer to `onLegal`. */
  readonly onLegal: NonNullable<Board['onLegal']>
}

/** Keeps the last shown round and the way to act in it. */
export const createTurn = <Seen extends Shown>(): Turn<Seen> => {
  let seen: Seen | undefined
  let take: ((action: Json) => void) | undefined
  return {
    see: (round) => {
      seen = round
    },
    seen: () => seen,
    open: () => (take && seen && seen.legal.length > 0 ? { round: seen, act: take } : undefined),
    onLegal: (legal, act) => {
      take = legal.length > 0 ? act : undefined
    },
  }
}

type Climb = {
  readonly stakeMinor: bigint
  readonly view: { readonly multiplier: number }
  readonly legal: readonly { readonly action: { readonly kind: string } }[]
}

/** Cashes out the round's winnings so far; disabled while there are none. */
export const cashOutButton = (
  label: string,
  formats: Formats,
  { round, act }: OpenTurn<Climb>,
): BoardButton => {
  const mayCashOut = round.legal.some(({ action }) => action.kind === 'cash-out')
  const paysMinor = (round.stakeMinor * BigInt(round.view.multiplier)) / 100n
  return {
    label,
    tone: 'cash',
    isOff: !mayCashOut,
    ...(mayCashOut && { note: formats.money(formatMoney(paysMinor)) }),
    press: () => act({ kind: 'cash-out' }),
  }
}

const diceIcon = 'M5 5h14v14H5zM9 9h.01M15 15h.01M15 9h.01M9 15h.01M12 12h.01'

/** Picks at random for the player. */
export const randomButton = (label: string, press: () => void): BoardButton => ({
  label,
  icon: diceIcon,
  press,
})
