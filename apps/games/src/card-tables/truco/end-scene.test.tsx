import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import type { MatchView } from '@trevo/game-rules/truco/view.ts'
import { languageCodes, languages, type LanguageCode } from '@trevo/languages/languages.ts'
import { expect, test } from 'vitest'
import { formatsOf } from '../../text/format.ts'
import type { CardContext } from '../common/context.ts'
import { cardWords } from '../common/words.ts'
import { createEndScene } from './end-scene.ts'
import { trucoWords } from './words.ts'

const names = ['owl', 'fox', 'parrot', 'wolf']

const sceneOf = (
  language: LanguageCode,
  { winner, mySeat, seatCount = 4 }: { winner: 0 | 1; mySeat: number; seatCount?: number },
) => {
  const formats = formatsOf(languages[language])
  const context = { language, words: cardWords[language], formats } as CardContext // the rest is not read
  const seats = names.slice(0, seatCount).map((name, seat) => ({ seat, name }))
  const view = { entry: '5.00', payout: '9.50', mySeat, seatCount, seats } as CardTableView
  const match = { winner, points: winner === 0 ? [12, 7] : [7, 12] } as unknown as MatchView
  const scene = createEndScene(context, trucoWords[language], { view, match, title: 'The end' })
  const sides = [...scene.querySelectorAll('.truco-end-side')].map((side) => ({
    text: [...side.children].map(({ textContent }) => textContent).join(': '),
    hasWon: side.getAttribute('data-won') === 'true',
  }))
  const money = scene.querySelector('.truco-end-money')?.textContent?.replaceAll('\u00A0', ' ')
  return { title: scene.querySelector('h2')?.textContent, sides, money }
}

test('the winner sees both sides with their points, the own one first, and what was won', () => {
  expect(sceneOf('PT', { winner: 0, mySeat: 2 })).toEqual({
    title: 'The end',
    sides: [
      { text: 'Coruja e Você: 12 tentos', hasWon: true },
      { text: 'Raposa e Lobo: 7 tentos', hasWon: false },
    ],
    money: expect.stringMatching(/^Prêmio\+ R\$ ?9,50$/),
  })
})

test('the loser sees who won, and the entry that it cost', () => {
  expect(sceneOf('EN', { winner: 0, mySeat: 1, seatCount: 2 })).toEqual({
    title: 'The end',
    sides: [
      { text: 'You: 7 points', hasWon: false },
      { text: 'Owl: 12 points', hasWon: true },
    ],
    money: expect.stringMatching(/^Entry− R\$ ?5\.00$/),
  })
})

test.each(languageCodes)('in %s the other side can win too', (language) => {
  const { sides } = sceneOf(language, { winner: 1, mySeat: 0 })
  expect(sides.map(({ hasWon }) => hasWon)).toEqual([false, true])
})
