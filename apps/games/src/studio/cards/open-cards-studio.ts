import type { BoardContext } from '../../families/board.ts'
import type { LiveParts } from '../../live/create-live-parts.ts'
import type { PresenterLook } from '../../live/draw-presenter.ts'
import type { Hand } from '../../widgets/cards/create-hand.ts'
import type { Table } from '../../widgets/table/create-table.ts'
import type { Dealing } from '../../widgets/table/lay-cards.ts'
import { createStudioPlace, type StudioPlace } from '../place-studio.ts'
import { createCardsStage } from './create-cards-stage.ts'

/** The studio of a table with two hands. */
export type CardsStudio = StudioPlace & {
  /** The cards of a round, before the first is dealt. */
  readonly prepare: (cards: readonly [readonly string[], readonly string[]]) => void
  /** A hand whose cards are dealt in the studio too. */
  readonly watch: (hand: Hand, side: 0 | 1) => Hand
  /** The pace of a dealer of flesh and blood. */
  readonly slow: (dealing: Dealing) => Dealing
  readonly clear: () => void
}

type Opening = {
  readonly context: Omit<BoardContext, 'title'>
  readonly parts: LiveParts
  readonly table: Table
  readonly look: PresenterLook
  /** The names of both hands. */
  readonly names: readonly [string, string]
}

/** A card slides and is turned in the studio for this many times what it takes in the page. */
const slower = 1.8

/** Opens the studio over the drawn presenter; undefined where the browser cannot show one. */
export const openCardsStudio = (opening: Opening): CardsStudio | undefined => {
  const { context, parts, table, look, names } = opening
  const stage = createCardsStage(names)
  const place = createStudioPlace({
    context,
    presenter: parts.presenter,
    table: table.element,
    look,
    stage,
    about: 'cards',
  })
  if (!place) return undefined
  return {
    ...place,
    prepare: (cards) =>
      stage.prepare(
        ([0, 1] as const).flatMap((hand) =>
          cards[hand].map((code, index) => ({ hand, index, code })),
        ),
      ),
    watch: (hand, side) => ({
      ...hand,
      deal: (face, how) => {
        stage.deal(side, hand.cards.length)
        return hand.deal(face, how)
      },
    }),
    slow: (dealing) => ({ ...dealing, ms: (normalMs) => dealing.ms(normalMs * slower) }),
    clear: stage.clear,
  }
}
