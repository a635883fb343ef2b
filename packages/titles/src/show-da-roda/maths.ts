import { tableChipsMinor } from '@trevo/game-rules/bets/table-chips.ts'
import type { MoneyWheelTitle, WheelPlace } from '@trevo/game-rules/money-wheel/types.ts'
import { defineGame } from '../define-game.ts'
import { liveTimes } from '../live-times.ts'
import { texts } from './texts.ts'

// 24 ones, 15 twos, 7 fives, 4 tens and the four bonus rounds.
const segments: readonly WheelPlace[] = (
  'great-wheel 1 2 1 5 1 2 1 10 2 1 2 1 5 coin 1 2 1 1 2 1 5 1 2 10 1 2 1 drop 1 2 1 5 2 1 10 1 ' +
  '2 1 5 1 balloons 2 1 2 5 1 2 1 10 2 1 5 1'
)
  .split(' ')
  .map((one): WheelPlace => {
    if (one === 'coin' || one === 'drop' || one === 'balloons' || one === 'great-wheel') return one
    return `n-${Number(one)}`
  })

const onBonus = (place: WheelPlace) => [
  { place, times: 2, weight: 20 },
  { place, times: 3, weight: 10 },
  { place, times: 5, weight: 4 },
]

export const maths: MoneyWheelTitle = defineGame(texts, {
  family: 'money-wheel',
  gameCode: 'show-da-roda',
  version: 1,
  hue: 310,
  stakeStepsMinor: tableChipsMinor,
  rtpBp: 9587,
  rtpWithinBp: 1,
  // A bonus round takes longer.
  table: { ...liveTimes, bettingMs: 12_000, drawMs: 13_000 },
  segments,
  boostDraws: 1_000,
  boosts: [
    { place: 'n-1', times: 2, weight: 60 },
    { place: 'n-1', times: 3, weight: 30 },
    { place: 'n-1', times: 5, weight: 7 },
    { place: 'n-2', times: 2, weight: 60 },
    { place: 'n-2', times: 3, weight: 40 },
    { place: 'n-2', times: 5, weight: 20 },
    { place: 'n-5', times: 2, weight: 60 },
    { place: 'n-5', times: 3, weight: 50 },
    { place: 'n-5', times: 5, weight: 20 },
    { place: 'n-5', times: 10, weight: 4 },
    { place: 'n-10', times: 2, weight: 50 },
    { place: 'n-10', times: 3, weight: 30 },
    { place: 'n-10', times: 5, weight: 15 },
    { place: 'n-10', times: 10, weight: 2 },
    ...onBonus('coin'),
    ...onBonus('drop'),
    ...onBonus('balloons'),
    ...onBonus('great-wheel'),
  ],
  coin: [6, 10, 15, 20, 25, 30, 40, 50, 80, 100, 150],
  drop: [900, 200, 60, 25, 16, 25, 60, 200, 900],
  balloons: [10, 15, 20, 25, 30, 35, 40, 50, 60, 75, 90, 125],
  greatWheel: [
    15,
    40,
    25,
    'double',
    60,
    20,
    100,
    30,
    15,
    50,
    20,
    75,
    'double',
    40,
    25,
    120,
    30,
    20,
    50,
    35,
  ],
  doublesMax: 3,
})
