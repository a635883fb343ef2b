import './lobby.css'
import type { CardLobbyRow, CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import { fill, h } from '../../controls/h.ts'
import { createBringRow } from './bring-row.ts'
import type { CardContext } from '../common/context.ts'
import type { Offer } from '../common/describe-offer.ts'
import { createKindRow } from './kind-row.ts'
import { createOfferList } from './offer-list.ts'
import { resultRows } from '../common/tournament.ts'

/** How the last seat ended: a sentence, and in a tournament the places. */
const createEndNote = (context: CardContext) => {
  const { words } = context
  const message = h('p', { class: 'card-message', role: 'status' })
  const results = h('ol', { class: 'card-results', 'aria-label': words.results, hidden: true })
  return {
    elements: [message, results],
    say: (sentence: string, tone: 'plain' | 'won' | 'lost' = 'plain') => {
      message.textContent = sentence
      message.dataset['tone'] = tone
    },
    /** The places of a tournament that has ended for this seat; a cash table has none. */
    showResults: (view: CardTableView): void => {
      const rows = resultRows(context, view)
      results.hidden = rows.length === 0
      fill(results, ...rows)
    },
  }
}

/** The tables on offer, of one kind at a time; one of them is chosen. */
export const createLobbyPanel = (context: CardContext, onChange: () => void) => {
  const { session, words, game } = context
  const { cash } = game
  const ofMoney = session.entries.map((entry): Offer => ({ entry, sitAndGo: null }))
  const tournaments = session.sitAndGos.map(({ code, entry }): Offer => ({ entry, sitAndGo: code }))
  let chosen: Offer = ofMoney[0] ?? tournaments[0] ?? { entry: '', sitAndGo: null }
  let known: readonly CardLobbyRow[] = session.lobby

  const render = (): void => {
    list.show(known)
    kinds.show(chosen.sitAndGo === null ? 'cash' : 'sitAndGo')
    bring.element.hidden = chosen.sitAndGo !== null
    onChange()
  }
  const select = (offer: Offer): void => {
    const isOtherKind = (offer.sitAndGo === null) !== (chosen.sitAndGo === null)
    chosen = offer
    if (offer.sitAndGo === null) bring.show(offer.entry)
    if (isOtherKind) return render()
    list.mark()
    onChange()
  }
  const bring = createBringRow(context, onChange)
  const list = createOfferList(context, {
    offers: () => (chosen.sitAndGo === null ? ofMoney : tournaments),
    chosen: () => chosen,
    select,
  })
  const kinds = createKindRow(words, (kind) => {
    const [first] = kind === 'cash' ? ofMoney : tournaments
    if (first) select(first)
  })
  const { elements: endNote, say, showResults } = createEndNote(context)
  const element = h(
    'section',
    { class: 'card-lobby' },
    ...endNote,
    h('h2', {}, words.chooseEntry),
    tournaments.length > 0 ? kinds.element : undefined,
    list.element,
    cash ? bring.element : undefined,
  )
  bring.show(chosen.entry)
  return {
    element,
    show: (rows: readonly CardLobbyRow[]): void => {
      known = rows
      render()
    },
    choose: select,
    chosen: (): Offer => chosen,
    /** What the player brings to the chosen table. */
    brought: (): string => (cash && chosen.sitAndGo === null ? bring.chosen() : chosen.entry),
    say,
    showResults,
  }
}

export type LobbyPanel = ReturnType<typeof createLobbyPanel>
