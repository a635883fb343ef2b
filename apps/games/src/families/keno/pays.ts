import { fill, h } from '../../controls/h.ts'
import type { BoardContext } from '../board.ts'
import type { Words } from './words.ts'

export type KenoPays = {
  readonly element: HTMLElement
  /** The payout for each count of hits, in hundredths; the count reached is marked. */
  readonly show: (row: readonly number[], hits?: number) => void
}

/** The row of prizes under the numbers. */
export const createPays = ({ formats }: Pick<BoardContext, 'formats'>, words: Words): KenoPays => {
  const element = h('ol', { class: 'keno-pays', 'aria-label': words.pays })
  const amountOf = (multiplier: number): string =>
    multiplier === 0 ? '–' : `${formats.number(multiplier / 100)}×`
  return {
    element,
    show: (row, hits) => {
      const items = row.map((multiplier, count) =>
        h(
          'li',
          { 'data-now': String(count === hits), 'data-empty': String(multiplier === 0) },
          h('small', {}, String(count)),
          h('b', {}, amountOf(multiplier)),
        ),
      )
      fill(element, ...items)
    },
  }
}
