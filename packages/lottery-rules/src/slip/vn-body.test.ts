import { expect, test } from 'vitest'
import { readVnContents, toVnContent, type VnContent } from './vn-body.ts'

const content: VnContent = {
  gameId: 5901,
  winStop: true,
  playId: 2057,
  bettingContent: '0_4_1',
  singleBetPrice: '3.50',
  bettingApproach: 1,
  bettingSlip: null,
  numero: [
    { numero: '2026327', multiple: 1 },
    { numero: '2026328', multiple: 2 },
  ],
}

test('a body of VN and SEA is read, with several draws as a trace, and written back the same', () => {
  const reading = readVnContents([content], 'SEA_THAI')
  if (!reading.ok) throw new Error(reading.refusal.code)
  const [line] = reading.lines
  expect(line).toMatchObject({ stakes: 1, stakeMinor: 35_000n, isStoppedOnWin: true })
  expect(line && toVnContent(line, content)).toEqual(content)
})

test.each([
  [{ bettingContent: '0_4' }, 'row_count', 3],
  [{ bettingContent: '0_x_1' }, 'unknown_ball', 2],
  [{ playId: 2129 }, 'unknown_play', 0],
  [{ singleBetPrice: '0.00' }, 'price', 0],
  [{ singleBetPrice: '1,00' }, 'price', 0],
  [{ numero: [] }, 'draws', 0],
  [{ numero: [{ numero: '2026327', multiple: 0 }] }, 'multiple', 0],
] as const)('%o is refused: %s', (change, code, at) => {
  const reading = readVnContents([content, { ...content, ...change }], 'SEA_THAI')
  expect(reading).toEqual({ ok: false, refusal: { code, line: 1, at } })
})
