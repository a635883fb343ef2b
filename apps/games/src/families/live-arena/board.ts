import './live-arena.css'
import { boutKey } from '@trevo/game-rules/arena/bouts.ts'
import type { ArenaOutcome, ArenaTitle, Bout } from '@trevo/game-rules/arena/types.ts'
import type { Wager } from '@trevo/game-rules/engine/engine.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import { h } from '../../controls/h.ts'
import { createLiveParts } from '../../live/create-live-parts.ts'
import { createLiveTable } from '../../live/create-live-table.ts'
import { inputOfTable, outcomeOfBets } from '../../live/live-scene.ts'
import { createTable } from '../../widgets/table/create-table.ts'
import type { Board, BoardContext } from '../board.ts'
import { createLast } from './create-last.ts'
import { createPlaces } from './create-places.ts'
import { createPlates } from './create-plates.ts'
import { createRing } from './create-ring.ts'
import { playContest } from './play-contest.ts'
import { words as wordsIn, type Words } from './words.ts'

const SHOWN_MS = 8_500
const AGAIN_MS = 5_000

type Context = BoardContext<ArenaTitle>

const describeIn =
  ({ title, language }: Context, words: Words) =>
  (outcome: ArenaOutcome) => {
    const { bout, winner, method } = outcome
    if (winner === 'draw') return words.drawn
    const { id } = bout[winner]
    const how = method === 'push-out' ? words.pushOut : words.points
    return words.won(title.maths.names[id]?.[language] ?? id, how)
  }

/** The ring with its captions: shows a bout, and plays contests, only the newest. */
const createArena = (context: Context, words: Words) => {
  const { language, sound, title } = context
  const ring = createRing(words.ring)
  const plates = createPlates({ title: title.maths, words, language })
  const describe = describeIn(context, words)
  let shown = ''
  let turn = 0
  const show = (bout: Bout): void => {
    plates.clearMarks()
    plates.show(bout)
    ring.place(bout)
    ring.caption('')
    shown = boutKey(bout)
  }
  return {
    ring,
    plates,
    describe,
    shown: () => shown,
    show: (bout: Bout): void => {
      turn += 1
      show(bout)
    },
    play: async (outcome: ArenaOutcome, ms: number): Promise<void> => {
      turn += 1
      const own = turn
      const isOn = (): boolean => turn === own
      show(outcome.bout)
      await playContest(
        {
          ring,
          mark: plates.mark,
          roundWord: (number) => words.round(String(number)),
          bump: () => sound.land(2),
          isOn,
        },
        outcome,
        ms,
      )
      if (isOn()) ring.caption(describe(outcome))
    },
  }
}

/** The bets of the table, placed on the announced bout. */
const withBout = (wager: Wager<Json> | undefined, bout: Bout | undefined) => {
  if (!wager || !bout) return undefined
  // What the chip table creates.
  const choice = wager.choice as { readonly [key: string]: Json }
  return { ...wager, choice: { ...choice, bout: boutKey(bout) } }
}

/** The toy arena: a bout with its odds, bets, and a contest shown to all players. */
export const createBoard = (context: Context): Board => {
  const { language, formats, still } = context
  const words = wordsIn[language]
  const title = context.title.maths
  const parts = createLiveParts(context, { skin: '#c98a5b', hair: '#2b1a12', suit: '#20242c' })
  const table = createTable(context, 'arena', parts.betting)
  const arena = createArena(context, words)
  const places = createPlaces({ title, table, words, formats })
  // As announced by the room.
  const announced = () => parts.clock.game()?.announced as Bout | undefined
  const showAnnounced = (): void => {
    const bout = announced()
    if (!bout || arena.shown() === boutKey(bout)) return
    places.show(bout)
    arena.show(bout)
  }
  const last = createLast({
    title,
    words,
    language,
    describe: arena.describe,
    open: (outcome) => {
      if (!parts.clock.isOpen()) return
      const again = async (): Promise<void> => {
        context.say(arena.describe(outcome))
        await arena.play(outcome, still ? 0 : AGAIN_MS)
        await new Promise((resolve) => setTimeout(resolve, still ? AGAIN_MS : 900))
        if (parts.clock.isOpen()) showAnnounced()
      }
      void again()
    },
  })
  table.element.append(
    parts.bar.element,
    h(
      'div',
      { class: 'arena-stage' },
      arena.plates.element,
      arena.ring.element,
      last.element,
      parts.bar.winners,
    ),
    places.element,
  )
  const input = inputOfTable(table)
  return createLiveTable<ArenaOutcome>(context, parts, {
    input: {
      ...input,
      wager: () => withBout(input.wager(), announced()),
      render: (placed) => {
        if (parts.clock.isOpen() && arena.shown() === '') showAnnounced()
        input.render(placed)
      },
    },
    outcomeOf: outcomeOfBets,
    shownMsMax: SHOWN_MS,
    clear: showAnnounced,
    reveal: (outcome, ms) => {
      places.show(outcome.bout)
      table.betting.render()
      return arena.play(outcome, ms)
    },
    showPast: (outcomes) => {
      last.show(outcomes)
      arena.plates.showPast(outcomes)
    },
    describe: arena.describe,
    detail: arena.describe,
  })
}
