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
    'Equal symbols on neighbouring reels, from the left, pay wherever they stand. The prize ' +
    'of the table is multiplied by the number of ways: how often the symbol shows on each reel, ' +
    `multiplied together. There are up to ${number(most)} ways.`,
  heights: 'With every spin each reel draws its height: 2 to 7 symbols.',
  cascades:
    'Winning symbols vanish, those above sink and new ones fall. This goes on while anything pays.',
  clusters: ({ min, columns, rows }) =>
    `On the grid of ${number(columns)} by ${number(rows)}, groups of ${number(min)} or more ` +
    'equal symbols, neighbours sideways or upwards, pay by their size.',
  ladder: (multipliers) =>
    `The first grid of a spin and those after each fall pay, in order, ${times(multipliers)}; the last multiplier stays to the end.`,
  charge: ({ cellCount, wildCount }) =>
    `For each ${number(cellCount)} symbols that vanish in a spin, once nothing pays any more, ` +
    `up to ${number(wildCount)} wilds are laid on cells drawn by chance.`,
  spots: (most) =>
    'Each cell keeps marks: its first win marks it, the second makes it worth ×2, then ×4, ' +
    `and so on up to ×${number(most)}. A group is multiplied by the sum of what its cells are ` +
    'worth.',
  lines: (count) =>
    `There are ${number(count)} lines, all in play. Equal symbols side by side on a line, from ` +
    'the leftmost reel, pay by the table; each line pays its best combination only.',
  wild: ({ name, scatter }) =>
    `${name} stands in for any symbol${scatter ? ` except ${scatter}` : ''}.`,
  freeSpins: ({ name, awards }) =>
    `${name} anywhere brings free spins, played at the stake of the round: ${awardList(awards)}. More give as many as the highest count listed.`,
  retrigger: (awards) => `In a free spin, more are added: ${awardList(awards)}.`,
  spinCountMax: (most) => `A round has at most ${number(most)} free spins, added ones included.`,
  rising: ({ from, step }) =>
    `The multiplier starts at ×${number(from)} and rises by ${number(step)} after each grid that pays. It never falls until the free spins end.`,
  keepsLadder: 'In free spins the multiplier reached goes on from one spin to the next.',
  keepsSpots: 'In free spins the cells keep their worth to the last spin.',
  hold: ({ name, min, respins }) =>
    `${number(min)} or more of ${name} in a spin lock, and the other cells spin again. There ` +
    `are ${number(respins)} respins; each new piece locks and the count goes back to ${number(respins)}.`,
  holdChance: ({ coin, all }) =>
    `In each of these respins every free cell has ${number(coin)} chances in ${number(all)} of a piece.`,
  holdPays: 'At the end all locked amounts are paid together.',
  grand: (name) => `All 15 cells full pay the ${name} jackpot as well.`,
  picks: ({ name, min, lids, lidName }) =>
    `${number(min)} or more of ${name} in a spin open the bonus: ${number(lids)} ${lidName} to choose from.`,
  picksLaid:
    'What lies under each is drawn before the first choice and never changes: your choice decides the prize. At the end everything is shown.',
  picksEnd: (most) =>
    `The bonus ends with the piece that ends it or after ${number(most)} choices. Whoever does ` +
    'not come back gets what the first closed pieces, in order, bring.',
  lid: {
    prize: (stakes) => `${stakes} times the stake`,
    multiplier: (by) => `multiplies the bonus by ${number(by)}`,
    end: 'ends the bonus',
  },
  expands: (reels) =>
    `A wild on reels ${and(reels.map((reel) => number(reel + 1)))} grows over the whole reel. ` +
    'The reel is held and the others spin again at no cost, until no further reel is taken. ' +
    'Every grid pays.',
  sticky: 'In free spins each wild that appears stays on its cell to the last spin.',
  buy: ({ feature, price }) =>
    `${feature} can be bought for ${number(price)} times the stake where buying is allowed. ` +
    'It starts at once; prizes count in the stake, not in the price.',
  spin: 'Spin',
  features: {
    'free-spins': 'The free spins',
    hold: 'The hold-and-spin bonus',
    picks: 'The pick bonus',
  },
  stakes: ({ least, most }) =>
    `The stake goes from ${money(String(least))} to ${money(String(most))} a round.`,
  exact: 'Payouts are exact at every stake: whole centavos, nothing is rounded.',
  cap: (stakes) =>
    `A round pays at most ${number(stakes)} times the stake; it ends when it gets there.`,
  rtp: (bp) =>
    `Return to player (RTP): ${percent(bp)} of all stakes in the long run. A single round can end far from it.`,
  fair: 'Each round is decided by numbers from seeds whose hash was published before it, and by nothing else. Anybody can check it afterwards.',
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
