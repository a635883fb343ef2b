import './say-phrases.css'
import type { CardTableView, TablePhrase } from '@trevo/contract/rgs/card-shapes.ts'
import { fill, h } from '../../controls/h.ts'
import { openSheet } from '../../controls/sheet.ts'
import { nameOfSeat } from '../common/name-seat.ts'
import { phrases } from '../common/phrases.ts'
import { showFailure } from './show-failure.ts'
import type { TableRun, TakeView } from './table-run.ts'

/** How long a phrase can be read. */
const shownMs = 5_000
/** The most phrases at a time: one for each of the busiest seats. */
const shownMax = 3

/** What seats say to their table: a button with the ready-made phrases, and those of the last seconds. */
export const createPhrases = (run: TableRun, take: TakeView) => {
  const { context } = run
  const { words, client } = context
  const own = phrases[context.language]
  const known = new Set<string>()
  let isMuted = false
  const list = h('ul', {
    class: 'said',
    'data-family': context.game.family,
    'aria-live': 'polite',
    'aria-label': words.phrases,
  })

  const say = async (phrase: TablePhrase): Promise<void> => {
    try {
      const { table } = await client.say(phrase)
      if (table) take(table)
    } catch (error) {
      showFailure(run, error)
    }
  }
  const mute = (): void => {
    isMuted = !isMuted
    if (isMuted) fill(list)
  }
  const open = (): void => {
    openSheet({ title: words.phrases, closeLabel: words.close }, ({ close }) => {
      const button = (label: string, act: () => void) =>
        h('button', { type: 'button', click: () => (close(), act()) }, label)
      const rows = Object.entries(own).map(([phrase, text]) =>
        // A key of the list.
        button(text, () => void say(phrase as TablePhrase)),
      )
      return [
        h('div', { class: 'menu-list' }, ...rows),
        h(
          'button',
          { type: 'button', class: 'quiet', click: () => (close(), mute()) },
          isMuted ? words.unmutePhrases : words.mutePhrases,
        ),
      ]
    })
  }
  const button = h(
    'button',
    { type: 'button', class: 'link', 'aria-label': words.phrases, hidden: true, click: open },
    words.phrasesShort,
  )

  /** Shows what was said since the last view. */
  const show = (view: CardTableView): void => {
    for (const { seat, said } of view.seats) {
      if (!said) continue
      const key = `${view.tableId}:${seat}:${said.at}`
      if (known.has(key)) continue
      known.add(key)
      if (isMuted) continue
      const line = h('li', {}, h('b', {}, nameOfSeat(context, view, seat)), ` ${own[said.phrase]}`)
      list.append(line)
      if (list.children.length > shownMax) list.firstElementChild?.remove()
      setTimeout(() => line.remove(), shownMs)
    }
  }
  return {
    list,
    button,
    show,
    /** Only a player with a seat says something. */
    showSeated: (isSeated: boolean): void => {
      button.hidden = !isSeated
      list.hidden = !isSeated
      if (!isSeated) known.clear()
    },
  }
}
