/** The kinds of signals about a pair of players. */
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
 * honest players are signalled and how many colluders are found. The version is raised with every
 * change to these figures or to the meaning of the facts: facts of two versions are never added up.
 */
export const signalRules = {
  version: 2,
  /** Deals of this many days count. */
  windowDays: 30,
  /** A pair is not signalled again for the same kind within this many days: by then all deals are different. */
  quietDays: 30,
  chipTransfer: {
    transfersMin: 40,
    /** Minimum total loss, in the family's unit: big blinds, entries, starting stacks. */
    lostMin: { holdem: 50, truco: 10, 'sit-and-go': 5 },
    /** The loss beyond what is allowed, in standard deviations of what went between the two. */
    deviationsMin: 4.5,
    /** What a weaker player may lose to a better one: its mean loss, relative to the usual size of a transfer. */
    allowedEdge: { holdem: 0.15, truco: 0.4, 'sit-and-go': 0.15 },
    /** Minimum number of transfers with others that show what a player loses to anybody. */
    othersMin: 100,
  },
  strongFolds: {
    facedMin: 10,
    /** The highest share of strong hands that honest players fold. */
    honestShare: 0.25,
    othersMin: 20,
    chanceMax: 1e-6,
  },
  softPlay: {
    /** For each of the two. */
    duelsMin: 30,
    /** The lowest share of duels in which honest players bet. */
    honestShare: 0.25,
    othersMin: 100,
    /** For each of the two. */
    chanceMax: 1e-4,
  },
  company: {
    dealsMin: 100,
    /** Share of the deals of each of the two. */
    togetherMin: 0.8,
  },
  singleDeal: {
    /** The share of its starting chips that a seat put in before folding; tournament blinds are large. */
    stackPercentMin: { holdem: 50n, 'sit-and-go': 80n },
    /** The same in the family's unit; in a match of Truco the whole entry is given up. */
    unitPercentMin: { holdem: 2_000n, 'sit-and-go': 50n },
    /** Ignored: a call that costs no more than this share of the player's own stakes. */
    callPercentMax: 2n,
    /** Maximum points of the loser of a match of Truco who folded this many calls or more. */
    trucoPointsMax: 1,
    trucoFoldsMin: 4,
    /** Two players with at most this many deals together have just met. */
    firstDealsMax: 10,
  },
} as const
