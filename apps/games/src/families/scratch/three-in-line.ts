import type { ThreeInLine } from '@trevo/game-rules/scratch/types.ts'
import { completeLines } from '@trevo/game-rules/scratch/three-in-line.ts'
import { h } from '../../controls/h.ts'
import { pictureOf } from '../../controls/picture.ts'
import { outcome, pays, type Mechanic, type Parts } from './mechanic.ts'

/** Nine pictures; what a line of each pays is printed above them. */
export const threeInLine = ({ pictures }: ThreeInLine, parts: Parts): Mechanic => {
  const { atlas, language } = parts.context
  const drawingOf = (picture: number): string => parts.pictures[picture] ?? ''
  const prices = pictures.map(({ name, multiplier }, picture) =>
    h(
      'li',
      { 'aria-label': `${name[language]}: ${pays(parts, multiplier)}` },
      pictureOf(atlas, drawingOf(picture), 28),
      pays(parts, multiplier),
    ),
  )
  return {
    count: 9,
    columns: 3,
    under: (card) =>
      card.mechanic === 'three-in-line'
        ? card.fields.map((picture) => ({
            content: [pictureOf(atlas, drawingOf(picture), 96)],
            name: pictures[picture]?.name[language] ?? '',
          }))
        : [],
    winning: (card) =>
      new Set(card.mechanic === 'three-in-line' ? completeLines(card.fields).flat() : []),
    aside: h('ul', { class: 'scratch-prices', 'aria-label': parts.words.prizes }, ...prices),
    detail: outcome(parts),
  }
}
