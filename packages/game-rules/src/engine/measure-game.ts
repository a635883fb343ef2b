import { fingerprintOf } from './fingerprint.ts'
import type { GameFigures, PublishedWager } from './game-figures.ts'
import type { MeasuredWager, WagerFigures } from './measure.ts'
import {
  simulateGame,
  type GameSimulation,
  type GameToSimulate,
  type Sample,
} from './simulate-game.ts'

/** Computes every wager of a title that can be counted, and also simulates it. */
export const measureGame = (
  game: GameToSimulate,
  sample: Sample,
): Omit<GameFigures, 'measuredOn'> => {
  const { title, engine, measure } = game
  const wagers = measure.wagers(title).map((wager) => measureWager(game, wager, sample))
  // A simulated return may be anywhere in its interval, so it is used only if no exact one is known.
  const exact = wagers.filter(({ method }) => method === 'exact')
  const leading = (exact.length > 0 ? exact : wagers).map(({ figures }) => figures.rtpBp)
  const returns = wagers.map(({ figures }) => figures.rtpBp)
  return {
    gameCode: title.gameCode,
    mathsVersion: title.version,
    fingerprint: fingerprintOf(title),
    rtpBp: Math.max(...leading),
    rtpBpLeast: Math.min(...returns),
    maxWinStakes: engine.maxWinStakes(title),
    wagers,
  }
}

const measureWager = (
  game: GameToSimulate,
  wager: MeasuredWager,
  sample: Sample,
): PublishedWager => {
  const simulated = simulateGame(game, wager, sample)
  const { rtp, rtpWithin } = simulated
  const simulation = {
    ...sample,
    ...roundedFigures(figuresOfSample(simulated)),
    rtpBpFrom: rounded((rtp - rtpWithin) * 10_000, 4),
    rtpBpTo: rounded((rtp + rtpWithin) * 10_000, 4),
  }
  return {
    id: wager.id,
    label: wager.label,
    method: wager.exact ? 'exact' : 'simulation',
    figures: roundedFigures(wager.exact ?? figuresOfSample(simulated)),
    simulation,
  }
}

const figuresOfSample = ({ rtp, hitRate, stdDev, maxWinStakes }: GameSimulation): WagerFigures => ({
  rtpBp: rtp * 10_000,
  hitRate,
  stdDev,
  maxWinStakes,
})

const roundedFigures = ({ rtpBp, hitRate, stdDev, maxWinStakes }: WagerFigures): WagerFigures => ({
  rtpBp: rounded(rtpBp, 4),
  hitRate: rounded(hitRate, 6),
  stdDev: rounded(stdDev, 4),
  maxWinStakes: rounded(maxWinStakes, 4),
})

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))
