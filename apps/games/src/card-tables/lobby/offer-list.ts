import type { CardLobbyRow } from '@trevo/contract/rgs/card-shapes.ts'
import { fill, h } from '../../controls/h.ts'
import type { CardContext } from '../common/context.ts'
import { companyText, isSameOffer, offerTexts, type Offer } from '../common/describe-offer.ts'

type Choice = {
  /** The tables of the selected kind. */
  readonly offers: () => readonly Offer[]
  readonly chosen: () => Offer
  readonly select: (offer: Offer) => void
}

/** The list of tables: one is selected, and the arrow keys move the selection. */
export const createOfferList = (context: CardContext, { offers, chosen, select }: Choice) => {
  const element = h('div', {
    class: 'card-entries',
    role: 'radiogroup',
    'aria-label': context.words.chooseEntry,
  })
  const buttonOf = (offer: Offer, row: CardLobbyRow | undefined): HTMLElement => {
    const { head, note } = offerTexts(context, offer)
    return h(
      'button',
      {
        type: 'button',
        role: 'radio',
        class: 'card-entry',
        'data-waiting': String((row?.waiting ?? 0) > 0),
        click: () => select(offer),
      },
      h('b', {}, head),
      h('span', {}, note),
      h('small', {}, companyText(context, offer, row)),
    )
  }
  const mark = (): void => {
    for (const [at, one] of offers().entries()) {
      const isChosen = isSameOffer(one, chosen())
      element.children[at]?.setAttribute('aria-checked', String(isChosen))
      element.children[at]?.setAttribute('tabindex', isChosen ? '0' : '-1')
    }
  }
  const stepTo = (event: Event): void => {
    if (!(event instanceof KeyboardEvent)) return
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const all = offers()
    const at = (all.findIndex((one) => isSameOffer(one, chosen())) + step + all.length) % all.length
    select(all[at] ?? chosen())
    const next = element.children[at]
    if (next instanceof HTMLElement) next.focus()
  }
  element.addEventListener('keydown', stepTo)
  return {
    element,
    /** Another of the shown tables was selected. */
    mark,
    /** Shows other tables, or other players at them; the focus stays on the selection. */
    show: (rows: readonly CardLobbyRow[]): void => {
      const focused = document.activeElement
      const isInside = focused instanceof Node && element.contains(focused)
      const rowOf = (offer: Offer) => rows.find((row) => isSameOffer(row, offer))
      fill(element, ...offers().map((offer) => buttonOf(offer, rowOf(offer))))
      mark()
      const at = element.querySelector('[aria-checked="true"]')
      if (isInside && at instanceof HTMLElement) at.focus()
    },
  }
}
