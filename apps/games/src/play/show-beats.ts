import { formatMoney } from '@trevo/money/money.ts'
import type { RoundOutcome } from '@trevo/game-rules/slots/types.ts'
import { showResult } from '../controls/render-hud.ts'
import type { Beat, BeatOf, Timeline } from '../timeline/beat.ts'
import type { BeatShow } from '../timeline/play-timeline.ts'
import { countUp } from './count-up.ts'
import type { Game } from './game-context.ts'
import { describeWins } from './describe-win.ts'

type Context = {
  readonly game: Game
  readonly outcome: RoundOutcome
  readonly timeline: Timeline
  /** Reels already turn: the paid spin was started when its stake went out. */
  readonly reelsTurn: boolean
}

/** Money of payout units at the round's stake. Exact: stakes divide by the units. */
export const amountOf = (outcome: RoundOutcome, units: number): string =>
  formatMoney((BigInt(outcome.stakeMinor) / BigInt(outcome.unitsPerStake)) * BigInt(units))

/** Shows each kind of beat with stage, sound and words. */
export const beatShow = (context: Context): BeatShow => ({
  enter: (beat) => enter(context, beat),
  settle: (beat) => settle(context, beat),
})

const enter = (context: Context, beat: Beat): void => {
  const { game } = context
  switch (beat.kind) {
    case 'land':
      return enterLand(context, beat)
    case 'multiplier':
      game.plaque.multiplier(beat.value, true)
      game.sound.scatter(beat.value % 8)
      if (beat.by === 'full-grid') {
        const times = game.text.times(beat.value)
        game.announcement.show('multiplier', game.text.fullGrid, times, '')
      }
      return undefined
    case 'wins':
      return enterWins(context, beat)
    case 'vanish':
      game.sound.vanish()
      game.stage.reels.vanish(beat.cells, game.ticker.now(), beat.durationMs)
      for (const cell of beat.cells) game.stage.fx.sparkle(game.stage.boxOf(cell))
      return game.stage.wake()
    case 'drop':
      game.stage.reels.drop(beat.grid, beat.falls, {
        nowMs: game.ticker.now(),
        ms: beat.durationMs,
      })
      showLadder(context, beat.step)
      return game.stage.wake()
    case 'free-start':
    case 'free-more':
      return enterFreeSpins(context, beat)
    case 'free-end':
      game.announcement.show(
        'free',
        game.text.freeSpinsEnd,
        game.formats.money(amountOf(context.outcome, beat.units)),
        game.text.freeSpins(beat.spins),
      )
      return game.sound.fanfare()
    case 'celebrate':
      return enterCelebrate(context, beat)
    default:
      return beat satisfies never
  }
}

const settle = ({ game, outcome }: Context, beat: Beat): void => {
  const { reels } = game.stage
  if (beat.kind === 'land') {
    reels.setGrid(beat.grid)
    const reelMultiplier = outcome.steps[beat.step]?.reelMultiplier
    if (reelMultiplier !== undefined) game.plaque.multiplier(reelMultiplier, reelMultiplier > 1)
  }
  if (beat.kind === 'drop') reels.setGrid(beat.grid)
  if (beat.kind === 'wins') countUp.finish(game)
  if (beat.kind === 'vanish' || beat.kind === 'land') game.stage.wake()
  if (beat.kind === 'free-end' || beat.kind === 'celebrate' || beat.kind === 'multiplier') {
    game.announcement.hide()
    countUp.finish(game)
  }
  if (beat.kind === 'free-start' || beat.kind === 'free-more') {
    game.announcement.hide()
    reels.highlight(undefined)
    reels.setMode('free')
    document.body.dataset['mode'] = 'free'
  }
}

const enterLand = ({ game, outcome, reelsTurn }: Context, beat: BeatOf<'land'>): void => {
  const { stage, text, plaque } = game
  const nowMs = game.ticker.now()
  const isFree = beat.mode === 'free'
  stage.reels.setMode(beat.mode)
  if (isFree) plaque.freeSpins(text.freeSpinsOf(beat.spinNumber, beat.freeSpinsLeft))
  const which = beat.landings.map(({ reel }) => reel)
  if (beat.step > 0 || !reelsTurn) {
    game.sound.whoosh()
    stage.reels.turn(which, nowMs)
  }
  showLadder({ game, outcome }, beat.step)
  if (game.title.maths.features.multiplierReel) plaque.turning()
  stage.reels.plan(beat.landings, beat.grid, nowMs)
  stage.wake()
}

/** Cascade titles keep their ladder in sight; the lit step is the one this grid pays by. */
export const showLadder = (
  { game, outcome }: Pick<Context, 'game' | 'outcome'>,
  step: number,
): void => {
  const { cascades } = game.title.maths.features
  const current = outcome.steps[step]
  if (!cascades || !current) return
  const steps = current.mode === 'free' ? cascades.freeSpinMultipliers : cascades.multipliers
  let fallen = 0
  while (outcome.steps[step - fallen]?.by === 'cascade') fallen += 1
  game.plaque.ladder(steps, Math.min(fallen, steps.length - 1))
}

const enterWins = ({ game, outcome }: Context, beat: BeatOf<'wins'>): void => {
  const step = outcome.steps[beat.step]
  if (!step) return
  game.stage.highlight(step)
  const isWin = beat.shownToUnits > outcome.unitsPerStake
  if (isWin) {
    game.sound.win(beat.units / outcome.unitsPerStake)
    game.stage.cheer()
    for (const win of step.wins) {
      for (const cell of win.cells) game.stage.fx.sparkle(game.stage.boxOf(cell))
    }
  }
  showResult(game, {
    kind: isWin ? 'won' : 'returned',
    label: isWin ? game.text.won : game.text.returned,
    amount: game.formats.money(amountOf(outcome, beat.shownFromUnits)),
    detail: describeWins(game, outcome, beat),
  })
  countUp.start(game, {
    fromUnits: beat.shownFromUnits,
    toUnits: beat.shownToUnits,
    durationMs: beat.durationMs * 0.6,
    show: (units) => {
      game.hud.amount.textContent = game.formats.money(amountOf(outcome, units))
    },
  })
}

const enterFreeSpins = (
  { game }: Context,
  beat: BeatOf<'free-start'> | BeatOf<'free-more'>,
): void => {
  const { text, stage } = game
  stage.reels.highlight({ cells: new Set(beat.cells), paths: [], sinceMs: game.ticker.now() })
  stage.wake()
  stage.cheer()
  for (const cell of beat.cells) stage.fx.sparkle(stage.boxOf(cell))
  game.sound.fanfare()
  const title = beat.kind === 'free-start' ? text.freeSpinsTitle : text.freeSpinsMore(beat.spins)
  const amount = beat.kind === 'free-start' ? String(beat.spins) : ''
  game.announcement.show('free', title, amount, text.freeSpinsWon(beat.spins))
}

const enterCelebrate = ({ game, outcome }: Context, beat: BeatOf<'celebrate'>): void => {
  const { tier } = beat
  if (tier === 'none' || tier === 'win') return
  const { stage, text } = game
  const amount = (units: number): string => game.formats.money(amountOf(outcome, units))
  game.announcement.show(tier, text.tiers[tier], amount(0), text.tapToContinue)
  game.sound.fanfare()
  stage.cheer()
  const frame = stage.frameBox()
  const from = { x: frame.x + frame.width / 2, y: frame.y + frame.height * 0.72 }
  stage.fx.coins(from, beat.durationMs * 0.75, { big: 26, huge: 44, epic: 70 }[tier])
  countUp.start(game, {
    fromUnits: 0,
    toUnits: beat.units,
    durationMs: beat.durationMs * 0.7,
    show: (units) => game.announcement.setAmount(amount(units)),
  })
}
