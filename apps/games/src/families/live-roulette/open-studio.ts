import { placesOf } from '@trevo/game-rules/roulette/places.ts'
import type { RouletteOutcome, WheelTitle } from '@trevo/game-rules/roulette/types.ts'
import type { LiveParts } from '../../live/create-live-parts.ts'
import type { PresenterLook } from '../../live/draw-presenter.ts'
import { createStudioPlace } from '../../studio/place-studio.ts'
import { createRouletteStage } from '../../studio/roulette/create-roulette-stage.ts'
import type { Table } from '../../widgets/table/create-table.ts'
import { words as wordsIn } from '../roulette/words.ts'
import type { BoardContext } from '../board.ts'

/** The studio of a roulette table. */
export type ShownStudio = {
  /** Throws the ball; resolves when it rests, at once while the studio is not seen. */
  readonly spin: (outcome: RouletteOutcome, ms: number) => Promise<void>
  readonly tell: (line: string) => void
  /** The chips on the table changed. */
  readonly lay: () => void
  readonly clear: () => void
}

type Opening = {
  readonly context: BoardContext<WheelTitle>
  readonly parts: LiveParts
  readonly table: Table
  readonly look: PresenterLook
}

/** The share of a turn that a round's number stands for: all who watch see the same throw. */
const seedOf = (round: number): number => (round * 0.618_034) % 1

/** Opens the studio over the drawn presenter; undefined where the browser cannot show one. */
export const openStudio = ({ context, parts, table, look }: Opening): ShownStudio | undefined => {
  const { wheel } = context.title.maths
  const { even = '', odd = '' } = wordsIn[context.language].outsideShort
  const stage = createRouletteStage({ wheel, even, odd })
  const place = createStudioPlace({
    context,
    presenter: parts.presenter,
    table: table.element,
    look,
    stage,
    about: 'wheel',
  })
  if (!place) return undefined
  const lay = (): void => {
    const [smallest = 1n] = context.stakesMinor()
    const bets = [...placesOf(wheel).keys()].flatMap((id) => {
      const minor = table.betting.bets.at(id) + parts.own.at(id)
      return minor > 0n ? [{ place: id, chips: Number(minor / smallest) }] : []
    })
    stage.lay(bets)
  }
  lay()
  return {
    spin: (outcome, ms) =>
      place.isShown()
        ? stage.spin(outcome.pocket, ms, seedOf(parts.clock.game()?.number ?? 0))
        : Promise.resolve(),
    tell: place.tell,
    lay,
    clear: stage.takeBall,
  }
}
