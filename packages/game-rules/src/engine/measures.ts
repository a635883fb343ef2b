import { measure as arena } from '../arena/measure.ts'
import { measure as bingo75 } from '../bingo75/measure.ts'
import { measure as clusters } from '../clusters/measure.ts'
import { measure as baccarat } from '../baccarat/measure.ts'
import { measure as blackjack } from '../blackjack/measure.ts'
import { measure as blackjackTable } from '../blackjack-table/measure.ts'
import { measure as casinoWar } from '../casino-war/measure.ts'
import { measure as crash } from '../crash/measure.ts'
import { measure as dice } from '../dice/measure.ts'
import { measure as double } from '../double/measure.ts'
import { measure as dragonTiger } from '../dragon-tiger/measure.ts'
import { measure as fish } from '../fish/measure.ts'
import { measure as hilo } from '../hilo/measure.ts'
import { measure as holdAndSpin } from '../hold-and-spin/measure.ts'
import { measure as keno } from '../keno/measure.ts'
import { measure as limbo } from '../limbo/measure.ts'
import { measure as litRoulette } from '../lit-roulette/measure.ts'
import { measure as mines } from '../mines/measure.ts'
import { measure as moneyWheel } from '../money-wheel/measure.ts'
import { measure as picks } from '../picks/measure.ts'
import { measure as plinko } from '../plinko/measure.ts'
import { measure as scratch } from '../scratch/measure.ts'
import { measure as stickyLines } from '../sticky-lines/measure.ts'
import { measure as tower } from '../tower/measure.ts'
import { measure as variableWays } from '../variable-ways/measure.ts'
import { measure as videoBingo } from '../video-bingo/measure.ts'
import { measure as roulette } from '../roulette/measure.ts'
import { measure as sicBo } from '../sic-bo/measure.ts'
import { measure as threeCardPoker } from '../three-card-poker/measure.ts'
import { measure as videoPoker } from '../video-poker/measure.ts'
import { measure as wheel } from '../wheel/measure.ts'
import type { Json } from './json.ts'
import type { Measure } from './measure.ts'
import type { TitleData } from './title-data.ts'

type FamilyMeasure = { readonly family: string; readonly measure: Measure }

/** Found by its title's family, as an engine is (`engines.ts`). */
export const measureFor = <Title extends TitleData, Action extends Json, View extends Json>(
  family: Title['family'],
  measure: Measure<Title, Action, View>,
): FamilyMeasure => ({ family, measure: measure as unknown as Measure })

/** How titles are measured, by family; slots have a separate way (`slots/measure`). */
export const measures: readonly FamilyMeasure[] = [
  measureFor('arena', arena),
  measureFor('bingo75', bingo75),
  measureFor('clusters', clusters),
  measureFor('crash', crash),
  measureFor('dice', dice),
  measureFor('double', double),
  measureFor('fish', fish),
  measureFor('hilo', hilo),
  measureFor('hold-and-spin', holdAndSpin),
  measureFor('keno', keno),
  measureFor('limbo', limbo),
  measureFor('lit-roulette', litRoulette),
  measureFor('mines', mines),
  measureFor('money-wheel', moneyWheel),
  measureFor('picks', picks),
  measureFor('baccarat', baccarat),
  measureFor('blackjack', blackjack),
  measureFor('blackjack-table', blackjackTable),
  measureFor('casino-war', casinoWar),
  measureFor('dragon-tiger', dragonTiger),
  measureFor('roulette', roulette),
  measureFor('sic-bo', sicBo),
  measureFor('three-card-poker', threeCardPoker),
  measureFor('video-poker', videoPoker),
  measureFor('plinko', plinko),
  measureFor('scratch', scratch),
  measureFor('sticky-lines', stickyLines),
  measureFor('tower', tower),
  measureFor('variable-ways', variableWays),
  measureFor('video-bingo', videoBingo),
  measureFor('wheel', wheel),
]

/** How a title is measured. Throws if its family has no measure. */
export const measureOf = ({
  family,
  gameCode,
}: Pick<TitleData, 'family' | 'gameCode'>): Measure => {
  const found = measures.find((one) => one.family === family)
  if (!found) throw new Error(`${gameCode}: nothing measures ${family}`)
  return found.measure
}
