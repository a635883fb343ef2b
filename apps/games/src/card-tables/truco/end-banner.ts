import { teamOf } from '@trevo/game-rules/truco/tricks.ts'
import type { MatchView } from '@trevo/game-rules/truco/view.ts'
import { h } from '../../controls/h.ts'
import type { TrucoWords } from './words.ts'

/** Who won a hand and its points, over the table until the next one is shown. */
export const createEndBanner = (words: TrucoWords) => {
  const element = h('p', { class: 'truco-banner', hidden: true })
  return {
    element,
    /** @returns its text. */
    show: ({ winner, value }: MatchView['past'][number], mySeat: number): string => {
      const isTie = winner === 'tie'
      const isMine = winner === teamOf(mySeat)
      const told = isTie ? words.handTied : isMine ? words.handWon(value) : words.handLost(value)
      element.textContent = told
      element.dataset['kind'] = isTie ? 'tie' : isMine ? 'won' : 'lost'
      element.hidden = false
      return told
    },
    hide: (): void => {
      element.hidden = true
    },
  }
}
