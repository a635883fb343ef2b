import type { RuleTexts } from '../rule-message.ts'
import { formatFor } from './format.ts'

const { number, percent, money, and, times, wheel, awards } = formatFor('en')

export const en: RuleTexts = {
  lines: ({ lineCount }) =>
    `There are ${number(lineCount)} lines, all in play. Matching symbols on adjacent reels of a line, starting from the leftmost reel, pay according to the paytable.`,
  ways: ({ wayCount }) =>
    `There are ${number(wayCount)} ways: matching symbols on adjacent reels, starting from the leftmost reel, pay in any position. Each way pays according to the paytable.`,
  bestPerLine: () =>
    'Each line pays only its best combination. Wins on different lines are added together.',
  wild: ({ wilds, scatter }) =>
    `${and(wilds.map(({ name }) => name.EN))} ${wilds.length > 1 ? 'substitute' : 'substitutes'} for every symbol${scatter ? ` except ${scatter.name.EN}` : ''}.`,
  wildMultiplier: ({ name, multiplier }) =>
    `${name.EN} multiplies every line it helps by ${number(multiplier)}.`,
  wildMultipliersMultiply: ({ multiplierMax }) =>
    `Several multipliers on one line multiply each other, up to ×${number(multiplierMax)}.`,
  scatterPays: ({ name }) =>
    `${name.EN} pays in any position, by the number on the screen, in addition to other wins.`,
  respin: () =>
    'When two reels are filled with one symbol and there is no win, the other reel respins once for free.',
  fullGrid: ({ multiplier }) =>
    `A screen filled with one symbol, wilds included, multiplies the spin's payout by ${number(multiplier)}.`,
  fullGridWheel: (params) =>
    `A screen filled with one symbol, wilds included, spins the wheel that multiplies the spin's payout: ${wheel(params.wheel)}.`,
  multiplierReel: (params) =>
    `The multiplier reel spins along with every spin and multiplies its payout: ${wheel(params.wheel)}.`,
  cascades: ({ multipliers }) =>
    `The first screen of a spin and the cascades after it pay ${times(multipliers)}; the last multiplier remains until there are no more wins.`,
  cascadesFall: () =>
    'Winning symbols disappear, the symbols above drop and new ones fall in. This continues as long as there is a win.',
  freeSpins: ({ name, awards: list }) =>
    `${name.EN} in any position triggers free spins, played at the stake of the triggering spin: ${awards(list, 'award')}.`,
  freeSpinsRetrigger: ({ awards: list }) =>
    `Free spins can be retriggered: ${awards(list, 'award')}.`,
  freeSpinsMax: ({ spinCountMax }) =>
    `A round has a maximum of ${number(spinCountMax)} free spins, including retriggers.`,
  freeSpinsMultiplier: ({ multiplier }) =>
    `All free spin wins are multiplied by ${number(multiplier)}.`,
  freeSpinsCascades: ({ multipliers }) => `In free spins the screens pay ${times(multipliers)}.`,
  freeSpinsReels: () => 'Free spins use different reels, with more wilds.',
  scatterAtRest: ({ name }) => `${name.EN} is counted when the cascades end; it never disappears.`,
  stakes: ({ stakeMinorMin, stakeMinorMax }) =>
    `Stakes from ${money(stakeMinorMin)} to ${money(stakeMinorMax)} per round.`,
  exactPayout: () =>
    'Payouts are exact at every stake, in whole centavos with no rounding, so the return is the same at every stake.',
  winCap: ({ stakes, oneIn }) =>
    `The maximum payout of a round is ${number(stakes)} times the stake; the round then ends. The chance is about 1 in ${number(oneIn)} rounds.`,
  rtp: ({ rtpBp }) =>
    `Return to player (RTP): ${percent(rtpBp)} of all stakes over the long term. A single round can be very different.`,
  hitRate: ({ oneIn }) => `On average 1 round in ${number(oneIn)} pays something.`,
  fairness: () =>
    'Every round is decided only by numbers from seeds whose hash was published beforehand, never by earlier rounds, stake or balance. Anyone can verify it afterwards.',
  interrupted: () =>
    'A paid round is already decided. If you lose connection, it is completed and paid, and shown when you open the game again.',
}
