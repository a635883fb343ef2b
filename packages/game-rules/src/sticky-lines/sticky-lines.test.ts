import { describe, expect, it } from 'vitest'
import { maths as golaco } from '@trevo/titles/golaco/maths.ts'
import { maths as onca } from '@trevo/titles/onca-do-pantanal/maths.ts'
import type { ReelsChoice, ReelStep } from '../reels/types.ts'
import { fastChance } from '../slots/fast-chance.ts'
import { engine } from './engine.ts'
import { exactRespins } from './exact-respins.ts'
import { playSticky } from './play-sticky.ts'
import type { StickyLinesTitle } from './types.ts'

const storyOf = (title: StickyLinesTitle, choice: ReelsChoice, seed: number): ReelStep[] => {
  const steps: ReelStep[] = []
  playSticky(title, choice, fastChance(seed), (step) => steps.push(step))
  return steps
}
const wildOf = ({ symbols }: StickyLinesTitle): number =>
  symbols.findIndex(({ kind }) => kind === 'wild')

describe('expanding wilds', () => {
  it('fill their whole reel, and the others spin again until none is newly held', () => {
    const wild = wildOf(onca)
    for (let seed = 0; seed < 2_000; seed += 1) {
      const steps = storyOf(onca, null, seed)
      for (const [index, { grid, held = [] }] of steps.entries()) {
        const taken = [0, 1, 2, 3, 4].filter((reel) => grid[reel * 3] === wild)
        for (const reel of taken) {
          expect(grid.slice(reel * 3, reel * 3 + 3)).toEqual([wild, wild, wild])
          expect(onca.expandingReels).toContain(reel)
        }
        const grew = taken.length * 3 > held.length
        expect(index < steps.length - 1).toBe(grew)
      }
      expect(steps.length).toBeLessThanOrEqual(4)
    }
  })

  it('are counted exactly: probabilities add up to one', () => {
    const each = onca.symbols.map(({ code }) => code).join('')
    const plain = each.replace('W', '')
    const small = { ...onca, strips: [plain, each, each, each, plain] }
    const sum = exactRespins(small).reduce((all, chance) => all + chance, 0)
    expect(sum).toBeCloseTo(1, 9)
  })
})

it('sticky wilds stay on their cells through all free spins', () => {
  const wild = wildOf(golaco)
  for (let seed = 0; seed < 300; seed += 1) {
    const steps = storyOf(golaco, { buy: 'free-spins' }, seed)
    for (const [index, step] of steps.entries()) {
      const before = steps[index - 1]
      if (!before) continue
      const stayed = before.grid.flatMap((symbol, cell) => (symbol === wild ? [cell] : []))
      expect(step.held).toEqual(stayed)
      for (const cell of stayed) expect(step.grid[cell]).toBe(wild)
    }
  }
})

it('the rules mention more free spins only if there are any to win', () => {
  const { freeSpins } = golaco
  if (!freeSpins) throw new Error('a title with free spins is needed')
  const countParagraphs = (title: StickyLinesTitle): number =>
    engine.rules(title).EN.flatMap(({ paragraphs }) => paragraphs).length
  const without = { ...golaco, freeSpins: { ...freeSpins, retrigger: {} } }
  const withMore = { ...golaco, freeSpins: { ...freeSpins, retrigger: { 3: 5 } } }
  expect(countParagraphs(withMore)).toBe(countParagraphs(without) + 1)
})
