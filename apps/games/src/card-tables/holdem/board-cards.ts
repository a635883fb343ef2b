import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import { h } from '../../controls/h.ts'
import { createCard } from '../../widgets/cards/create-card.ts'
import { faceOfCode } from '../../widgets/table/face-of-code.ts'
import type { CardContext } from '../common/context.ts'
import { dealOf } from './read-view.ts'
import type { HoldemWords } from './words.ts'

/** The pause between two community cards turned up after the last bet. */
const boardStepMs = 600

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The cards that all seats share. */
export const createBoardCards = ({ language, motionMs }: CardContext, words: HoldemWords) => {
  const cards = Array.from({ length: 5 }, () => createCard(language))
  const element = h(
    'div',
    { class: 'holdem-board', role: 'group', 'aria-label': words.board },
    ...cards.map((card) => card.element),
  )
  return {
    element,
    /** Turns up new cards; after the last bet one card at a time. */
    show: async (view: CardTableView): Promise<void> => {
      const deal = dealOf(view)
      const shown = cards.filter((card) => !card.element.hidden && card.face()).length
      const codes = deal?.board ?? []
      const isRunOut = deal?.end?.kind === 'showdown' && shown < codes.length && codes.length > 3
      for (const [place, card] of cards.entries()) {
        const code = codes[place]
        card.element.hidden = code === undefined
        if (code === undefined) {
          card.turnDown()
          continue
        }
        const isNew = card.face() === undefined
        if (isNew && isRunOut && motionMs() > 0) await pause(boardStepMs)
        void card.turnUp(faceOfCode(code), isNew ? motionMs() : 0)
      }
    },
  }
}
