import type { RoundOutcome, SlotMaths } from '@trevo/game-rules/slots/types.ts'
import type { Theme } from '@trevo/titles/look/theme.ts'
import { icons } from '../../controls/h.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { createPlaque } from './plaque.ts'
import { showOutcome } from './show-outcome.ts'
import type { Slot } from './slot.ts'
import { createStage } from './stage/create-stage.ts'
import { createStageElements } from './stage/stage-elements.ts'

/** A slot: reels in a frame before its scene. */
export const createBoard = (context: BoardContext<SlotMaths>): Board => {
  const { title, text, sound, ticker } = context
  const elements = createStageElements()
  const plaque = createPlaque()
  elements.element.append(plaque.element)
  const stage = createStage({
    sheet: title.sheet,
    maths: title.maths,
    theme: title.theme as Theme, // a slot's folder holds a slot's look
    atlas: context.atlas,
    ticker,
    elements,
    box: context.box,
    fx: context.fx,
    still: context.still,
    onRest: (reel) => sound.land(reel),
  })
  const slot: Slot = {
    ...context,
    stage,
    plaque,
    now: { skip: undefined, calm: undefined, detail: '' },
  }
  const { cascades, freeSpins } = title.maths.features
  if (cascades) plaque.ladder(cascades.multipliers, 0)
  const spun = keepGrid(slot)

  return {
    element: elements.element,
    tellsResult: true,
    ...(freeSpins && {
      feature: {
        label: text.autoplay.featureStop,
        happened: (round) => outcomeOf(round).freeSpinsPlayed > 0,
      },
    }),
    wager: () => ({ stakeMinor: context.stakeMinor(), choice: null }),
    begin: () => {
      spun.keep()
      turnReels(slot)
    },
    refuse: spun.restore,
    show: (_, round, { isAsked }) => {
      if (!isAsked) spun.keep()
      return showOutcome(slot, outcomeOf(round), { reelsTurn: isAsked })
    },
    buttons: () => ({ main: { label: text.spinHint, icon: icons.spin } }),
    hasten: () => slot.now.skip?.(),
    calm: () => slot.now.calm?.(),
    reset: spun.restore,
    resize: stage.resize,
    rules: async () => (await import('./slot-rules.ts')).slotRules(slot),
    words: {
      ready: text.pressToSpin,
      started: text.announceSpin,
      waiting: text.goodLuck,
    },
  }
}

/** The view of a slot is the outcome itself, whole. */
const outcomeOf = ({ view }: SeenRound): RoundOutcome => view as unknown as RoundOutcome

const turnReels = ({ stage, sound, ticker, isTurbo }: Slot): void => {
  sound.whoosh()
  stage.reels.setMode('base')
  stage.reels.setTurbo(isTurbo())
  stage.reels.turn(
    stage.reels.state.reels.map((_, reel) => reel),
    ticker.now(),
  )
  stage.wake()
}

/** The grid from before a round, for a refused round or the end of a replay. */
const keepGrid = ({ stage }: Slot) => {
  const gridNow = (): number[] => stage.reels.state.reels.flatMap(({ shown }) => [...shown])
  let kept = gridNow()
  return {
    keep: () => {
      kept = gridNow()
    },
    restore: () => {
      stage.reels.setGrid(kept)
      stage.wake()
    },
  }
}
