import { formatFor } from '../slots/texts/format.ts'
import type { ReelsTexts } from './reels-texts.ts'

const { number, percent, money, and, times } = formatFor('en-US')
const awardList = (awards: readonly { count: number; spins: number }[]): string =>
  and(awards.map(({ count, spins }) => `${number(count)} give ${number(spins)}`))

export const en: ReelsTexts = {
  headings: {
    wins: 'How to win',
    symbols: 'Payouts',
    freeSpins: 'Free spins',
    hold: 'Hold and spin',
    picks: 'Pick bonus',
    wilds: 'Wilds',
    buy: 'Buying the bonus',
    money: 'Stake and return',
  },
  heads: {
    symbol: 'Symbol',
    prize: 'Prize',
    stakes: 'Times the stake',
    chance: 'Chance',
    lids: 'How many',
    jackpot: 'Jackpot',
  },
  ways: (most) =>
    'Matching symbols on adjacent reels, from the left, pay in any position. The paytable ' +
    'prize is multiplied by the number of ways: the number of these symbols on each reel, ' +
    `multiplied together. There are up to ${number(most)} ways.`,
  heights: 'On every spin each reel gets a random height: 2 to 7 symbols.',
  cascades:
    'Winning symbols disappear, the symbols above drop and new ones fall in. This continues as long as there is a win.',
  clusters: ({ min, columns, rows }) =>
    `On the grid of ${number(columns)} by ${number(rows)}, clusters of ${number(min)} or more ` +
    'matching symbols, connected horizontally or vertically, pay by their size.',
  ladder: (multipliers) =>
    `The first grid of a spin and the cascades after it pay ${times(multipliers)}; the last multiplier remains until the end.`,
  charge: ({ cellCount, wildCount }) =>
    `For every ${number(cellCount)} symbols that disappear in a spin, once there are no more wins, ` +
    `up to ${number(wildCount)} wilds are placed on random cells.`,
  spots: (most) =>
    'Each cell remembers its wins: the first marks it, the second makes it worth ×2, then ×4, ' +
    `and so on up to ×${number(most)}. A cluster is multiplied by the sum of the values of ` +
    'its cells.',
  lines: (count) =>
    `There are ${number(count)} lines, all in play. Matching symbols on adjacent reels of a line, from ` +
    'the leftmost reel, pay according to the paytable; each line pays only its best combination.',
  wild: ({ name, scatter }) =>
    `${name} substitutes for any symbol${scatter ? ` except ${scatter}` : ''}.`,
  freeSpins: ({ name, awards }) =>
    `${name} in any position triggers free spins, played at the stake of the triggering spin: ${awardList(awards)}. ` +
    'More symbols award the highest number listed.',
  retrigger: (awards) => `Free spins can be retriggered: ${awardList(awards)}.`,
  spinCountMax: (most) =>
    `A round has a maximum of ${number(most)} free spins, including retriggers.`,
  rising: ({ from, step }) =>
    `The multiplier starts at ×${number(from)} and rises by ${number(step)} after each winning grid. It never decreases until the free spins end.`,
  keepsLadder: 'In free spins the multiplier carries over from one spin to the next.',
  keepsSpots: 'In free spins the cells keep their values until the last spin.',
  hold: ({ name, min, respins }) =>
    `${number(min)} or more of ${name} in a spin lock, and the other cells spin again. There ` +
    `are ${number(respins)} respins; each new symbol locks and resets the count to ${number(respins)}.`,
  holdChance: ({ coin, all }) =>
    `In each respin, every free cell has a ${number(coin)} in ${number(all)} chance of a new symbol.`,
  holdPays: 'At the end all locked amounts are paid together.',
  grand: (name) => `Filling all 15 cells also pays the ${name} jackpot.`,
  picks: ({ name, min, lids, lidName }) =>
    `${number(min)} or more of ${name} in a spin open the bonus: ${number(lids)} ${lidName} to choose from.`,
  picksLaid:
    'What is under each one is drawn before your first pick and never changes: your picks decide the prize. Everything is revealed at the end.',
  picksEnd: (most) =>
    `The bonus ends when you find the end symbol or after ${number(most)} picks. If you do not ` +
    'come back, the first unopened ones are picked for you, in order.',
  lid: {
    prize: (stakes) => `${stakes} times the stake`,
    multiplier: (by) => `multiplies the bonus by ${number(by)}`,
    end: 'ends the bonus',
  },
  expands: (reels) =>
    `A wild on reels ${and(reels.map((reel) => number(reel + 1)))} expands over the whole reel. ` +
    'The reel is held and the others respin for free, until no new reel expands. ' +
    'Every grid pays.',
  sticky: 'In free spins every wild stays on its cell until the last spin.',
  buy: ({ feature, price }) =>
    `${feature} can be bought for ${number(price)} times the stake where buying is allowed. ` +
    'It starts immediately; prizes are based on the stake, not on the price.',
  spin: 'Spin',
  features: {
    'free-spins': 'The free spins',
    hold: 'The hold-and-spin bonus',
    picks: 'The pick bonus',
  },
  stakes: ({ least, most }) =>
    `Stakes from ${money(String(least))} to ${money(String(most))} per round.`,
  exact: 'Payouts are exact at every stake, in whole centavos with no rounding.',
  cap: (stakes) =>
    `The maximum payout of a round is ${number(stakes)} times the stake; the round then ends.`,
  rtp: (bp) =>
    `Return to player (RTP): ${percent(bp)} of all stakes over the long term. A single round can be very different.`,
  fair: 'Each round is decided only by numbers from seeds whose hash was published beforehand. Anyone can verify it afterwards.',
  stakesOf: (units, perStake) => number(units / perStake),
  percent: (share) => percent(share * 10_000),
  facts: {
    stops: 'Reel stops',
    grid: 'First grid',
    steps: 'Grids',
    freeSpins: 'Free spins',
    payout: 'Payout in stakes',
    bought: 'Bonus bought',
    lids: 'Picks',
  },
}
