import { describe, expect, it, test } from 'vitest'
import { judgePair, type PlayerPlay } from './judge-pair.ts'
import { noFacts, type PairFacts } from './pair-facts.ts'
import { signalRules } from './signal-rules.ts'

const { chipTransfer, strongFolds, softPlay, company } = signalRules
const player = (
  toOther: Partial<PairFacts>,
  toOthers: Partial<PairFacts> = {},
  dealCount = 10_000,
): PlayerPlay => ({
  toOther: { ...noFacts, ...toOther },
  toOthers: { ...noFacts, ...toOthers },
  dealCount,
})
const judge = (one: PlayerPlay, other = player({}), family = 'holdem') =>
  judgePair({ family, player: one, other })
const kindsOf = (one: PlayerPlay, other?: PlayerPlay) => judge(one, other).map(({ kind }) => kind)

/** A number of deals, each with the same loss. */
const lost = (count: number, bigBlinds: number): Partial<PairFacts> => ({
  dealCount: count,
  transferCount: count,
  lostHundredths: count * bigBlinds * 100,
  lostSquares: count * (bigBlinds * 100) ** 2,
})

describe('chips that always go one way', () => {
  it('are a signal about the giver, with its figures', () => {
    const giving = player(lost(chipTransfer.transfersMin, 5))
    expect(judge(giving)).toEqual([
      {
        kind: 'chip_transfer',
        isTurned: false,
        figures: {
          deals: 40,
          transfers: 40,
          lostUnits: 200,
          edge: 1,
          allowedEdge: 0.15,
          deviations: 5.38,
        },
      },
    ])
    expect(judge(player({}), giving)).toMatchObject([{ kind: 'chip_transfer', isTurned: true }])
  })

  test.each([
    ['too few deals', lost(chipTransfer.transfersMin - 1, 5)],
    ['too little in all', lost(40, 1)],
    ['nothing against the swings', { ...lost(400, 1), lostSquares: 400 * 3_000 ** 2 }],
    // A mean loss of a fifth of a transfer: five hundredths more than a weaker player has.
    ['little more than a worse player loses', { ...lost(400, 5), lostHundredths: 400 * 100 }],
  ])('are not signalled with %s', (_, facts) => {
    expect(judge(player(facts))).toEqual([])
  })

  it('are not signalled for a player who loses as much to everybody, or wins as much from everybody', () => {
    // On average half of a transfer's size is lost.
    const half = { ...lost(200, 4), lostHundredths: 200 * 200 }
    expect(kindsOf(player(half))).toEqual(['chip_transfer'])
    const others = { ...lost(100, 4), lostHundredths: 100 * 200 }
    expect(kindsOf(player(half, others))).toEqual([])
    const winning = { ...others, lostHundredths: -others.lostHundredths }
    expect(kindsOf(player(half), player({}, winning))).toEqual([])
    // A few deals of a player only show chance.
    expect(kindsOf(player(half, { ...others, transferCount: 99 }))).toEqual(['chip_transfer'])
  })

  it('are counted in entries at Truco, where a weaker player loses more often', () => {
    const facts = { ...lost(100, 0.9), lostHundredths: 100 * 0.7 * 90 }
    expect(judge(player(facts), player({}), 'truco')).toEqual([])
    expect(judge(player(lost(100, 0.9)), player({}), 'truco')).toHaveLength(1)
    expect(judge(player(lost(100, 5)), player({}), 'a game without figures')).toEqual([])
  })
})

describe('folded strong hands', () => {
  const given = (folded: number, faced: number): Partial<PairFacts> => ({
    strongFacedCount: faced,
    strongFoldedCount: folded,
  })

  test.each([
    { folded: 10, faced: 10, isSignal: true },
    { folded: 9, faced: 9, isSignal: false },
    { folded: 10, faced: 30, isSignal: false },
    { folded: 22, faced: 30, isSignal: true },
  ])('$folded of $faced: $isSignal', ({ folded, faced, isSignal }) => {
    expect(faced >= strongFolds.facedMin || !isSignal).toBe(true)
    expect(kindsOf(player(given(folded, faced)))).toEqual(isSignal ? ['strong_folds'] : [])
  })

  it('are not a signal if the player folds them to everybody', () => {
    expect(kindsOf(player(given(14, 15)))).toEqual(['strong_folds'])
    expect(kindsOf(player(given(14, 15), given(70, 100)))).toEqual([])
  })
})

describe('two who do not bet against each other', () => {
  const duels = (raised: number, count: number): Partial<PairFacts> => ({
    duelCount: count,
    duelRaisedCount: raised,
  })
  const againstOthers = duels(60, softPlay.othersMin)
  const soft = player(duels(1, 50), againstOthers)

  it('are a signal when both bet against others', () => {
    expect(judge(soft, soft)).toMatchObject([{ kind: 'soft_play', figures: { duels: 50 } }])
  })

  test.each([
    ['one of them bets', soft, player(duels(25, 50), againstOthers)],
    ['there were few', player(duels(0, softPlay.duelsMin - 1), againstOthers), soft],
    ['one hardly ever bets at all', soft, player(duels(1, 50), duels(3, 100))],
    ['little is known of play with others', soft, player(duels(1, 50), duels(50, 99))],
  ])('are not raised when %s', (_, one, other) => {
    expect(judge(one, other)).toEqual([])
  })
})

it('two who play nearly all their deals together are company, and nothing more', () => {
  const shared = { dealCount: company.dealsMin }
  expect(judge(player(shared, {}, 110), player(shared, {}, 125))).toMatchObject([
    { kind: 'company', isTurned: false, figures: { shareOfDeals: 0.91, shareOfDealsOfOther: 0.8 } },
  ])
  expect(judge(player(shared, {}, 110), player(shared, {}, 126))).toEqual([])
  expect(judge(player({ dealCount: 99 }, {}, 99), player({ dealCount: 99 }, {}, 99))).toEqual([])
})

describe('most chips given up in one deal', () => {
  const thrown = { dealCount: 1, transferCount: 1, lostHundredths: 10_000, yieldedCount: 1 }

  it('are a signal after this one deal, which says whether the two had just met', () => {
    const figures = { deals: 1, givenUp: 1, lostUnits: 100, thrownAway: 1, firstMeeting: 1 }
    expect(judge(player({ ...thrown, thrownCount: 1 }))).toEqual([
      { kind: 'single_deal', isTurned: false, figures },
    ])
  })

  test.each([
    ['a call was dear', { ...thrown, thrownCount: 0 }],
    ['they had played together', { ...thrown, thrownCount: 1, dealCount: 11 }],
  ])('are not signalled for a first meeting if %s', (_, facts) => {
    expect(judge(player(facts))).toMatchObject([{ figures: { firstMeeting: 0 } }])
  })
})
