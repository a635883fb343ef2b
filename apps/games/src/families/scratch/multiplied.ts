import type { Multiplied } from '@trevo/game-rules/scratch/types.ts'
import { h } from '../../controls/h.ts'
import { outcome, pays, prizeUnder, type Mechanic, type Parts } from './mechanic.ts'

/** Six prizes, and a wide field below them with the factor. */
export const multiplied = ({ prizes }: Multiplied, parts: Parts): Mechanic => {
  const multipliers = prizes.map(({ multiplier }) => multiplier)
  const { words } = parts
  return {
    count: 7,
    columns: 3,
    under: (card) =>
      card.mechanic === 'multiplied'
        ? [
            ...card.fields.map((prize) => ({
              content: prizeUnder(parts, parts.pictures[multipliers.indexOf(prize)] ?? '', prize),
              name: pays(parts, prize),
            })),
            {
              content: [h('b', {}, `× ${card.times}`), h('small', {}, words.factor)],
              name: `${words.factor} × ${card.times}`,
            },
          ]
        : [],
    winning: (card) =>
      new Set(
        card.mechanic === 'multiplied' && card.matched.length > 0
          ? [...card.matched, card.fields.length]
          : [],
      ),
    detail: outcome(parts),
  }
}
