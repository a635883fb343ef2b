import { expect, test } from 'vitest'
import { bothLimits, chosenLimits, noChoices, unchosen } from './first-choices.ts'

test('nothing is chosen beforehand', () => {
  expect(unchosen(noChoices)).toEqual(['loss', 'time'])
  expect(bothLimits(noChoices)).toBeUndefined()
})

test('a proposal, or an amount of one’s own, is a choice', () => {
  const choices = {
    loss: { period: 'week', value: '75,5', isTyped: true },
    time: { period: 'day', value: '60', isTyped: false },
  } as const
  expect(unchosen(choices)).toEqual([])
  expect(bothLimits(choices)).toEqual({
    loss: { period: 'week', value: '75.50' },
    time: { period: 'day', value: '60' },
  })
})

test('what is no amount, or zero, is no choice', () => {
  for (const value of ['', 'abc', '0', '-5', '1,234']) {
    const choices = { ...noChoices, loss: { ...noChoices.loss, value, isTyped: true } }
    expect(unchosen(choices)).toContain('loss')
    expect(chosenLimits(choices)).toEqual({})
  }
})
