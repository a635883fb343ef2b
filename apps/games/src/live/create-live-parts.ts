import { isTable } from '@trevo/game-rules/engine/title-data.ts'
import type { BoardContext } from '../families/board.ts'
import type { BettingOptions } from '../widgets/table/create-betting.ts'
import { createPresenter, type Presenter } from './create-presenter.ts'
import type { PresenterLook } from './draw-presenter.ts'
import { createTableClock, type TableClock } from './follow-table.ts'
import { createOwnBets, type OwnBets } from './own-bets.ts'
import { createPhaseBar, type PhaseBar } from './show-phase.ts'
import { words as wordsIn, type Words } from './words.ts'

/** Parts that a family lays out in its table. */
export type LiveParts = {
  readonly words: Words
  readonly clock: TableClock
  readonly bar: PhaseBar
  readonly presenter: Presenter
  readonly own: OwnBets
  /** For the table's betting: the stakes already placed. */
  readonly betting: BettingOptions
  /** Set by the board once it exists. */
  readonly changed: { call: () => void }
}

/** Creates clock, presenter and the player's bets for a shared table. */
export const createLiveParts = (context: BoardContext, look: PresenterLook): LiveParts => {
  const { title, language, formats } = context
  const words = wordsIn[language]
  const clock = createTableClock()
  const bettingMs = isTable(title.maths) ? title.maths.table.bettingMs : 0
  const decisionMs = title.maths.table?.turns?.decisionMs ?? 0
  const changed: LiveParts['changed'] = { call: () => undefined }
  const own = createOwnBets({ loadBets: context.loadRoomBets, changed: () => changed.call() })
  return {
    words,
    clock,
    bar: createPhaseBar({ clock, words, formats, bettingMs, decisionMs }),
    presenter: createPresenter(words.presenter, look),
    own,
    betting: { placedAt: own.at, placedMinor: own.totalMinor },
    changed,
  }
}
