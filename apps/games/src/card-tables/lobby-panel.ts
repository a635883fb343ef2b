import './lobby.css'
import type { CardLobbyRow, CardSession } from '@trevo/contract/rgs/card-shapes.ts'
import { bigBlindOf, leastEntryOf } from '@trevo/game-rules/card-tables/card-table.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { fill, h } from '../controls/h.ts'
import { createBringRow } from './bring-row.ts'
import type { CardContext } from './context.ts'

/** What a table of an entry is played for: all entries, less the rake. */
export const prizeOf = (
  entry: string,
  { seatCount, rakeBp }: Pick<CardSession['game'], 'seatCount' | 'rakeBp'>,
): string => {
  const potMinor = parseMoney(entry) * BigInt(seatCount)
  return formatMoney(potMinor - (potMinor * BigInt(rakeBp)) / 10_000n)
}

/** What a table of an entry is called, and what it is played for. */
const rowTexts = (
  { game, session, words, formats }: CardContext,
  entry: string,
): { readonly head: string; readonly note: string } => {
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

/** The tables on offer, one an entry; one of them is chosen. */
export const createLobbyPanel = (context: CardContext, onChange: (entry: string) => void) => {
  const { session, words, game } = context
  const { cash } = game
  const bring = createBringRow(context, () => onChange(chosen))
  let chosen = session.entries[0] ?? ''
  const list = h('div', {
    class: 'card-entries',
    role: 'radiogroup',
    'aria-label': words.chooseEntry,
  })
  const message = h('p', { class: 'card-message', role: 'status' })
  const element = h('section', { class: 'card-lobby' }, message, h('h2', {}, words.chooseEntry))
  element.append(list)
  if (cash) element.append(bring.element)

  const choose = (entry: string): void => {
    chosen = entry
    bring.show(entry)
    for (const one of list.children) {
      const isChosen = one instanceof HTMLElement && one.dataset['entry'] === entry
      one.setAttribute('aria-checked', String(isChosen))
      one.setAttribute('tabindex', isChosen ? '0' : '-1')
    }
    onChange(entry)
  }
  const stepTo = (event: Event): void => {
    if (!(event instanceof KeyboardEvent)) return
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const count = session.entries.length
    const at = (session.entries.indexOf(chosen) + step + count) % count
    choose(session.entries[at] ?? chosen)
    const next = list.children[at]
    if (next instanceof HTMLElement) next.focus()
  }
  list.addEventListener('keydown', stepTo)

  const show = (rows: readonly CardLobbyRow[]): void => {
    const focused = document.activeElement
    const isInside = focused instanceof Node && list.contains(focused)
    const options = session.entries.map((entry) => {
      const row = rows.find((one) => one.entry === entry)
      const { head, note } = rowTexts(context, entry)
      return h(
        'button',
        {
          type: 'button',
          role: 'radio',
          class: 'card-entry',
          'data-entry': entry,
          'data-waiting': String((row?.waiting ?? 0) > 0),
          click: () => choose(entry),
        },
        h('b', {}, head),
        h('span', {}, note),
        h(
          'small',
          {},
          row && row.waiting > 0
            ? words.waitingCount(row.waiting)
            : words.playingCount(row?.playing ?? 0),
        ),
      )
    })
    fill(list, ...options)
    choose(chosen)
    const at = list.querySelector('[aria-checked="true"]')
    if (isInside && at instanceof HTMLElement) at.focus()
  }
  return {
    element,
    show,
    choose,
    chosen: () => chosen,
    /** What is brought to the chosen table. */
    brought: (): string => (cash ? bring.chosen() : chosen),
    say: (sentence: string, tone: 'plain' | 'won' | 'lost' = 'plain') => {
      message.textContent = sentence
      message.dataset['tone'] = tone
    },
  }
}
