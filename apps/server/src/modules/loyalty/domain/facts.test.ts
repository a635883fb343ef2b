import { expect, test } from 'vitest'
import { chanceOf, factsOf, percentOf } from './facts.ts'
import { judgeSums, moneyFigure, percentFigure } from './figures.ts'

type Setting = Parameters<typeof factsOf>[0]
const names = { PT: 'Corrida', EN: 'Race' }

test.each([
  [40, '0.40 %'],
  [12.5, '0.125 %'],
  [0.25, '0.0025 %'],
  [10_000, '100.00 %'],
])('%d of 10,000 is written %s', (bp, text) => {
  expect(percentOf(bp)).toBe(text)
})

test('a weight of a million is written as a chance', () => {
  expect(chanceOf(360_000)).toBe('36.0000 %')
  expect(chanceOf(1)).toBe('0.0001 %')
})

test('places of a ranking are shown from the first to the last', () => {
  const setting = {
    subject: 'ranking',
    names,
    prizes: [
      { from: 1, to: 1, amount: '100.00' },
      { from: 2, to: 5, amount: '20.00' },
    ],
  } as unknown as Setting // what is shown of it
  expect(factsOf(setting)).toEqual({ ...names, '1': '100.00', '2–5': '20.00' })
  const [sum] = judgeSums(setting, null)
  expect(sum).toMatchObject({ code: 'prizeSum', now: null, next: '180.00', isOver: false })
})

test('of a raffle the prizes are summed, of a referral the stakes that pay for the first friend', () => {
  const raffle = { subject: 'raffle', names, ticketFor: '10.00', prizes: ['5.00', '7.50'] }
  const dearer = { ...raffle, prizes: ['5.00', '7.51'] }
  expect(judgeSums(dearer as unknown as Setting, raffle as unknown as Setting)[0]).toMatchObject({
    now: '12.50',
    next: '12.51',
  })
  const referral = (qualify: string) =>
    judgeSums(
      {
        subject: 'referral',
        qualify,
        tiers: [{ from: 1, to: null, amount: '0.01' }],
      } as unknown as Setting,
      null,
    )[0]?.next
  expect(referral('900000.00')).toBe('900000.00')
  expect(referral('0.00')).not.toBe('0.00')
})

test('a figure beyond its bound is refused, one at it is not', () => {
  expect(percentFigure('rebateMax' as never, [null, 50], 50)).toMatchObject({
    now: null,
    next: '0.50 %',
    bound: '0.50 %',
    isOver: false,
  })
  expect(percentFigure('rebateMax' as never, [40, 51], 50).isOver).toBe(true)
  expect(percentFigure('rebateMax' as never, [40, 51]).isOver).toBe(false)
  expect(moneyFigure('prizeSum', [1n, 100n], 100n).isOver).toBe(false)
  expect(moneyFigure('prizeSum', [1n, 101n], 100n)).toMatchObject({ bound: '0.01', isOver: true })
})
