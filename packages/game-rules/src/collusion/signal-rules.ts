/** What a pair of players is signalled for. */
export const signalKinds = [
  'chip_transfer',
  'strong_folds',
  'soft_play',
  'company',
  'single_deal',
] as const
export type SignalKind = (typeof signalKinds)[number]

/**
 * When a pair of players is signalled, as data. `docs/table-signals.md` describes it, with how often
 * honest players are signalled and what of colluders is found. The version is raised with every change
 * of these figures and of what the facts mean: facts of two versions are never added up.
 */
export const signalRules = {
  version: 2,
  /** Deals of this many days count. */
  windowDays: 30,
  /** A pair is not signalled again for the same before so many days: by then all deals are others. */
  quietDays: 30,
  chipTransfer: {
    transfersMin: 40,
    /** Lost in total, in the unit of the family: big blinds, entries, starting stacks. */
    lostMin: { holdem: 50, truco: 10, 'sit-and-go': 5 },
    /** The loss beyond what is allowed, in standard deviations of what went between the two. */
    deviationsMin: 4.5,
    /** What a worse player may lose to a better one: its mean loss, by the usual size of a transfer. */
    allowedEdge: { holdem: 0.15, truco: 0.4, 'sit-and-go': 0.15 },
    /** Transfers with others from which on they say what a player loses to anybody. */
    othersMin: 100,
  },
  strongFolds: {
    facedMin: 10,
    /** Of strong hands, what honest players give up at most. */
    honestShare: 0.25,
    othersMin: 20,
    chanceMax: 1e-6,
  },
  softPlay: {
    /** Of each of the two. */
    duelsMin: 30,
    /** Of duels, those in which honest players bet at least. */
    honestShare: 0.25,
    othersMin: 100,
    /** Of each of the two. */
    chanceMax: 1e-4,
  },
  company: {
    dealsMin: 100,
    /** Of the deals of each of the two. */
    togetherMin: 0.8,
  },
  singleDeal: {
    /** Put in by someone who then folded, of what it began the deal with; blinds of tournaments are large. */
    stackPercentMin: { holdem: 50n, 'sit-and-go': 80n },
    /** The same in the unit of the family; of a match of Truco the whole entry is given up. */
    unitPercentMin: { holdem: 2_000n, 'sit-and-go': 50n },
    /** Ignored: a call that costs no more than this part of the player's own stakes. */
    callPercentMax: 2n,
    /** Points that the loser of a match of Truco has at most who folded so many calls or more. */
    trucoPointsMax: 1,
    trucoFoldsMin: 4,
    /** Two who had this many deals together or fewer met for the first time. */
    firstDealsMax: 10,
  },
} as const
