import { findPlay } from '@trevo/lottery-rules/all-plays.ts'
import { countStakes } from '@trevo/lottery-rules/count-stakes.ts'
import type { Play, Selection } from '@trevo/lottery-rules/play.ts'
import { isBettingModeId, type BettingModeId } from '@trevo/lottery-rules/prizes/betting-mode.ts'
import { readContent } from '@trevo/lottery-rules/read-content.ts'
import { digitOfSelection, writeContent } from '@trevo/lottery-rules/write-content.ts'
import { costOfStakes } from './money-of-line.ts'

/** One line of the cart. */
export type CartLine = {
  /** Its id; if each line is a separate order, also the id of that order. */
  readonly id: string
  readonly play: Play
  readonly selection: Selection
  readonly stakes: number
  readonly bettingModeId: BettingModeId
  readonly multiple: number
  /** Undefined: the highest that the member may choose, once it is known. */
  readonly series: number | undefined
  /** In 1/10,000 BRL per stake, in modes with a free amount. */
  readonly freeMinor?: bigint
}

/** The next bets: lines of one prize mode, for the draw that was on sale when they were added. */
export type Cart = {
  readonly modeId: number
  /** The draw that the member chose; undefined while the cart is empty. */
  readonly numero: string | undefined
  readonly lines: readonly CartLine[]
  /** Id of the order: kept until there is an answer, so that a retry cannot bet twice. */
  readonly clientId: string
}

/** How many lines of a slip the desk keeps: more would make the list slow to read. */
export const cartLinesMax = 200

export const emptyCart = (modeId: number): Cart => ({
  modeId,
  numero: undefined,
  lines: [],
  clientId: crypto.randomUUID(),
})

type NewLine = Omit<CartLine, 'id' | 'stakes'>

/** Adds lines for this draw; from then on the cart is a different order. */
export const addLines = (cart: Cart, numero: string, lines: readonly NewLine[]): Cart => {
  const added = lines.map((line) => ({
    ...line,
    id: crypto.randomUUID(),
    stakes: countStakes(line.play, line.selection),
  }))
  return {
    ...cart,
    numero: cart.numero ?? numero,
    lines: [...cart.lines, ...added].slice(0, cartLinesMax),
    clientId: crypto.randomUUID(),
  }
}

export const removeLine = (cart: Cart, id: string): Cart => {
  const lines = cart.lines.filter((line) => line.id !== id)
  if (lines.length === 0) return emptyCart(cart.modeId)
  return { ...cart, lines, clientId: crypto.randomUUID() }
}

/**
 * The same lines for another draw, once the member has agreed. The id is kept, because the order may
 * already have been placed.
 */
export const moveTo = (cart: Cart, numero: string): Cart => ({ ...cart, numero })

/** The total cost of the lines at multiple 1 of a trace, in 1/10,000 BRL. */
export const costOfCart = ({ lines }: Pick<Cart, 'lines'>): bigint =>
  lines.reduce((sum, line) => sum + costOfStakes(line.stakes, line), 0n)

export const stakesOfCart = ({ lines }: Pick<Cart, 'lines'>): number =>
  lines.reduce((sum, { stakes }) => sum + stakes, 0)

/** Whether a plan by margin makes sense: every line has the same play and the same price. */
export const isUniform = ({ lines: [first, ...others] }: Pick<Cart, 'lines'>): boolean =>
  first !== undefined &&
  others.every(
    ({ play, bettingModeId, multiple, freeMinor }) =>
      play.playId === first.play.playId &&
      bettingModeId === first.bettingModeId &&
      multiple === first.multiple &&
      freeMinor === first.freeMinor,
  )

type StoredLine = {
  readonly id: string
  readonly playId: number
  readonly content: string
  readonly digit?: number | undefined
  readonly bettingModeId: number
  readonly multiple: number
  readonly series?: number | undefined
  readonly freeMinor?: string | undefined
}
export type StoredCart = Omit<Cart, 'lines'> & { readonly lines: readonly StoredLine[] }

/** As stored in the browser while the member is at the cashier, or reloads the page. */
export const keepCart = ({ lines, ...cart }: Cart): StoredCart => ({
  ...cart,
  lines: lines.map(({ id, play, selection, bettingModeId, multiple, series, freeMinor }) => ({
    id,
    playId: play.playId,
    content: writeContent(play, selection),
    digit: digitOfSelection(play, selection),
    bettingModeId,
    multiple,
    series,
    freeMinor: freeMinor?.toString(),
  })),
})

/** A line from its stored content, if the rules still know it. */
export const readLine = (kept: Omit<StoredLine, 'id'>): NewLine | undefined => {
  const play = findPlay(kept.playId)
  const { bettingModeId } = kept
  if (!play || !isBettingModeId(bettingModeId)) return undefined
  const reading = readContent(play, kept.content, kept.digit)
  if (!reading.ok) return undefined
  const { multiple, series, freeMinor } = kept
  return {
    play,
    selection: reading.selection,
    bettingModeId,
    multiple,
    series,
    ...(freeMinor !== undefined && { freeMinor: BigInt(freeMinor) }),
  }
}

/** The stored cart; lines that the rules no longer know are left out. */
export const findStoredCart = ({ lines, ...cart }: StoredCart): Cart => {
  const read = lines.flatMap((kept) => {
    const line = readLine(kept)
    if (!line) return []
    return [{ ...line, id: kept.id, stakes: countStakes(line.play, line.selection) }]
  })
  return read.length === 0 ? emptyCart(cart.modeId) : { ...cart, lines: read }
}
