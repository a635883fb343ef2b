import { describe, expect, test } from 'vitest'
import { profitColumnOf, type ProfitColumn } from './profit-columns.ts'
import { pnlOf, sumProfit, sumProfitByDay, type Movement } from './sum-profit.ts'

/** The codes with a name in a member's records (`records.type.*`), by where each counts. */
const codes: Readonly<Record<ProfitColumn | 'none', readonly number[]>> = {
  deposit: [6101],
  withdraw: [6201],
  agentTransferIn: [6104],
  agentTransferOut: [6207],
  betting: [3200, 4106, 4200, 4208, 4301, 5200],
  winning: [3100, 3106, 4100, 5100],
  rebate: [4105, 6109, 6111, 6112, 6113, 6114],
  promotion: [3102, 3103, 3104, 3105, 3107, 3203, 3204, 3205, 4104, 5112, 6106],
  none: [8122, 8222, 8202],
}

test.each(Object.entries(codes))('counted as %s: %j', (column, own) => {
  expect(own.map((code) => profitColumnOf(code) ?? 'none')).toEqual(own.map(() => column))
})

test('every code of a returned or corrected stake counts as betting', () => {
  const returned = [4106, 4107, 4108, 4109, 4110, 4111]
  expect(new Set(returned.map(profitColumnOf))).toEqual(new Set(['betting']))
  expect([4112, 4207, 3206, 3101, 6110].map(profitColumnOf)).toEqual(Array(5).fill(undefined))
})

const movement = (more: Partial<Movement>): Movement => ({
  day: '2026-10-05',
  typeCode: 3200,
  gameType: 'RNG',
  inMinor: 0n,
  outMinor: 0n,
  ...more,
})

describe('profit and loss', () => {
  const movements = [
    movement({ outMinor: 100_000n }),
    movement({ inMinor: 20_000n }),
    movement({ typeCode: 3100, inMinor: 50_000n }),
    movement({ typeCode: 3100, inMinor: 7_000n, gameType: 'LIVE' }),
    movement({ typeCode: 6113, inMinor: 300n }),
    movement({ typeCode: 3204, outMinor: 1_000n }),
    movement({ typeCode: 6101, inMinor: 900_000n }),
    movement({ typeCode: 6201, outMinor: 400_000n, inMinor: 100_000n }),
    movement({ typeCode: 6207, outMinor: 5_000n }),
    movement({ typeCode: 6104, inMinor: 6_000n }),
    movement({ typeCode: 8202, inMinor: 1_000_000n }),
  ]

  test('adds up what came in or went out, stakes less those returned', () => {
    const { sums, byProduct } = sumProfit(movements)
    expect(sums).toEqual({
      deposit: 900_000n,
      withdraw: 300_000n,
      agentTransferIn: 6_000n,
      agentTransferOut: 5_000n,
      betting: 80_000n,
      winning: 57_000n,
      rebate: 300n,
      promotion: -1_000n,
    })
    expect(pnlOf(sums)).toBe(57_000n + 300n - 1_000n - 80_000n)
    // Only play has a product.
    expect([...byProduct.keys()]).toEqual(['RNG', 'LIVE'])
    expect(byProduct.get('RNG')).toMatchObject({ betting: 80_000n, winning: 50_000n, deposit: 0n })
    expect(byProduct.get('LIVE')).toMatchObject({ betting: 0n, winning: 7_000n })
  })

  test('is listed by day, the newest first', () => {
    const days = sumProfitByDay([
      movement({ day: '2026-10-04', outMinor: 1n }),
      movement({ day: '2026-10-06', outMinor: 2n }),
      movement({ day: '2026-10-05', outMinor: 3n }),
      movement({ day: '2026-10-04', outMinor: 4n }),
    ])
    expect(days.map(([day, { sums }]) => [day, sums.betting])).toEqual([
      ['2026-10-06', 2n],
      ['2026-10-05', 3n],
      ['2026-10-04', 5n],
    ])
  })
})
