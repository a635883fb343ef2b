import { expect, test } from 'vitest'
import { drawPrize, drawTickets, shareOut, type WeighedPrize } from './prize-draw.ts'

const prize = (id: number, weight: number, more: Partial<WeighedPrize> = {}): WeighedPrize => ({
  id,
  weight,
  left: undefined,
  isPhysical: false,
  ...more,
})
const seeds = (n: number) => ({
  serverSeed: n.toString(16).padStart(64, '0'),
  clientSeed: 'a',
})
const shareOf = (prizes: readonly WeighedPrize[], id: number) => {
  const shares = shareOut(prizes)
  const total = shares.reduce((sum, { share }) => sum + share, 0n)
  return Number(((shares.find((one) => one.id === id)?.share ?? 0n) * 1_000_000n) / total)
}

test('shares are the weights while every prize is left', () => {
  const prizes = [prize(1, 600_000), prize(2, 399_000), prize(3, 1_000, { isPhysical: true })]
  expect([1, 2, 3].map((id) => shareOf(prizes, id))).toEqual([600_000, 399_000, 1_000])
})

test('a used-up prize gives its share to the others, except physical ones', () => {
  const prizes = [
    prize(1, 500_000),
    prize(2, 250_000),
    prize(3, 240_000, { left: 0 }),
    prize(4, 10_000, { isPhysical: true, left: 1 }),
  ]
  expect(shareOf(prizes, 3)).toBe(0)
  expect(shareOf(prizes, 4)).toBe(10_000)
  expect(shareOf(prizes, 1)).toBe(660_000)
  expect(shareOf(prizes, 2)).toBe(330_000)
})

test('without a prize that may take over the share there is nothing to draw', () => {
  expect(
    shareOut([prize(1, 900_000, { left: 0 }), prize(2, 100_000, { isPhysical: true })]),
  ).toEqual([])
})

test('the same seeds draw the same prize, and prizes come as often as their shares say', () => {
  const shares = shareOut([prize(1, 900_000), prize(2, 100_000)])
  expect(drawPrize(shares, seeds(7))).toBe(drawPrize(shares, seeds(7)))
  const hits = Array.from({ length: 4_000 }, (_, n) => drawPrize(shares, seeds(n + 1))).filter(
    (id) => id === 2,
  ).length
  // 400 expected, standard deviation 19.
  expect(hits).toBeGreaterThan(300)
  expect(hits).toBeLessThan(500)
})

test('a raffle draws different tickets, and all of them when there are no more', () => {
  const drawn = drawTickets(5, 9, { serverSeed: seeds(3).serverSeed, listHash: 'ab' })
  expect([...drawn].sort()).toEqual([1, 2, 3, 4, 5])
})
