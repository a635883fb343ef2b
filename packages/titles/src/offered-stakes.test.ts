import { formatMoney } from '@trevo/money/money.ts'
import { expect, test } from 'vitest'
import { titlesInOrder } from './titles-in-order.ts'

test('the stakes on offer, in reais, rise and are these', async () => {
  const lines = titlesInOrder.map(({ maths: { gameCode, stakeStepsMinor } }) => {
    expect(stakeStepsMinor).toEqual([...new Set(stakeStepsMinor)].toSorted((a, b) => Number(a - b)))
    return `${gameCode}: ${stakeStepsMinor.map(formatMoney).join(' ')}`
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('offered-stakes.txt')
})
