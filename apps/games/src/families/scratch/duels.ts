import type { Duels } from '@trevo/game-rules/scratch/types.ts'
import { h } from '../../controls/h.ts'
import { pictureOf } from '../../controls/picture.ts'
import { pays, type Mechanic, type Parts } from './mechanic.ts'

/** Rows of two numbers, one's own on the left. */
export const duels = ({ rowCount, pays: payOf }: Duels, parts: Parts): Mechanic => {
  const { words, context, pictures } = parts
  const side = (name: string, drawing = ''): HTMLElement =>
    h('span', {}, pictureOf(context.atlas, drawing, 28), name)
  const ladder = payOf.flatMap((pay, won) =>
    pay > 0 ? [h('li', {}, h('b', {}, String(won)), pays(parts, pay))] : [],
  )
  return {
    count: 2 * rowCount,
    columns: 2,
    under: (card) =>
      card.mechanic === 'duels'
        ? card.rows.flatMap(({ own, theirs }) => [
            { content: [h('b', {}, String(own))], name: `${words.you} ${own}` },
            { content: [h('b', {}, String(theirs))], name: `${words.rival} ${theirs}` },
          ])
        : [],
    winning: (card) =>
      new Set(
        card.mechanic === 'duels'
          ? card.rows.flatMap(({ own, theirs }, row) => (own > theirs ? [2 * row] : []))
          : [],
      ),
    aside: h(
      'div',
      { class: 'scratch-rivals' },
      h('ul', { class: 'scratch-prices', 'aria-label': words.rowsWon }, ...ladder),
      h('p', {}, side(words.you, pictures[1]), side(words.rival, pictures[2])),
    ),
    detail: ({ card }) =>
      card.mechanic === 'duels'
        ? words.duelsWon(card.rows.filter(({ own, theirs }) => own > theirs).length, rowCount)
        : '',
  }
}
