import './lobby.css'
import type { CardLobbyRow, CardSession, CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import { bigBlindOf, leastEntryOf } from '@trevo/game-rules/card-tables/card-table.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { fill, h } from '../controls/h.ts'
import { createBringRow } from './bring-row.ts'
import type { CardContext } from './context.ts'
import { createKindRow } from './kind-row.ts'
import { offerOf, resultRows, sitAndGoOf } from './tournament.ts'

/** A table that is on offer: of an entry, or a sit-and-go. */
export type Offer = { readonly entry: string; readonly sitAndGo: string | null }

/** What a table of an entry is played for: all entries, less the rake. */
export const prizeOf = (
  entry: string,
  { seatCount, rakeBp }: Pick<CardSession['game'], 'seatCount' | 'rakeBp'>,
): string => {
  const potMinor = parseMoney(entry) * BigInt(seatCount)
  return formatMoney(potMinor - (potMinor * BigInt(rakeBp)) / 10_000n)
}

/** What a table is called, and what it is played for. */
const rowTexts = (
  context: CardContext,
  { entry, sitAndGo: code }: Offer,
): { readonly head: string; readonly note: string } => {
  const { game, session, words, formats } = context
  const sitAndGo = sitAndGoOf(context, code)
  if (sitAndGo) {
    const head = words.seatsFor(sitAndGo.seatCount, formats.money(entry))
    return { head, note: offerOf(context, { sitAndGo, entry }).prizes }
  }
  const { cash } = game
  if (!cash) {
    const prize = formats.money(prizeOf(entry, session.game))
    return { head: formats.money(entry), note: `${words.prize} ${prize}` }
  }
  const big = bigBlindOf(cash, parseMoney(entry))
  const money = (minor: bigint): string => formats.money(formatMoney(minor))
  const least = money(leastEntryOf(game, parseMoney(entry)))
  return {
    head: `${money(big / 2n)} / ${money(big)}`,
    note: words.bringRange(least, formats.money(entry)),
  }
}

/** How many wait or play there. */
const companyText = (
  context: CardContext,
  offer: Offer,
  row: Pick<CardLobbyRow, 'waiting' | 'playing'> = { waiting: 0, playing: 0 },
): string => {
  const { words } = context
  const sitAndGo = sitAndGoOf(context, offer.sitAndGo)
  if (row.waiting === 0) return words.playingCount(row.playing)
  return sitAndGo && row.waiting < sitAndGo.seatCount
    ? words.waitingFor(row.waiting, sitAndGo.seatCount)
    : words.waitingCount(row.waiting)
}

const isSame = (one: Offer, other: Offer): boolean =>
  one.entry === other.entry && one.sitAndGo === other.sitAndGo

/** The tables on offer, of one kind at a time; one of them is chosen. */
export const createLobbyPanel = (context: CardContext, onChange: () => void) => {
  const { session, words, game } = context
  const { cash } = game
  const ofMoney = session.entries.map((entry): Offer => ({ entry, sitAndGo: null }))
  const tournaments = session.sitAndGos.map(({ code, entry }): Offer => ({ entry, sitAndGo: code }))
  const bring = createBringRow(context, onChange)
  let chosen: Offer = ofMoney[0] ?? tournaments[0] ?? { entry: '', sitAndGo: null }
  let known: readonly CardLobbyRow[] = session.lobby
  const list = h('div', {
    class: 'card-entries',
    role: 'radiogroup',
    'aria-label': words.chooseEntry,
  })
  const message = h('p', { class: 'card-message', role: 'status' })
  const results = h('ol', { class: 'card-results', 'aria-label': words.results, hidden: true })
  const kinds = createKindRow(words, (kind) => {
    const [first] = kind === 'cash' ? ofMoney : tournaments
    if (first) select(first)
  })
  const element = h(
    'section',
    { class: 'card-lobby' },
    message,
    results,
    h('h2', {}, words.chooseEntry),
  )
  if (tournaments.length > 0) element.append(kinds.element)
  element.append(list)
  if (cash) element.append(bring.element)

  const offers = (): readonly Offer[] => (chosen.sitAndGo === null ? ofMoney : tournaments)
  const mark = (): void => {
    for (const [at, one] of offers().entries()) {
      const isChosen = isSame(one, chosen)
      list.children[at]?.setAttribute('aria-checked', String(isChosen))
      list.children[at]?.setAttribute('tabindex', isChosen ? '0' : '-1')
    }
    onChange()
  }
  const buttonOf = (offer: Offer): HTMLElement => {
    const row = known.find((one) => isSame(one, offer))
    const { head, note } = rowTexts(context, offer)
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
  const render = (): void => {
    const focused = document.activeElement
    const isInside = focused instanceof Node && list.contains(focused)
    fill(list, ...offers().map(buttonOf))
    kinds.show(chosen.sitAndGo === null ? 'cash' : 'sitAndGo')
    bring.element.hidden = chosen.sitAndGo !== null
    mark()
    const at = list.querySelector('[aria-checked="true"]')
    if (isInside && at instanceof HTMLElement) at.focus()
  }
  const select = (offer: Offer): void => {
    const isOtherKind = (offer.sitAndGo === null) !== (chosen.sitAndGo === null)
    chosen = offer
    if (offer.sitAndGo === null) bring.show(offer.entry)
    if (isOtherKind) render()
    else mark()
  }
  const stepTo = (event: Event): void => {
    if (!(event instanceof KeyboardEvent)) return
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const all = offers()
    const at = (all.findIndex((one) => isSame(one, chosen)) + step + all.length) % all.length
    select(all[at] ?? chosen)
    const next = list.children[at]
    if (next instanceof HTMLElement) next.focus()
  }
  list.addEventListener('keydown', stepTo)
  bring.show(chosen.entry)
  return {
    element,
    show: (rows: readonly CardLobbyRow[]): void => {
      known = rows
      render()
    },
    /** Chooses the table of money of an entry. */
    choose: (entry: string): void => select({ entry, sitAndGo: null }),
    chosen: (): Offer => chosen,
    /** What is brought to the chosen table. */
    brought: (): string => (cash && chosen.sitAndGo === null ? bring.chosen() : chosen.entry),
    say: (sentence: string, tone: 'plain' | 'won' | 'lost' = 'plain') => {
      message.textContent = sentence
      message.dataset['tone'] = tone
    },
    /** The places of a tournament that has ended for this seat; of a table of money there are none. */
    showResults: (view: CardTableView): void => {
      const rows = resultRows(context, view)
      results.hidden = rows.length === 0
      fill(results, ...rows)
    },
  }
}
