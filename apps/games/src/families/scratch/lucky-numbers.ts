import type { LuckyNumbers } from '@trevo/game-rules/scratch/types.ts'
import { h } from '../../controls/h.ts'
import { outcome, pays, type Mechanic, type Parts } from './mechanic.ts'

/** The winning numbers in the first row, the card's own below them with a prize each. */
export const luckyNumbers = (game: LuckyNumbers, parts: Parts): Mechanic => {
  const { winningCount, ownCount } = game
  const { words } = parts
  return {
    count: winningCount + ownCount,
    columns: winningCount,
    under: (card) =>
      card.mechanic === 'lucky-numbers'
        ? [
            ...card.winning.map((number) => ({
              content: [h('b', {}, String(number))],
              name: words.winningNumber(number),
            })),
            ...card.own.map(({ number, prize }) => ({
              content: [h('b', {}, String(number)), h('small', {}, pays(parts, prize))],
              name: `${words.ownNumber(number)}, ${pays(parts, prize)}`,
            })),
          ]
        : [],
    winning: (card) => {
      if (card.mechanic !== 'lucky-numbers') return new Set()
      const own = card.own.flatMap(({ number }, place) =>
        card.winning.includes(number) ? [{ number, place }] : [],
      )
      return new Set(
        own.flatMap(({ number, place }) => [card.winning.indexOf(number), winningCount + place]),
      )
    },
    aside: h('p', { class: 'scratch-legend' }, words.winningRow, h('span', {}, words.ownRows)),
    detail: outcome(parts),
  }
}
