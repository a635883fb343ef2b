import type { ScratchView } from '@trevo/game-rules/scratch/types.ts'
import { h } from '../../controls/h.ts'
import { pictureOf } from '../../controls/picture.ts'
import type { BoardContext } from '../board.ts'
import type { UnderField } from './fields.ts'
import type { Words } from './words.ts'

/** The differences between the kinds of card. */
export type Mechanic = {
  readonly count: number
  readonly columns: number
  /** The content of each field of a card. */
  readonly under: (card: ScratchView['card']) => readonly UnderField[]
  /** The fields that win. */
  readonly winning: (card: ScratchView['card']) => ReadonlySet<number>
  /** Beside the fields: words to complete, or the picture sought. */
  readonly aside?: HTMLElement
  /** Shows beside the fields how much of the card is uncovered. */
  readonly follow?: (card: ScratchView['card'], isOpen: (field: number) => boolean) => void
  readonly detail: (view: ScratchView) => string
}

/** What a mechanic is built from; `pictures` are the drawings of its theme. */
export type Parts = {
  readonly context: BoardContext
  readonly words: Words
  readonly pictures: readonly string[]
}

/** A multiplier in hundredths as the board writes it. */
export const pays = ({ context: { formats } }: Parts, multiplier: number): string =>
  `${formats.number(multiplier / 100)}×`

/** The line beside the result of a card whose prize says all. */
export const outcome =
  (parts: Parts) =>
  ({ multiplier }: ScratchView): string =>
    multiplier === 0 ? parts.words.nothing : parts.words.won(pays(parts, multiplier))

/** A picture of the title above what it pays. */
export const prizeUnder = (parts: Parts, drawing: string, prize: number): UnderField['content'] => [
  pictureOf(parts.context.atlas, drawing, 64),
  h('b', {}, pays(parts, prize)),
]
