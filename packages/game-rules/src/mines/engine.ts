import type { Engine, LegalAction, Play } from '../engine/engine.ts'
import { drawDistinct } from '../common/draw-distinct.ts'
import { multiplyStake } from '../common/multiply-stake.ts'
import { isRecordOf, isWholeIn } from '../common/read-input.ts'
import { ladderOf } from './ladder.ts'
import { factsOf, rulesOf } from './texts.ts'
import type { MinesAction, MinesChoice, MinesTitle, MinesView } from './types.ts'

type MinesPlay = Play<MinesAction, MinesView>

/** What only the engine knows, and the actions so far. */
type Field = {
  readonly title: MinesTitle
  readonly stakeMinor: bigint
  readonly mines: readonly number[]
  readonly ladder: readonly number[]
}

const readChoice = (
  title: MinesTitle,
  stakeMinor: bigint,
  sent: unknown,
): MinesChoice | undefined => {
  if (!title.stakeStepsMinor.includes(stakeMinor)) return undefined
  if (!isRecordOf(sent, ['mineCount'])) return undefined
  const { mineCount } = sent
  return isWholeIn(mineCount, 1, title.mineCountMax) ? { mineCount } : undefined
}

const free = (action: MinesAction): LegalAction<MinesAction> => ({ action, stakeMinor: 0n })

const assertMayTake = (
  { title, ladder }: Field,
  opened: readonly number[],
  { action, isOver }: { readonly action: MinesAction; readonly isOver: boolean },
): void => {
  const isLegal =
    action.kind === 'cash-out'
      ? isRecordOf(action, ['kind']) && opened.length > 0
      : isRecordOf(action, ['kind', 'cell']) &&
        action.kind === 'open' &&
        isWholeIn(action.cell, 0, title.cellCount - 1) &&
        !opened.includes(action.cell)
  if (isOver || opened.length === ladder.length || !isLegal) {
    throw new RangeError(`action ${JSON.stringify(action)} is not legal here`)
  }
}

const openPlay = (field: Field, opened: readonly number[]): MinesPlay => {
  const { title, mines, ladder, stakeMinor } = field
  if (opened.length === ladder.length) return finish(field, opened, 'all-open', null)
  const closed = Array.from({ length: title.cellCount }, (_, cell) => cell).filter(
    (cell) => !opened.includes(cell),
  )
  const cells = closed.map((cell): MinesAction => ({ kind: 'open', cell }))
  const cashOut: MinesAction = { kind: 'cash-out' }
  const mayCashOut = opened.length > 0
  return {
    view: {
      ...shown(field, opened),
      nextChanceBp: Math.round((10_000 * (closed.length - mines.length)) / closed.length),
      end: null,
      hit: null,
      mines: null,
    },
    stakeMinor,
    payoutMinor: 0n,
    legal: [...cells, ...(mayCashOut ? [cashOut] : [])].map(free),
    timeoutAction: mayCashOut ? cashOut : (cells[0] ?? null),
  }
}

const finish = (
  field: Field,
  opened: readonly number[],
  end: 'cash-out' | 'mine' | 'all-open',
  hit: number | null,
): MinesPlay => {
  const view = shown(field, opened)
  return {
    view: { ...view, nextChanceBp: null, end, hit, mines: field.mines },
    stakeMinor: field.stakeMinor,
    payoutMinor: end === 'mine' ? 0n : multiplyStake(field.stakeMinor, view.multiplier),
    legal: [],
    timeoutAction: null,
  }
}

const shown = ({ mines, ladder }: Field, opened: readonly number[]) => ({
  kind: 'mines' as const,
  mineCount: mines.length,
  opened,
  multiplier: ladder[opened.length - 1] ?? 100,
  ladder,
})

/** A field of closed cells, some with mines: open as many as you dare, cash out before a mine. */
export const engine: Engine<MinesTitle, MinesChoice, MinesAction, MinesView> = {
  family: 'mines',
  readChoice,
  play: (title, { stakeMinor, choice }, actions, chance) => {
    const mines = drawDistinct(title.cellCount, choice.mineCount, chance)
    const ladder = ladderOf(title, choice.mineCount)
    const field = { title, stakeMinor, mines: mines.toSorted((a, b) => a - b), ladder }
    const opened: number[] = []
    let end: Play<MinesAction, MinesView> | undefined
    for (const action of actions) {
      // Each logged action is checked by itself; the whole list of legal ones is only made at the end.
      assertMayTake(field, opened, { action, isOver: end !== undefined })
      if (action.kind === 'cash-out') end = finish(field, opened, 'cash-out', null)
      else if (mines.includes(action.cell)) end = finish(field, opened, 'mine', action.cell)
      else opened.push(action.cell)
    }
    return end ?? openPlay(field, opened)
  },
  maxWinStakes: (title) =>
    Math.max(
      ...Array.from({ length: title.mineCountMax }, (_, index) =>
        Math.max(...ladderOf(title, index + 1)),
      ),
    ) / 100,
  rules: rulesOf,
  facts: factsOf,
}
