/** Sums over simulated rounds, amounts in first stakes; those of two samples can be added. */
export type SampleSums = {
  readonly rounds: number
  readonly stake: number
  readonly payout: number
  /** Squares of the stakes, of the payouts, and the products of both. */
  readonly stake2: number
  readonly payout2: number
  readonly both: number
  /** Rounds that paid anything. */
  readonly hits: number
  /** Largest payout. */
  readonly most: number
}

/** The figures of a wager's sample. */
export type SampleFigures = {
  /** Mean payout per unit staked, with further stakes counted in both. */
  readonly rtp: number
  /** Half width of the 99 % confidence interval of the RTP, from the sample's own deviation. */
  readonly rtpWithin: number
  /** Of the payout, in first stakes. */
  readonly stdDev: number
  readonly hitRate: number
  readonly maxWinStakes: number
}

/** Standard normal quantile for two-sided 99 %. */
export const Z99 = 2.5758293035489

export const noRounds: SampleSums = {
  rounds: 0,
  stake: 0,
  payout: 0,
  stake2: 0,
  payout2: 0,
  both: 0,
  hits: 0,
  most: 0,
}

/** The sums of two samples taken together. */
export const addSums = (one: SampleSums, other: SampleSums): SampleSums => ({
  rounds: one.rounds + other.rounds,
  stake: one.stake + other.stake,
  payout: one.payout + other.payout,
  stake2: one.stake2 + other.stake2,
  payout2: one.payout2 + other.payout2,
  both: one.both + other.both,
  hits: one.hits + other.hits,
  most: Math.max(one.most, other.most),
})

/** Payout of one round in first stakes; if more than 1 was staked, `round` contains it. */
export type PlayRound = (round: { stake: number }) => number

/** Plays this many rounds and adds them up. */
export const sumRounds = (playRound: PlayRound, roundCount: number): SampleSums => {
  const sums = { ...noRounds, rounds: roundCount }
  const round = { stake: 1 }
  for (let played = 0; played < roundCount; played += 1) {
    round.stake = 1
    const payout = playRound(round)
    const { stake } = round
    sums.stake += stake
    sums.stake2 += stake * stake
    if (payout === 0) continue
    sums.payout += payout
    sums.payout2 += payout * payout
    sums.both += stake * payout
    sums.hits += 1
    if (payout > sums.most) sums.most = payout
  }
  return sums
}

/** The figures of a sample. The interval is that of a ratio of two means. */
export const figuresOfSums = (sums: SampleSums): SampleFigures => {
  const { rounds } = sums
  const [stake, payout] = [sums.stake / rounds, sums.payout / rounds]
  const rtp = payout / stake
  // The deviation of a payout from the mean share of its stake.
  const left = sums.payout2 - 2 * rtp * sums.both + rtp * rtp * sums.stake2
  return {
    rtp,
    rtpWithin: (Z99 * Math.sqrt(Math.max(0, left / rounds))) / (stake * Math.sqrt(rounds)),
    stdDev: Math.sqrt(Math.max(0, sums.payout2 / rounds - payout * payout)),
    hitRate: sums.hits / rounds,
    maxWinStakes: sums.most,
  }
}
