import { kindNames } from '@trevo/game-rules/video-poker/texts.ts'
import type {
  HandKind,
  VideoPokerTitle,
  VideoPokerView,
} from '@trevo/game-rules/video-poker/types.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { h } from '../../controls/h.ts'
import { dealingFrom } from '../../widgets/table/dealing-from.ts'
import type { BoardContext } from '../board.ts'
import { createPacer, type Pacer } from '../pacer.ts'
import { createHoldRow, type HoldRow } from './hold-row.ts'
import { createPaytable } from './paytable.ts'
import { createSmallHands } from './small-hands.ts'
import type { Words } from './words.ts'

const none: ReadonlySet<HandKind> = new Set()

export type HandsScreen = {
  readonly element: HTMLElement
  readonly row: HoldRow
  readonly pacer: Pacer
  /** The stake of one hand. */
  readonly perHand: HTMLElement
  /** A hand's price and payouts at the current stake. */
  readonly price: () => void
  /** No cards; this many small hands wait. */
  readonly clear: (handCount: number) => void
  readonly showDealt: (view: VideoPokerView) => Promise<void>
  readonly showFinal: (view: VideoPokerView) => Promise<void>
  /** The dealt cards, or the final hand. */
  readonly told: (view: VideoPokerView) => string
}

/** The paytable, the small hands and the large one. */
export const createHandsScreen = (
  context: BoardContext<VideoPokerTitle>,
  words: Words,
  onHold: () => void,
): HandsScreen => {
  const { title, language, formats, sound } = context
  const paytable = createPaytable(title.maths, language, words.paytable)
  const small = createSmallHands(language)
  const perHand = h('p', { class: 'per-hand' })
  const status = h('p', { class: 'odds-arc' })
  const row = createHoldRow(language, words, onHold)
  const parts = [paytable.element, small.element, status, row.element]
  const element = h('div', { class: 'felt video-poker' }, ...parts)
  const pacer = createPacer(context.ms, element)
  const dealing = dealingFrom(element, pacer.ms, () => sound.tick(1))
  const told = ({ hands, dealtKind }: VideoPokerView): string => {
    const [first] = hands
    if (!first) return dealtKind ? words.already(kindNames(dealtKind)[language]) : words.choose
    if (hands.length > 1) {
      return words.paid(hands.filter(({ kind }) => kind !== null).length, hands.length)
    }
    // The line of the result says that there is no prize.
    return first.kind ? kindNames(first.kind)[language] : ''
  }
  return {
    element,
    row,
    pacer,
    perHand,
    price: () => {
      const stakeMinor = context.stakeMinor()
      const money = (stakes: number): string =>
        formats.money(formatMoney(stakeMinor * BigInt(stakes)))
      paytable.price(money)
      perHand.textContent = words.perHand(money(1))
    },
    clear: (handCount) => {
      row.clear()
      paytable.mark(none, false)
      status.textContent = ''
      small.wait(handCount - 1)
    },
    showDealt: async (view) => {
      small.wait(view.handCount - 1)
      await row.deal(view.dealt, dealing)
      row.setHeld(0)
      paytable.mark(view.dealtKind ? new Set([view.dealtKind]) : none, false)
      status.textContent = told(view)
    },
    showFinal: async (view) => {
      const [first, ...others] = view.hands
      row.setOpen(false)
      row.setHeld(view.held ?? 0)
      for (const [at, hand] of others.entries()) {
        small.show(at, hand)
        await pacer.wait(90)
      }
      if (first) await row.change(first.cards, dealing)
      const won = new Set(view.hands.flatMap(({ kind }) => (kind ? [kind] : [])))
      paytable.mark(won, true)
      row.setHeld(0)
      row.markWon(won.size > 0 && first?.kind !== null)
      status.textContent = told(view)
    },
    told,
  }
}
