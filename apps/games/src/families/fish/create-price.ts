import { formatMoney } from '@trevo/money/money.ts'
import type { FishTitle } from '@trevo/game-rules/fish/types.ts'
import { h } from '../../controls/h.ts'
import type { BoardContext } from '../board.ts'
import type { Words } from './words.ts'

type PriceOptions = {
  readonly context: Pick<BoardContext<FishTitle>, 'stakeMinor' | 'stakesMinor' | 'formats'>
  readonly words: Words
  readonly shotMinor: () => bigint
}

/** The plate on the player's cannon: what a shot costs, and which of the stakes on offer that is. */
export const createPrice = ({ context, words, shotMinor }: PriceOptions) => {
  const amount = h('b', {})
  const levels = h('span', { class: 'pond-levels', 'aria-hidden': 'true' })
  const element = h('p', { class: 'pond-price' }, amount, ' ', levels)
  element.title = words.perShot
  const render = (): void => {
    amount.textContent = context.formats.money(formatMoney(shotMinor()))
    const stakes = context.stakesMinor()
    const level = stakes.indexOf(context.stakeMinor())
    while (levels.childElementCount < stakes.length) levels.append(h('i', {}))
    for (const [at, pip] of [...levels.children].entries())
      pip.classList.toggle('is-on', at <= level)
  }
  return { element, render }
}
