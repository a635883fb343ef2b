import type { RuleTexts } from '../rule-message.ts'
import { formatFor } from './format.ts'

const { number, percent, money, and, times, wheel, awards } = formatFor('en')

export const en: RuleTexts = {
  lines: ({ lineCount }) =>
    `There are ${number(lineCount)} lines, all in play. Equal symbols side by side on a line, from the leftmost reel on, pay as the table says.`,
  ways: ({ wayCount }) =>
    `There are ${number(wayCount)} ways: equal symbols on neighbouring reels, from the leftmost on, pay wherever they stand. Each way pays as the table says.`,
  bestPerLine: () =>
    'Each line pays its best combination only. Wins on different lines are added together.',
  wild: ({ wilds, scatter }) =>
    `${and(wilds.map(({ name }) => name.EN))} ${wilds.length > 1 ? 'stand' : 'stands'} in for every symbol${scatter ? ` except ${scatter.name.EN}` : ''}.`,
  wildMultiplier: ({ name, multiplier }) =>
    `${name.EN} multiplies every line it helps by ${number(multiplier)}.`,
  wildMultipliersMultiply: ({ multiplierMax }) =>
    `Several multipliers on one line multiply each other, up to ×${number(multiplierMax)}.`,
  scatterPays: ({ name }) =>
    `${name.EN} pays wherever it stands, by how many the screen shows, added to the other wins.`,
  respin: () =>
    'When two reels stand full of one symbol and nothing was won, the other reel spins once more at no cost.',
  fullGrid: ({ multiplier }) =>
    `A screen full of one symbol, wilds helping, multiplies the spin's payout by ${number(multiplier)}.`,
  fullGridWheel: (params) =>
    `A screen full of one symbol, wilds helping, spins the wheel that multiplies the spin's payout: ${wheel(params.wheel)}.`,
  multiplierReel: (params) =>
    `The multiplier reel turns with every spin and multiplies what it pays: ${wheel(params.wheel)}.`,
  cascades: ({ multipliers }) =>
    `The first screen of a spin and those that fall after it pay in turn ${times(multipliers)}; the last multiplier stays until nothing more is won.`,
  cascadesFall: () =>
    'Winning symbols vanish, those above sink and the next ones on the reel fall in. This goes on while there is a win.',
  freeSpins: ({ name, awards: list }) =>
    `${name.EN} anywhere brings free spins, played at the stake of the round: ${awards(list, 'give')}.`,
  freeSpinsRetrigger: ({ awards: list }) =>
    `In a free spin more are added: ${awards(list, 'give')}.`,
  freeSpinsMax: ({ spinCountMax }) =>
    `A round has at most ${number(spinCountMax)} free spins, added ones included.`,
  freeSpinsMultiplier: ({ multiplier }) =>
    `Everything that a free spin pays is multiplied by ${number(multiplier)}.`,
  freeSpinsCascades: ({ multipliers }) =>
    `In free spins the screens pay in turn ${times(multipliers)}.`,
  freeSpinsReels: () => 'Free spins have reels of their own, with more wilds.',
  scatterAtRest: ({ name }) =>
    `${name.EN} is counted when nothing falls any more; it never vanishes.`,
  stakes: ({ stakeMinorMin, stakeMinorMax }) =>
    `The stake goes from ${money(stakeMinorMin)} to ${money(stakeMinorMax)} a round.`,
  exactPayout: () =>
    'Payouts are exact at every stake: whole centavos, nothing is rounded, so the return is the same at each.',
  winCap: ({ stakes, oneIn }) =>
    `The highest payout of a round is ${number(stakes)} times the stake; the round ends there. Its chance is about 1 in ${number(oneIn)} rounds.`,
  rtp: ({ rtpBp }) =>
    `Return to player (RTP): ${percent(rtpBp)} of all stakes in the long run. A single round can end far from it.`,
  hitRate: ({ oneIn }) => `On average 1 round in ${number(oneIn)} pays something.`,
  fairness: () =>
    'Every round is decided by numbers from seeds whose hash was published before it, and by nothing else: not by earlier rounds, stake or balance. Anyone can check it afterwards.',
  interrupted: () =>
    'A round once paid for is decided. If the connection breaks, it is finished and paid, and shown when the game is opened again.',
}
