import { engine as arena } from '../arena/engine.ts'
import { engine as bingo75 } from '../bingo75/engine.ts'
import { engine as clusters } from '../clusters/engine.ts'
import { engine as baccarat } from '../baccarat/engine.ts'
import { engine as blackjack } from '../blackjack/engine.ts'
import { engine as blackjackTable } from '../blackjack-table/engine.ts'
import { engine as casinoWar } from '../casino-war/engine.ts'
import { engine as crash } from '../crash/engine.ts'
import { engine as dice } from '../dice/engine.ts'
import { engine as double } from '../double/engine.ts'
import { engine as dragonTiger } from '../dragon-tiger/engine.ts'
import { engine as fish } from '../fish/engine.ts'
import { engine as hilo } from '../hilo/engine.ts'
import { engine as holdAndSpin } from '../hold-and-spin/engine.ts'
import { engine as keno } from '../keno/engine.ts'
import { engine as limbo } from '../limbo/engine.ts'
import { engine as litRoulette } from '../lit-roulette/engine.ts'
import { engine as mines } from '../mines/engine.ts'
import { engine as moneyWheel } from '../money-wheel/engine.ts'
import { engine as picks } from '../picks/engine.ts'
import { engine as plinko } from '../plinko/engine.ts'
import { engine as scratch } from '../scratch/engine.ts'
import { engine as slots } from '../slots/engine.ts'
import { engine as stickyLines } from '../sticky-lines/engine.ts'
import { engine as tower } from '../tower/engine.ts'
import { engine as variableWays } from '../variable-ways/engine.ts'
import { engine as videoBingo } from '../video-bingo/engine.ts'
import { engine as roulette } from '../roulette/engine.ts'
import { engine as sicBo } from '../sic-bo/engine.ts'
import { engine as threeCardPoker } from '../three-card-poker/engine.ts'
import { engine as videoPoker } from '../video-poker/engine.ts'
import { engine as wheel } from '../wheel/engine.ts'
import type { Engine } from './engine.ts'
import type { Json } from './json.ts'
import type { TitleData } from './title-data.ts'

/**
 * An engine for callers that know no particular family. It is found by its title's family, so it is
 * only passed its own titles, choices and actions, which the compiler cannot verify.
 */
const ofAnyTitle = <
  Title extends TitleData,
  Choice extends Json,
  Action extends Json,
  View extends Json,
>(
  engine: Engine<Title, Choice, Action, View>,
): Engine => engine as unknown as Engine

/** Every engine, one per family. */
export const engines: readonly Engine[] = [
  ofAnyTitle(slots),
  ofAnyTitle(arena),
  ofAnyTitle(bingo75),
  ofAnyTitle(clusters),
  ofAnyTitle(crash),
  ofAnyTitle(dice),
  ofAnyTitle(double),
  ofAnyTitle(fish),
  ofAnyTitle(hilo),
  ofAnyTitle(holdAndSpin),
  ofAnyTitle(keno),
  ofAnyTitle(limbo),
  ofAnyTitle(litRoulette),
  ofAnyTitle(mines),
  ofAnyTitle(moneyWheel),
  ofAnyTitle(picks),
  ofAnyTitle(plinko),
  ofAnyTitle(scratch),
  ofAnyTitle(stickyLines),
  ofAnyTitle(tower),
  ofAnyTitle(variableWays),
  ofAnyTitle(videoBingo),
  ofAnyTitle(wheel),
  ofAnyTitle(baccarat),
  ofAnyTitle(blackjack),
  ofAnyTitle(blackjackTable),
  ofAnyTitle(casinoWar),
  ofAnyTitle(dragonTiger),
  ofAnyTitle(roulette),
  ofAnyTitle(sicBo),
  ofAnyTitle(threeCardPoker),
  ofAnyTitle(videoPoker),
]

/** The engine that plays a title. Throws if its family has no engine. */
export const engineOf = ({ family, gameCode }: Pick<TitleData, 'family' | 'gameCode'>): Engine => {
  const engine = engines.find((one) => one.family === family)
  if (!engine) throw new Error(`${gameCode}: there is no engine for ${family}`)
  return engine
}
