import type { ReelsView } from '@trevo/game-rules/reels/types.ts'
import { findTitle } from '@trevo/titles/find-title.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { expect, it } from 'vitest'
import { isReels } from '../families/reels/shape.ts'
import { pageTexts } from './page-text.ts'
import { redoRound } from '@trevo/game-rules/engine/redo-round.ts'
import { showRedone } from './show-redone.ts'
import { testVectors } from './vectors.ts'

const reelsTitles = titlesInOrder.map(({ maths }) => maths).filter(isReels)

it.each(reelsTitles)('every grid of $gameCode is shown symbol by symbol', (title) => {
  const vector = testVectors.find(({ game }) => game === title.gameCode)
  const found = findTitle(title.gameCode)
  if (!vector || !found) throw new Error(`no recorded round of ${title.gameCode}`)
  const { choice = null, actions = [], stakeMinor, ...seeds } = vector
  const input = { ...seeds, hashCount: 1, choice, actions, stakeMinor: BigInt(stakeMinor) }
  const redone = redoRound(found, input)
  if (!redone) throw new Error('no such wager')
  const { steps } = redone.play.view as unknown as ReelsView // the engine's own
  for (const language of ['PT', 'EN'] as const) {
    const text = pageTexts[language]
    const page = document.createElement('div')
    page.append(...showRedone(redone, { title, text, language, hashCount: 1, published: '' }))
    const grids = [...page.querySelectorAll('.grid')]
    expect(grids).toHaveLength(steps.length)
    for (const [index, grid] of grids.entries()) {
      const names = [...grid.querySelectorAll('td')].map((cell) => cell.textContent)
      const symbols = steps[index]?.grid.filter((symbol) => symbol >= 0) ?? []
      expect(names.filter((name) => name !== '')).toHaveLength(symbols.length)
    }
  }
})
