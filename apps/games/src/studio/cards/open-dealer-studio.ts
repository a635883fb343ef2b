import type { BoardContext } from '../../families/board.ts'
import type { LiveParts } from '../../live/create-live-parts.ts'
import type { PresenterLook } from '../../live/draw-presenter.ts'
import type { Table } from '../../widgets/table/create-table.ts'
import type { Stage } from '../create-studio.ts'
import { posed } from '../gl/vectors.ts'
import { createStudioPlace } from '../place-studio.ts'
import { drawPictures } from '../room/draw-pictures.ts'
import { shoeShape } from './build-shoe.ts'

type Opening = {
  readonly context: Omit<BoardContext, 'title'>
  readonly parts: LiveParts
  readonly table: Table
  readonly look: PresenterLook
}

/** A dealer at a table without cards of its own: those of the seats are in the page. */
const createDealerStage = (): Stage => ({
  felt: { left: 0, right: 0, back: 0, front: 0 },
  pictures: () => drawPictures({ strip: () => undefined, felt: () => undefined }),
  build: (renderer) => renderer.add(shoeShape(), true).pose([posed([0.66, 0, 0.02], [0, -0.7, 0])]),
  move: () => undefined,
  shot: () => 'wide',
  sees: (pose) => (pose === 'draw' ? [0, 0, 0.3] : [0, 0.55, 2.3]),
  isMoving: () => false,
})

/** Opens the studio over the drawn presenter, where the browser can show one. */
export const openDealerStudio = ({ context, parts, table, look }: Opening): void => {
  createStudioPlace({
    context,
    presenter: parts.presenter,
    table: table.element,
    look,
    stage: createDealerStage(),
    about: 'cards',
  })
}
