import { chanceOfAtLeast, chanceOfAtMost } from './binomial-tail.ts'
import type { PairFacts } from './pair-facts.ts'
import { signalRules, type SignalKind } from './signal-rules.ts'

/** What a player did in the days that count. */
export type PlayerPlay = {
  /** Towards the other player of the pair. */
  readonly toOther: PairFacts
  /** Towards everybody else. */
  readonly toOthers: PairFacts
  /** Deals in total. */
  readonly dealCount: number
}

export type PairPlay = {
  readonly family: string
  readonly player: PlayerPlay
  readonly other: PlayerPlay
}

/** What is reported to operators, and the figures behind it. */
export type Signal = {
  readonly kind: SignalKind
  readonly figures: Readonly<Record<string, number>>
}

const round = (value: number, digits = 2): number => Number(value.toFixed(digits))
const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0)

/** A chance as one in N, readable for people. */
const oneIn = (chance: number): number => Math.round(1 / Math.max(chance, 1e-12))

/** The figure for a family; a kind without one is never signalled for it. */
const ofFamily = (figures: Readonly<Record<string, number>>, family: string): number =>
  figures[family] ?? Infinity

/** How one-sided transfers are: the mean loss relative to their usual size, from -1 to 1. */
const edgeOf = ({ lostHundredths, lostSquares, transferCount }: PairFacts): number =>
  share(lostHundredths, Math.sqrt(lostSquares * transferCount))

/** How one-sided honest play may be, judging by what the two lose to and win from everybody else. */
const allowedEdgeOf = ({ family, player, other }: PairPlay): number => {
  const { allowedEdge, othersMin } = signalRules.chipTransfer
  const ofOthers = ({ toOthers }: PlayerPlay): number =>
    toOthers.transferCount < othersMin ? 0 : edgeOf(toOthers)
  return Math.max(ofFamily(allowedEdge, family), ofOthers(player), -ofOthers(other))
}

/** The player loses more to the other than chance, and than play with everybody else, explains. */
const judgeTransfer = (play: PairPlay): Signal | undefined => {
  const { transfersMin, lostMin, deviationsMin } = signalRules.chipTransfer
  const { toOther } = play.player
  const { dealCount, transferCount, lostHundredths } = toOther
  if (transferCount < transfersMin) return undefined
  if (lostHundredths < ofFamily(lostMin, play.family) * 100) return undefined
  const [edge, allowed] = [edgeOf(toOther), allowedEdgeOf(play)]
  const deviations = (edge - allowed) * Math.sqrt(transferCount)
  if (deviations < deviationsMin) return undefined
  const figures = {
    deals: dealCount,
    transfers: transferCount,
    lostUnits: round(lostHundredths / 100),
    edge: round(edge),
    allowedEdge: round(allowed),
    deviations: round(deviations),
  }
  return { kind: 'chip_transfer', figures }
}

/** The player folds strong hands to the other's raises, and not to those of others. */
const judgeStrongFolds = ({ player }: PairPlay): Signal | undefined => {
  const { facedMin, honestShare, othersMin, chanceMax } = signalRules.strongFolds
  const { strongFacedCount: faced, strongFoldedCount: folded } = player.toOther
  if (faced < facedMin) return undefined
  const { strongFacedCount: facedOthers, strongFoldedCount: foldedOthers } = player.toOthers
  const own = facedOthers >= othersMin ? share(foldedOthers, facedOthers) : 0
  const chance = chanceOfAtLeast(folded, faced, Math.max(honestShare, own))
  if (chance > chanceMax) return undefined
  const figures = {
    strongHands: faced,
    givenUp: folded,
    shareGivenUp: round(share(folded, faced)),
    shareGivenUpToOthers: round(share(foldedOthers, facedOthers)),
    oneIn: oneIn(chance),
  }
  return { kind: 'strong_folds', figures }
}

/** How likely an honest player is to bet this rarely against the other; undefined if there are too few deals. */
const chanceOfSoftness = ({ toOther, toOthers }: PlayerPlay): number | undefined => {
  const { duelsMin, honestShare, othersMin } = signalRules.softPlay
  if (toOther.duelCount < duelsMin || toOthers.duelCount < othersMin) return undefined
  const own = share(toOthers.duelRaisedCount, toOthers.duelCount)
  return chanceOfAtMost(toOther.duelRaisedCount, toOther.duelCount, Math.min(honestShare, own))
}

/** Neither of the two bets when only they are left, though both do against others. */
const judgeSoftPlay = ({ player, other }: PairPlay): Signal | undefined => {
  const { chanceMax } = signalRules.softPlay
  const chances = [chanceOfSoftness(player), chanceOfSoftness(other)] as const
  if (chances.some((chance) => chance === undefined || chance > chanceMax)) return undefined
  const shareOf = ({ duelRaisedCount, duelCount }: PairFacts) =>
    round(share(duelRaisedCount, duelCount))
  const figures = {
    duels: player.toOther.duelCount,
    shareBet: shareOf(player.toOther),
    shareBetAgainstOthers: shareOf(player.toOthers),
    shareBetOfOther: shareOf(other.toOther),
    shareBetOfOtherAgainstOthers: shareOf(other.toOthers),
    oneIn: oneIn(Math.max(...chances.map((chance) => chance ?? 1))),
  }
  return { kind: 'soft_play', figures }
}

/** The two nearly always play together. On its own this is not evidence: friends do so too. */
const judgeCompany = ({ player, other }: PairPlay): Signal | undefined => {
  const { dealsMin, togetherMin } = signalRules.company
  const { dealCount } = player.toOther
  const together = [share(dealCount, player.dealCount), share(dealCount, other.dealCount)]
  if (dealCount < dealsMin || together.some((one) => one < togetherMin)) return undefined
  const [own = 0, theirs = 0] = together
  return {
    kind: 'company',
    figures: { deals: dealCount, shareOfDeals: round(own), shareOfDealsOfOther: round(theirs) },
  }
}

/** The player gave the other most of its chips in one deal; whether the two had just met is a figure. */
const judgeSingleDeal = ({ player }: PairPlay): Signal | undefined => {
  const { yieldedCount, thrownCount, dealCount, lostHundredths } = player.toOther
  if (yieldedCount === 0) return undefined
  const figures = {
    deals: dealCount,
    givenUp: yieldedCount,
    lostUnits: round(lostHundredths / 100),
    thrownAway: thrownCount,
    firstMeeting: thrownCount > 0 && dealCount <= signalRules.singleDeal.firstDealsMax ? 1 : 0,
  }
  return { kind: 'single_deal', figures }
}

const turned = ({ family, player, other }: PairPlay): PairPlay => ({
  family,
  player: other,
  other: player,
})

/** A signal, and whether it is about the reversed pair: the other lost, or folded hands. */
export type PairSignal = Signal & { readonly isTurned: boolean }

const judges: readonly {
  readonly judge: (play: PairPlay) => Signal | undefined
  /** Whether the behaviour of one differs from that of the other. */
  readonly isOneSided: boolean
}[] = [
  { judge: judgeTransfer, isOneSided: true },
  { judge: judgeStrongFolds, isOneSided: true },
  { judge: judgeSoftPlay, isOneSided: false },
  { judge: judgeCompany, isOneSided: false },
  { judge: judgeSingleDeal, isOneSided: true },
]

/** Every signal about a pair of players from what it did in the days that count. */
export const judgePair = (play: PairPlay): readonly PairSignal[] =>
  judges.flatMap(({ judge, isOneSided }) =>
    (isOneSided ? [false, true] : [false]).flatMap((isTurned) => {
      const signal = judge(isTurned ? turned(play) : play)
      return signal ? [{ ...signal, isTurned }] : []
    }),
  )
