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

type Choices = {
  readonly context: TableRun['context']
  readonly isMuted: boolean
  say(phrase: TablePhrase): void
  mute(): void
}

/** A sheet with the ready-made phrases, and the way to hide or show those of the table. */
const openPhrases = ({ context, isMuted, say, mute }: Choices): void => {
  const { words } = context
  openSheet({ title: words.phrases, closeLabel: words.close }, ({ close }) => {
    const rows = Object.entries(phrases[context.language]).map(([phrase, text]) =>
      h(
        'button',
        // A key of the list.
        { type: 'button', click: () => (close(), say(phrase as TablePhrase)) },
        text,
      ),
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

/** What seats say to their table: a button with the ready-made phrases, and those of the last seconds. */
export const createPhrases = (run: TableRun, take: TakeView) => {
  const { context } = run
  const { words, client } = context
  const own = phrases[context.language]
  /** The last phrase of each seat that was shown. */
  const shown = new Map<number, string>()
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
  const open = (): void =>
    openPhrases({ context, isMuted, say: (phrase) => void say(phrase), mute })
  const button = h(
    'button',
    { type: 'button', class: 'link', 'aria-label': words.phrases, hidden: true, click: open },
    words.phrasesShort,
  )

  /** Shows what was said since the last view. */
  const show = (view: CardTableView): void => {
    for (const { seat, said } of view.seats) {
      if (!said) continue
      const key = `${view.tableId}:${said.at}`
      if (shown.get(seat) === key) continue
      shown.set(seat, key)
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
      if (!isSeated) shown.clear()
    },
  }
}
