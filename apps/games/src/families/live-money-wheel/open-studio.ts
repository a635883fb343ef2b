import type { WheelPlace } from '@trevo/game-rules/money-wheel/types.ts'
import type { LiveParts } from '../../live/create-live-parts.ts'
import type { PresenterLook } from '../../live/draw-presenter.ts'
import { createStudioPlace, type StudioPlace } from '../../studio/place-studio.ts'
import { createShowStage } from '../../studio/show/create-show-stage.ts'
import type { Table } from '../../widgets/table/create-table.ts'
import type { BoardContext } from '../board.ts'
import { fills } from './draw-wheel.ts'

/** The studio of the show. */
export type ShowStudio = StudioPlace & {
  /** Turns the wheel; resolves when it stops, at once while the studio is not seen. */
  readonly spin: (stop: number, ms: number) => Promise<void>
}

type Opening = {
  readonly context: Omit<BoardContext, 'title'>
  readonly parts: LiveParts
  readonly table: Table
  readonly look: PresenterLook
  readonly segments: readonly WheelPlace[]
  readonly shortOf: (place: WheelPlace) => string
}

/** Opens the studio over presenter and drawn wheel; undefined where the browser cannot show one. */
export const openStudio = (opening: Opening): ShowStudio | undefined => {
  const { context, parts, table, look, segments, shortOf } = opening
  const stage = createShowStage(
    segments.map((place) => ({
      text: shortOf(place),
      fill: fills[place] ?? '#333',
      ink: place === 'n-1' ? '#241a00' : '#fff',
    })),
  )
  const place = createStudioPlace({
    context,
    presenter: parts.presenter,
    table: table.element,
    look,
    stage,
    about: 'show',
  })
  return (
    place && {
      ...place,
      spin: (stop, ms) => (place.isShown() ? stage.spin(stop, ms) : Promise.resolve()),
    }
  )
}
