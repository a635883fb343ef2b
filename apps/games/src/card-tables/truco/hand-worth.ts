import type { HandView } from '@trevo/game-rules/truco/view.ts'
import { h } from '../../controls/h.ts'
import { asMine } from './sides.ts'
import type { TrucoWords } from './words.ts'

/** What the hand is worth, and who won its tricks. */
export const createHandWorth = (words: TrucoWords) => {
  const tricks = [0, 1, 2].map(() => h('i', {}))
  const trickList = h('p', { class: 'truco-tricks', role: 'img' }, ...tricks)
  const worth = h('b', {})
  return {
    element: h('div', { class: 'truco-worth' }, worth, trickList),
    show: ({ results, asked, value }: HandView, mySeat: number): void => {
      const seen = tricks.map((_, index) => asMine(results[index], mySeat))
      for (const [index, dot] of tricks.entries()) dot.dataset['result'] = seen[index] ?? 'open'
      trickList.setAttribute(
        'aria-label',
        seen.map((one, index) => `${words.trick(index + 1)} ${words.tricks[one]}`).join(', '),
      )
      worth.textContent = asked === null ? words.worth(value) : words.wouldBe(value, asked.value)
    },
  }
}
