import type { Trail } from '@trevo/game-rules/scratch/types.ts'
import { reachedOf } from '@trevo/game-rules/scratch/trail.ts'
import { h } from '../../controls/h.ts'
import { pictureOf } from '../../controls/picture.ts'
import { outcome, pays, prizeUnder, type Mechanic, type Parts } from './mechanic.ts'

/** Fields in an order, up to the first stop; the prize of the end is printed above them. */
export const trail = ({ fieldCount, stopName, finish }: Trail, parts: Parts): Mechanic => {
  const { atlas, language } = parts.context
  const [, walked = '', stop = ''] = parts.pictures
  return {
    count: fieldCount,
    columns: 3,
    under: (card) =>
      card.mechanic === 'trail'
        ? card.fields.map((prize) =>
            prize === 0
              ? {
                  content: [pictureOf(atlas, stop, 64), h('small', {}, stopName[language])],
                  name: stopName[language],
                }
              : { content: prizeUnder(parts, walked, prize), name: pays(parts, prize) },
          )
        : [],
    winning: (card) =>
      new Set(card.mechanic === 'trail' ? card.fields.keys().take(reachedOf(card.fields)) : []),
    aside: h('p', { class: 'scratch-legend' }, parts.words.finish(pays(parts, finish))),
    detail: outcome(parts),
  }
}
