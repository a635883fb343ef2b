import type { ReelStep, ReelsView, SlotWin } from '@trevo/game-rules/reels/types.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { BoardContext } from '../board.ts'
import type { Pacer } from '../pacer.ts'
import type { Plaque } from '../slots/plaque.ts'
import type { Grid } from './create-grid.ts'
import type { AnyReelsTitle, Shape } from './shape.ts'
import type { Stage } from './stage.ts'
import type { Words } from './words.ts'

/** What the parts of the board share. */
export type Reels = BoardContext<AnyReelsTitle> & {
  readonly grid: Grid
  readonly stage: Stage
  readonly pacer: Pacer
  readonly plaque: Plaque
  readonly shape: Shape
  readonly words: Words
}

const lengthsMs = { leave: 200, win: 720, vanish: 260, fall: 320, between: 120, announce: 1_500 }

/** Shows every grid of a round in turn. `reelsLeft`: the old grid is already leaving. */
export const showSteps = async (
  reels: Reels,
  view: ReelsView,
  { reelsLeft }: { readonly reelsLeft: boolean },
): Promise<void> => {
  if (view.bought === 'free-spins')
    await announceFreeSpins(reels, view.steps[0]?.freeSpinsLeft ?? 0)
  for (const [index, step] of view.steps.entries()) {
    const before = view.steps[index - 1]
    await bringIn(reels, { step, before, reelsLeft: reelsLeft && index === 0 })
    decorate(reels, view, step)
    await showWins(reels, view, step)
    await showFeatures(reels, step, view.steps[index + 1])
  }
}

/** The end of a round, without any motion. */
export const showEnd = (reels: Reels, view: ReelsView): void => {
  const last = view.steps.at(-1)
  if (!last) return
  reels.grid.set(rowsOf(reels, last), last.grid)
  decorate(reels, view, last)
}

const rowsOf = ({ shape }: Reels, step: ReelStep): readonly number[] =>
  step.rows ?? shape.rowsAtStart

type Coming = {
  readonly step: ReelStep
  readonly before: ReelStep | undefined
  readonly reelsLeft: boolean
}

const bringIn = async (reels: Reels, { step, before, reelsLeft }: Coming): Promise<void> => {
  const { grid, pacer, sound } = reels
  grid.light(undefined)
  showMode(reels, step)
  if (step.by === 'cascade' && before) {
    sound.vanish()
    grid.vanish(before.removed, pacer.ms(lengthsMs.vanish))
    sparkle(reels, before.removed)
    await pacer.wait(lengthsMs.vanish)
    grid.fall(before.removed, step, pacer.ms(lengthsMs.fall))
    return pacer.wait(lengthsMs.fall)
  }
  if (step.by === 'wilds') {
    grid.set(rowsOf(reels, step), step.grid)
    sparkle(reels, step.held ?? [])
    sound.scatter(3)
    reels.announcement.show('multiplier', reels.words.wilds, '', '')
    await pacer.wait(lengthsMs.win)
    return reels.announcement.hide()
  }
  const held = new Set(step.held ?? [])
  if (!reelsLeft) {
    sound.whoosh()
    grid.leave(held, pacer.ms(lengthsMs.leave))
    await pacer.wait(lengthsMs.leave)
  }
  const isQuick = step.mode === 'hold'
  const ms = (normalMs: number): number => pacer.ms(isQuick ? normalMs * 0.75 : normalMs)
  const coming = { rows: rowsOf(reels, step), symbols: step.grid, held }
  const length = grid.enter(coming, { ms, onRest: sound.land })
  if (length > 0) await pacer.wait(lengthsMs.leave + 360 + 75 * reels.shape.reelCount)
}

/** Coins, held cells, worth of cells. */
const decorate = (reels: Reels, view: ReelsView, step: ReelStep): void => {
  const { grid, title } = reels
  grid.mark(step.held ?? [], 'held')
  for (const coin of step.coins ?? []) {
    const name =
      'jackpots' in title.maths && coin.jackpot !== undefined
        ? title.maths.jackpots[coin.jackpot]?.name[reels.language]
        : undefined
    grid.label(coin.cell, name ?? shortAmount(reels, view, coin.units), name ? 'jackpot' : 'coin')
  }
  for (const [cell, worth] of (step.cellMultipliers ?? []).entries()) {
    if (worth > 0) grid.label(cell, worth > 1 ? `×${worth}` : '·', 'worth')
  }
}

const showMode = ({ plaque, text, words }: Reels, step: ReelStep): void => {
  if (step.mode === 'free') {
    document.body.dataset['mode'] = 'free'
    plaque.freeSpins(text.freeSpinsOf(step.spinNumber, step.freeSpinsLeft))
  } else if (step.respinsLeft !== undefined) plaque.freeSpins(words.respins(step.respinsLeft))
  else plaque.freeSpins(undefined)
  if (step.multiplier > 1) plaque.multiplier(step.multiplier, true)
  else plaque.ladder([], 0)
}

const showWins = async (reels: Reels, view: ReelsView, step: ReelStep): Promise<void> => {
  const { grid, pacer, sound, text, formats } = reels
  if (step.units === 0) return
  const cells = step.wins.flatMap((win) => win.cells)
  const lit = new Set(cells.length > 0 ? cells : (step.coins ?? []).map(({ cell }) => cell))
  grid.light(lit)
  const isWin = step.totalUnits > view.unitsPerStake
  if (isWin) {
    sound.win(step.units / view.unitsPerStake)
    sparkle(reels, [...lit].slice(0, 12))
    if (!reels.isSilent()) reels.stage.cheer()
  }
  reels.showResult({
    kind: isWin ? 'won' : 'returned',
    label: isWin ? text.won : text.returned,
    amount: formats.money(formatMoney(amountOf(view, step.totalUnits))),
    detail: describeStep(reels, step),
  })
  await pacer.wait(step.wins.length > 3 ? lengthsMs.win * 1.3 : lengthsMs.win)
}

const showFeatures = async (
  reels: Reels,
  step: ReelStep,
  next: ReelStep | undefined,
): Promise<void> => {
  const { words, announcement, sound, pacer } = reels
  if (step.freeSpinsAwarded > 0) await announceFreeSpins(reels, step.freeSpinsAwarded)
  if (next?.mode === 'hold' && step.mode !== 'hold') {
    sound.fanfare()
    announcement.show('free', words.hold, '', words.holdNote(step.coins?.length ?? 0))
    await pacer.wait(lengthsMs.announce)
    announcement.hide()
  }
  if (next?.by === 'respin' && step.mode === 'base' && next.mode === 'base') {
    sound.scatter(2)
    announcement.show('multiplier', words.grown, '', '')
    await pacer.wait(lengthsMs.win)
    announcement.hide()
  }
  await pacer.wait(lengthsMs.between)
}

const announceFreeSpins = async (reels: Reels, count: number): Promise<void> => {
  const { announcement, sound, text, pacer } = reels
  sound.fanfare()
  reels.stage.cheer()
  announcement.show('free', text.freeSpinsTitle, String(count), text.freeSpinsWon(count))
  await pacer.wait(lengthsMs.announce)
  announcement.hide()
}

const sparkle = ({ fx, grid, stage, still }: Reels, cells: readonly number[]): void => {
  if (still) return
  for (const cell of cells.slice(0, 12)) fx.sparkle(stage.screenBoxOf(grid.boxOf(cell)))
}

/** Money of payout units at the round's stake. Exact: stakes divide by the units. */
export const amountOf = (
  { stakeMinor, unitsPerStake }: Pick<ReelsView, 'stakeMinor' | 'unitsPerStake'>,
  units: number,
): bigint => (BigInt(stakeMinor) / BigInt(unitsPerStake)) * BigInt(units)

/** Without the currency: a coin is small. */
const shortAmount = ({ formats }: Reels, view: ReelsView, units: number): string =>
  formats.money(formatMoney(amountOf(view, units))).replace(/[^\d.,]/g, '')

const describeStep = (reels: Reels, step: ReelStep): string => {
  const [first] = step.wins.toSorted((a, b) => b.units - a.units)
  if (!first) return ''
  const more = step.wins.length > 1 ? ` + ${step.wins.length - 1}` : ''
  const times = step.multiplier > 1 ? ` · ${reels.text.times(step.multiplier)}` : ''
  return describeWin(reels, first) + more + times
}

const describeWin = ({ title, text, words, language }: Reels, win: SlotWin): string => {
  const name = title.maths.symbols[win.symbol]?.name[language] ?? ''
  if (win.line !== undefined) return `${text.line(win.line + 1)} · ${win.count} × ${name}`
  if (win.ways !== undefined) return `${text.ways(win.ways)} · ${win.count} × ${name}`
  if (title.maths.family === 'clusters') return words.group(win.count, name)
  return `${text.scatter} · ${win.count} × ${name}`
}
