import { cardGames } from '@trevo/titles/card-games/find-card-game.ts'
import { expect, it } from 'vitest'
import { tableRulesOf } from './table-rules.ts'

it.each(cardGames)('$gameCode is played by the rules of its own family', (title) => {
  expect(tableRulesOf(title).family).toBe(title.family)
})

it('a family without rules has no tables', () => {
  const [title] = cardGames
  const other = { ...title!, gameCode: 'canasta', family: 'canasta' } as unknown as typeof title
  expect(() => tableRulesOf(other!)).toThrow('there are no rules for canasta')
})
