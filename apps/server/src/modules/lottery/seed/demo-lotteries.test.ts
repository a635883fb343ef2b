import { listPlays } from '@trevo/lottery-rules/all-plays.ts'
import { allGroups } from '@trevo/lottery-rules/groups/all-groups.ts'
import { expect, it } from 'vitest'
import { demoLotteries } from './demo-lotteries.ts'

it('every group with plays has a lottery of the demo brand that offers one of them', () => {
  for (const { code, gameGroupCode } of allGroups) {
    const games = demoLotteries.filter(({ rulesGroup }) => rulesGroup === code)
    expect(games.length, code).toBeGreaterThan(0)
    expect(listPlays(code).length, code).toBeGreaterThan(0)
    for (const { groupCode } of games) expect(groupCode).toBe(gameGroupCode)
  }
})

it('numbers and codes are unique', () => {
  expect(new Set(demoLotteries.map(({ id }) => id)).size).toBe(demoLotteries.length)
  expect(new Set(demoLotteries.map(({ code }) => code)).size).toBe(demoLotteries.length)
})
