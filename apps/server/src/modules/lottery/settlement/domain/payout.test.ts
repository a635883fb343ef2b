import { finish } from '@trevo/lottery-rules/steps.ts'
import { allPlays } from '@trevo/lottery-rules/all-plays.ts'
import { getGroup } from '@trevo/lottery-rules/groups/all-groups.ts'
import { chanceOf } from '@trevo/fairness/chance.ts'
import type { Play } from '@trevo/lottery-rules/play.ts'
import { encodeSlip } from '@trevo/lottery-rules/slip/encode-slip.ts'
import { randomSelection, seededChance } from '@trevo/lottery-rules/testing/random-selection.ts'
import { expect, it, test } from 'vitest'
import { findPayout } from '../../orders/domain/find-payout.ts'
import { itemOfFreeStake } from '../../orders/domain/free-stake.ts'
import { readOrder, requireWithinLimits } from '../../orders/domain/read-order.ts'
import {
  costOf,
  getResult,
  prizeModeById,
  readResult,
  readSlip,
} from '../../lotteries/domain/game-rules.ts'
import { judgePayout } from './judge-payout.ts'

const terms = { rulesGroup: 'SSC', prizeModeId: 1, oddsReturnBp: 9_700 }

/** Slips of many shapes; each is checked against two hundred results. */
const slips = [
  '012_5_89~1~40~1~1956~1',
  '1_2_3,3_2_1~2~91~2~1700~7',
  '12_34_567~1~26~1~1956~1',
  '0179~1~24~1~1800~3',
  '13~1~28~1~1956~1',
  '0259~1~14~1~1956~1~4',
  '012_5_89~1~40~1~1956~1;13~1~28~3~1900~2;0123456789_0123456789_0123456789~1~21~1~1956~1',
]

test.each(slips)('both calculations of %s agree for every draw', (slip) => {
  const lines = readSlip(slip, terms)
  const group = getGroup('SSC')
  for (let nonce = 0; nonce < 200; nonce += 1) {
    const numbers = group.draw(chanceOf({ serverSeed: 'ab'.repeat(32), clientSeed: 'x', nonce }))
    const result = { numbers, drawnOn: '2030-05-14' }
    expect(judgePayout(slip, result, terms)).toEqual(findPayout(lines, result, terms))
  }
})

/** The number of the prize mode in which a play is offered first. */
const modeOf = ({ prizeModes }: Play): number =>
  Number(Object.entries(prizeModeById).find(([, mode]) => prizeModes.includes(mode))?.[0])

it('both calculations of every play agree in the payout of slips', () => {
  for (const play of allPlays) {
    const chance = seededChance(play.playId + 3)
    const group = getGroup(play.group)
    const own = { ...terms, rulesGroup: play.group, prizeModeId: modeOf(play) }
    for (let round = 0; round < 3; round += 1) {
      const sizeMax = play.form.rows.length > 1 ? 3 : (play.form.rows[0]?.min ?? 1) + 2
      const selection = randomSelection(play, chance, sizeMax)
      const line = { play, selection, bettingModeId: 3, series: 1_854, multiple: 7 } as const
      const slip = encodeSlip([line])
      const lines = readSlip(slip, own)
      for (let draw = 0; draw < 8; draw += 1) {
        const result = { numbers: group.draw(chance), drawnOn: '2030-05-14' }
        expect(judgePayout(slip, result, own), slip).toEqual(findPayout(lines, result, own))
      }
    }
  }
})

it('they agree in ZY too, where a digit reduces the prize', () => {
  const zy = { ...terms, prizeModeId: 2, oddsReturnBp: 9_500 }
  const plays = allPlays.filter(({ prizeModes }) => prizeModes.includes('ZY'))
  expect(plays.length).toBeGreaterThan(5)
  const slip = '0123456789_0123456789_0123456789~1~21~1~1700~1'
  const lines = readSlip(slip, zy)
  const paid = [0, 6, 9].map((tenThousands) => {
    const result = { numbers: [tenThousands, 1, 2, 3, 4], drawnOn: '2030-05-14' }
    expect(judgePayout(slip, result, zy)).toEqual(findPayout(lines, result, zy))
    return findPayout(lines, result, zy).prizeMinor
  })
  expect(paid).toEqual([19_000_000n, 14_250_000n, 17_100_000n])
})

test.each([
  { price: 20_000n, item: '1_2_3~1~21~1~0~1~0' },
  { price: 35_000n, item: undefined },
  { price: 2_000n, item: '1_2_3~1~21~2~0~1~0' },
  { price: 20n, item: '1_2_3~1~21~4~0~1~0' },
  { price: 10n, item: undefined },
])('a free amount of $price is the item $item', ({ price, item }) => {
  if (item === undefined && price === 10n) {
    expect(() => itemOfFreeStake(21, '1_2_3', price)).toThrow('lottery.slip_invalid')
    return
  }
  const made = itemOfFreeStake(21, '1_2_3', price)
  if (item !== undefined) expect(made).toBe(item)
  const [line] = readSlip(made.replace('~0~', '~1956~'), terms)
  expect(line && costOf(line)).toBe(price)
})

test('a free amount is limited per order, not per multiple', () => {
  const setting = {
    gameId: 1,
    limit: {
      order_minor_max: 200_000n,
      multiple_max: 999,
      prize_minor_max: 1_000_000_000n,
      member_draw_minor_max: null,
      draw_minor_max: null,
    },
    playLimits: new Map(),
    series: undefined,
  }
  const free = { rulesGroup: 'VN_NORTH', prizeModeId: 6, oddsReturnBp: 9_700 }
  // R$ 19.99 is 9,995 times the smallest unit.
  const order = finish(readOrder(itemOfFreeStake(9400, '0_4', 199_900n), free, setting))
  expect(order.stakeMinor).toBe(199_900n)
  expect(() => requireWithinLimits(order, [1], setting.limit)).not.toThrow()
  expect(() => requireWithinLimits(order, [2], setting.limit)).toThrow('lottery.stake_above_limit')
})

test('a stored result that its lottery cannot have is an error, not a payout', () => {
  expect(readResult('SSC', '1,2,3,4,5', '2030-05-14')).toEqual({
    numbers: [1, 2, 3, 4, 5],
    drawnOn: '2030-05-14',
  })
  for (const text of ['', '1,2,3,4', '1,2,3,4,10', '1,2,3,4,x']) {
    expect(readResult('SSC', text, '2030-05-14'), text).toBeUndefined()
    expect(() => getResult('SSC', text, '2030-05-14'), text).toThrow('is not a result of SSC')
  }
})
