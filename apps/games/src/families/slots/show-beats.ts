import { formatMoney } from '@trevo/money/money.ts'
import type { RoundOutcome } from '@trevo/game-rules/slots/types.ts'
import type { Beat, BeatOf, Timeline } from './timeline/beat.ts'
import type { BeatShow } from './timeline/play-timeline.ts'
import { countUp } from '../../play/show/count-up.ts'
import type { Slot } from './slot.ts'
import { describeWins } from './describe-win.ts'

type Context = {
  readonly slot: Slot
  readonly outcome: RoundOutcome
  readonly timeline: Timeline
  /** The reels turn already: the paid spin was started when its stake was sent. */
  readonly reelsTurn: boolean
}

/** Money of payout units at the round's stake. Exact: stakes divide by the units. */
export const amountOf = (outcome: RoundOutcome, units: number): string =>
  formatMoney((BigInt(outcome.stakeMinor) / BigInt(outcome.unitsPerStake)) * BigInt(units))

/** Shows each kind of beat with stage, sound and text. */
export const beatShow = (context: Context): BeatShow => ({
  enter: (beat) => enter(context, beat),
  settle: (beat) => settle(context, beat),
})

const enter = (context: Context, beat: Beat): void => {
  const { slot } = context
  switch (beat.kind) {
    case 'land':
      return enterLand(context, beat)
    case 'multiplier':
      slot.plaque.multiplier(beat.value, true)
      slot.sound.scatter(beat.value % 8)
      if (beat.by === 'full-grid') {
        const times = slot.text.times(beat.value)
        slot.announcement.show('multiplier', slot.text.fullGrid, times, '')
      }
      return undefined
    case 'wins':
      return enterWins(context, beat)
    case 'vanish':
      slot.sound.vanish()
      slot.stage.reels.vanish(beat.cells, slot.ticker.now(), beat.durationMs)
      for (const cell of beat.cells) slot.stage.fx.sparkle(slot.stage.boxOf(cell))
      return slot.stage.wake()
    case 'drop':
      slot.stage.reels.drop(beat.grid, beat.falls, {
        nowMs: slot.ticker.now(),
        ms: beat.durationMs,
      })
      showLadder(context, beat.step)
      return slot.stage.wake()
    case 'free-start':
    case 'free-more':
      return enterFreeSpins(context, beat)
    case 'free-end':
      slot.announcement.show(
        'free',
        slot.text.freeSpinsEnd,
        slot.formats.money(amountOf(context.outcome, beat.units)),
        slot.text.freeSpins(beat.spins),
      )
      return slot.sound.fanfare()
    case 'celebrate':
      return enterCelebrate(context, beat)
    default:
      return beat satisfies never
  }
}

const settle = ({ slot, outcome }: Context, beat: Beat): void => {
  const { reels } = slot.stage
  if (beat.kind === 'land') {
    reels.setGrid(beat.grid)
    const reelMultiplier = outcome.steps[beat.step]?.reelMultiplier
    if (reelMultiplier !== undefined) slot.plaque.multiplier(reelMultiplier, reelMultiplier > 1)
  }
  if (beat.kind === 'drop') reels.setGrid(beat.grid)
  if (beat.kind === 'wins') countUp.finish(slot)
  if (beat.kind === 'vanish' || beat.kind === 'land') slot.stage.wake()
  if (beat.kind === 'free-end' || beat.kind === 'celebrate' || beat.kind === 'multiplier') {
    slot.announcement.hide()
    countUp.finish(slot)
  }
  if (beat.kind === 'free-start' || beat.kind === 'free-more') {
    slot.announcement.hide()
    reels.highlight(undefined)
    reels.setMode('free')
    document.body.dataset['mode'] = 'free'
  }
}

const enterLand = ({ slot, outcome, reelsTurn }: Context, beat: BeatOf<'land'>): void => {
  const { stage, text, plaque } = slot
  const nowMs = slot.ticker.now()
  const isFree = beat.mode === 'free'
  stage.reels.setMode(beat.mode)
  if (isFree) plaque.freeSpins(text.freeSpinsOf(beat.spinNumber, beat.freeSpinsLeft))
  const which = beat.landings.map(({ reel }) => reel)
  if (beat.step > 0 || !reelsTurn) {
    slot.sound.whoosh()
    stage.reels.turn(which, nowMs)
  }
  showLadder({ slot, outcome }, beat.step)
  if (slot.title.maths.features.multiplierReel) plaque.turning()
  stage.reels.plan(beat.landings, beat.grid, nowMs)
  stage.wake()
}

/** Cascade titles keep their ladder visible; the lit step is the multiplier of this grid. */
export const showLadder = (
  { slot, outcome }: Pick<Context, 'slot' | 'outcome'>,
  step: number,
): void => {
  const { cascades } = slot.title.maths.features
  const current = outcome.steps[step]
  if (!cascades || !current) return
  const steps = current.mode === 'free' ? cascades.freeSpinMultipliers : cascades.multipliers
  let fallen = 0
  while (outcome.steps[step - fallen]?.by === 'cascade') fallen += 1
  slot.plaque.ladder(steps, Math.min(fallen, steps.length - 1))
}

const enterWins = ({ slot, outcome }: Context, beat: BeatOf<'wins'>): void => {
  const step = outcome.steps[beat.step]
  if (!step) return
  slot.stage.highlight(step)
  const isWin = beat.shownToUnits > outcome.unitsPerStake
  if (isWin) {
    slot.sound.win(beat.units / outcome.unitsPerStake)
    if (!slot.isSilent()) slot.stage.cheer()
    for (const win of step.wins) {
      for (const cell of win.cells) slot.stage.fx.sparkle(slot.stage.boxOf(cell))
    }
  }
  slot.now.detail = describeWins(slot, outcome, beat)
  slot.showResult({
    kind: isWin ? 'won' : 'returned',
    label: isWin ? slot.text.won : slot.text.returned,
    amount: slot.formats.money(amountOf(outcome, beat.shownFromUnits)),
    detail: slot.now.detail,
  })
  countUp.start(slot, {
    fromUnits: beat.shownFromUnits,
    toUnits: beat.shownToUnits,
    durationMs: beat.durationMs * 0.6,
    show: (units) => {
      slot.setAmount(slot.formats.money(amountOf(outcome, units)))
    },
  })
}

const enterFreeSpins = (
  { slot }: Context,
  beat: BeatOf<'free-start'> | BeatOf<'free-more'>,
): void => {
  const { text, stage } = slot
  stage.reels.highlight({ cells: new Set(beat.cells), paths: [], sinceMs: slot.ticker.now() })
  stage.wake()
  stage.cheer()
  for (const cell of beat.cells) stage.fx.sparkle(stage.boxOf(cell))
  slot.sound.fanfare()
  const title = beat.kind === 'free-start' ? text.freeSpinsTitle : text.freeSpinsMore(beat.spins)
  const amount = beat.kind === 'free-start' ? String(beat.spins) : ''
  slot.announcement.show('free', title, amount, text.freeSpinsWon(beat.spins))
}

const enterCelebrate = ({ slot, outcome }: Context, beat: BeatOf<'celebrate'>): void => {
  const { tier } = beat
  if (tier === 'none' || tier === 'win') return
  const { stage, text } = slot
  const amount = (units: number): string => slot.formats.money(amountOf(outcome, units))
  slot.announcement.show(tier, text.tiers[tier], amount(0), text.tapToContinue)
  slot.sound.fanfare()
  stage.cheer()
  const frame = stage.frameBox()
  const from = { x: frame.x + frame.width / 2, y: frame.y + frame.height * 0.72 }
  stage.fx.coins(from, beat.durationMs * 0.75, { big: 26, huge: 44, epic: 70 }[tier])
  countUp.start(slot, {
    fromUnits: 0,
    toUnits: beat.units,
    durationMs: beat.durationMs * 0.7,
    show: (units) => slot.announcement.setAmount(amount(units)),
  })
}
