import { bigBlindOf, leastEntryOf } from '@trevo/game-rules/card-tables/card-table.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { h } from '../../controls/h.ts'
import type { CardContext } from '../common/context.ts'

/** Chooses the buy-in of a cash table, in whole big blinds. */
export const createBringRow = ({ game, words, formats }: CardContext, onChange: () => void) => {
  const { cash } = game
  let table = ''
  let chosenMinor = 0n
  const slider = h('input', { type: 'range', id: 'card-bring' })
  const output = h('output', { for: 'card-bring' })
  const element = h(
    'div',
    { class: 'card-bring' },
    h('label', { for: 'card-bring' }, words.bring, output),
    slider,
  )
  const show = (): void => {
    const text = formats.money(formatMoney(chosenMinor))
    output.textContent = text
    slider.setAttribute('aria-valuetext', text)
  }
  slider.addEventListener('input', () => {
    if (!cash) return
    chosenMinor = bigBlindOf(cash, parseMoney(table)) * BigInt(slider.value)
    show()
    onChange()
  })
  return {
    element,
    /** The chosen table; a full buy-in at first. */
    show: (entry: string): void => {
      if (!cash || entry === '' || entry === table) return
      table = entry
      const entryMinor = parseMoney(entry)
      const big = bigBlindOf(cash, entryMinor)
      slider.min = String(leastEntryOf(game, entryMinor) / big)
      slider.max = String(cash.entryBigBlinds)
      slider.value = String(cash.entryBigBlinds)
      chosenMinor = entryMinor
      show()
    },
    chosen: (): string => formatMoney(chosenMinor),
  }
}
