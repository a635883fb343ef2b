import { maths } from '@trevo/titles/poquer-de-tres/maths.ts'
import { describe, expect, it, test } from 'vitest'
import { cardOfCode } from '../cards/card.ts'
import { checkEngine } from '../common/testing/check-engine.ts'
import { fastChance } from '../slots/fast-chance.ts'
import { allHands, countHands } from './count-hands.ts'
import { engine, resultOf } from './engine.ts'
import { measure } from './measure.ts'
import { kindOfScore, playingScore, scoreHand } from './score-hand.ts'

describe('three-card poker', () => {
  checkEngine({
    engine,
    measure,
    title: maths,
    actionCountMax: 1,
    rtpBpFrom: 9_768,
    rtpBpTo: 9_799,
  })
})

const score = (...codes: readonly string[]): number => {
  const [first = 0, second = 0, third = 0] = codes.map((code) => cardOfCode(code) ?? 0)
  return scoreHand(first, second, third)
}

describe('hands', () => {
  it('are as many of each kind as can be counted', () => {
    const counts = Object.groupBy(allHands(), (hand) => kindOfScore(hand.score))
    const found = Object.entries(counts).map(([kind, hands]) => [kind, hands.length])
    expect(Object.fromEntries(found)).toEqual({
      'straight-flush': 48,
      'three-of-a-kind': 52,
      straight: 720,
      flush: 1_096,
      pair: 3_744,
      'high-card': 16_440,
    })
  })

  it('rank in this order', () => {
    const rising = [
      score('2C', '3D', '5H'),
      score('QC', '6D', '3H'),
      score('QC', '6D', '4H'),
      score('AC', 'KD', 'JH'),
      score('2C', '2D', '3H'),
      score('2C', '2D', 'AH'),
      score('3C', '3D', '2H'),
      score('2C', '3C', '5C'),
      score('AC', 'KC', 'JC'),
      score('AC', '2D', '3H'),
      score('2C', '3D', '4H'),
      score('QC', 'KD', 'AH'),
      score('2C', '2D', '2H'),
      score('AC', 'AD', 'AH'),
      score('AC', '2C', '3C'),
      score('QC', 'KC', 'AC'),
    ]
    expect(rising).toEqual(rising.toSorted((one, other) => one - other))
    expect(new Set(rising).size).toBe(rising.length)
    expect(score('QC', '6D', '4H')).toBe(playingScore)
  })

  it('the dealer qualifies with queen high', () => {
    expect(resultOf(score('2C', '3D', '5H'), score('JC', 'TD', '8H'))).toBe('dealer-not-qualified')
    expect(resultOf(score('2C', '3D', '5H'), score('QC', '3D', '2H'))).toBe('lost')
    expect(resultOf(score('QC', '3D', '2H'), score('QD', '3S', '2D'))).toBe('tied')
  })
})

describe('every hand against every hand of the dealer', () => {
  const hands = countHands()
  const all = hands.reduce((sum, { alike }) => sum + alike, 0)

  it('playing is better than folding from queen, six and four upwards, and not below', () => {
    expect(hands).toHaveLength(1_755)
    expect(all).toBe(22_100)
    for (const { winnings, isPlayed } of hands) {
      // Folding loses an ante against each of the 18,424 hands of the dealer.
      expect(winnings > -18_424).toBe(isPlayed)
    }
  })

  // J. Grochowski, “The Three Card Poker problem” (2017): 3.37 per cent of the ante, and 2.32 of a Pair
  // Plus at 40, 30, 6, 4 and 1 to 1.
  it('the edge of ante and play is 3.3730 per cent of the ante', () => {
    const won = hands.reduce((sum, { alike, winnings, isPlayed, score: found }) => {
      const bonus = ((maths.anteBonus[kindOfScore(found)] ?? 0) / 100) * 18_424
      return sum + alike * ((isPlayed ? winnings : -18_424) + bonus)
    }, 0)
    expect(((-100 * won) / (22_100 * 18_424)).toFixed(4)).toBe('3.3730')
  })

  test.each([
    ['ante', '97.9853'],
    ['pair-plus', '97.6833'],
  ])('%s returns %s per cent of everything staked', (id, percent) => {
    const wager = measure.wagers(maths).find((one) => one.id === id)
    expect(((wager?.exact?.rtpBp ?? 0) / 100).toFixed(4)).toBe(percent)
  })
})

describe('a round', () => {
  const choice = {
    bets: [
      { bet: 'ante', stakeMinor: '10000' },
      { bet: 'pair-plus', stakeMinor: '10000' },
    ],
  }
  const play = (kind: 'play' | 'fold' | undefined, seed: number) =>
    engine.play(maths, { stakeMinor: 20_000n, choice }, kind ? [{ kind }] : [], fastChance(seed))

  it('shows no card of the dealer before the player has decided', () => {
    const numbers = [5, 9, 30]
    const views = [0, 1, 40].map((rest) => {
      const drawn = [...numbers]
      const chance = { nextInt: () => drawn.shift() ?? rest }
      return engine.play(maths, { stakeMinor: 20_000n, choice }, [], chance)
    })
    expect(views[1]).toEqual(views[0])
    expect(views[2]).toEqual(views[0])
    expect(views[0]?.view.dealer).toEqual([])
  })

  it('costs a second ante to play, and forfeits nothing that the cards have won', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      expect(play('play', seed).stakeMinor).toBe(30_000n)
      const folded = play('fold', seed)
      expect(folded.stakeMinor).toBe(20_000n)
      const { playerKind } = folded.view
      const hundredths = (maths.pairPlus[playerKind] ?? 0) + (maths.anteBonus[playerKind] ?? 0)
      expect(folded.payoutMinor).toBe(BigInt(hundredths) * 100n)
    }
  })

  it('with pair plus alone is over at once', () => {
    const alone = { bets: [{ bet: 'pair-plus', stakeMinor: '10000' }] }
    const wager = { stakeMinor: 10_000n, choice: alone }
    expect(engine.play(maths, wager, [], fastChance(2)).legal).toEqual([])
    expect(() => engine.play(maths, wager, [{ kind: 'play' }], fastChance(2))).toThrow(RangeError)
  })
})
