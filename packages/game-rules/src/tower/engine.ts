import type { Engine, LegalAction, Play } from '../engine/engine.ts'
import { assertLegal } from '../common/assert-legal.ts'
import { drawDistinct } from '../common/draw-distinct.ts'
import { multiplyStake } from '../common/multiply-stake.ts'
import { isRecordOf } from '../common/read-input.ts'
import { ladderOf, levelOf } from './ladder.ts'
import { factsOf, rulesOf } from './texts.ts'
import type { TowerAction, TowerChoice, TowerLevel, TowerTitle, TowerView } from './types.ts'

type TowerPlay = Play<TowerAction, TowerView>

type Tower = {
  readonly level: TowerLevel
  readonly ladder: readonly number[]
  readonly stakeMinor: bigint
  readonly traps: readonly (readonly number[])[]
}

const readChoice = (
  title: TowerTitle,
  stakeMinor: bigint,
  sent: unknown,
): TowerChoice | undefined => {
  if (!title.stakeStepsMinor.includes(stakeMinor)) return undefined
  if (!isRecordOf(sent, ['difficulty'])) return undefined
  const level = title.levels.find(({ difficulty }) => difficulty === sent.difficulty)
  return level && { difficulty: level.difficulty }
}

const free = (action: TowerAction): LegalAction<TowerAction> => ({ action, stakeMinor: 0n })

const shown = ({ level, ladder }: Tower, climbed: readonly number[]) => ({
  kind: 'tower' as const,
  difficulty: level.difficulty,
  columnCount: level.columnCount,
  trapCount: level.trapCount,
  climbed,
  multiplier: ladder[climbed.length - 1] ?? 100,
  ladder,
})

const openPlay = (tower: Tower, climbed: readonly number[]): TowerPlay => {
  const { level, stakeMinor } = tower
  if (climbed.length === level.floorCount) return finish(tower, climbed, 'top', null)
  const columns = Array.from({ length: level.columnCount }, (_, column): TowerAction => {
    return { kind: 'open', column }
  })
  const cashOut: TowerAction = { kind: 'cash-out' }
  const mayCashOut = climbed.length > 0
  const safeCount = level.columnCount - level.trapCount
  return {
    view: {
      ...shown(tower, climbed),
      nextChanceBp: Math.round((10_000 * safeCount) / level.columnCount),
      end: null,
      hit: null,
      traps: null,
    },
    stakeMinor,
    payoutMinor: 0n,
    legal: [...columns, ...(mayCashOut ? [cashOut] : [])].map(free),
    timeoutAction: mayCashOut ? cashOut : (columns[0] ?? null),
  }
}

const finish = (
  tower: Tower,
  climbed: readonly number[],
  end: 'cash-out' | 'trap' | 'top',
  hit: number | null,
): TowerPlay => {
  const view = shown(tower, climbed)
  return {
    view: { ...view, nextChanceBp: null, end, hit, traps: tower.traps },
    stakeMinor: tower.stakeMinor,
    payoutMinor: end === 'trap' ? 0n : multiplyStake(tower.stakeMinor, view.multiplier),
    legal: [],
    timeoutAction: null,
  }
}

/** A tower climbed floor by floor: one column per floor, some with traps; cash out on any floor. */
export const engine: Engine<TowerTitle, TowerChoice, TowerAction, TowerView> = {
  family: 'tower',
  readChoice,
  play: (title, { stakeMinor, choice }, actions, chance) => {
    const level = levelOf(title, choice.difficulty)
    const traps = Array.from({ length: level.floorCount }, () =>
      drawDistinct(level.columnCount, level.trapCount, chance).toSorted((a, b) => a - b),
    )
    const tower = { level, ladder: ladderOf(title, level), stakeMinor, traps }
    let climbed: readonly number[] = []
    let play = openPlay(tower, climbed)
    for (const action of actions) {
      assertLegal(action, play.legal)
      if (action.kind === 'cash-out') {
        play = finish(tower, climbed, 'cash-out', null)
      } else if (traps[climbed.length]?.includes(action.column)) {
        play = finish(tower, climbed, 'trap', action.column)
      } else {
        climbed = [...climbed, action.column]
        play = openPlay(tower, climbed)
      }
    }
    return play
  },
  maxWinStakes: (title) =>
    Math.max(...title.levels.flatMap((level) => ladderOf(title, level))) / 100,
  rules: rulesOf,
  facts: factsOf,
}
