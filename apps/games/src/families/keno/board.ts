import '../originals.css'
import './keno.css'
import type { KenoTitle, KenoView } from '@trevo/game-rules/keno/types.ts'
import { h, textAction } from '../../controls/h.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { createRisk } from '../choose-risk.ts'
import { createPacer, type Pacer } from '../pacer.ts'
import { createKenoField, type KenoField } from './field.ts'
import { createPays } from './pays.ts'
import { createPicks, type Picks } from './picks.ts'
import { words as wordsIn, type Words } from './words.ts'

const DRAW_MS = 170

const viewOf = ({ view }: SeenRound): KenoView => view as unknown as KenoView // the engine's own

/** Keno: forty shells; those picked, those drawn, and the payout for that many hits. */
export const createBoard = (context: BoardContext<KenoTitle>): Board => {
  const { title, language, sound } = context
  const { numberCount, pickCountMax, pays } = title.maths
  const words = wordsIn[language]

  const picks = createPicks({
    numberCount,
    pickCountMax,
    onChange: () => {
      clear()
      context.changed()
    },
  })
  const field = createKenoField(context, words, (number) => {
    if (picks.toggle(number)) sound.tick(picks.list().includes(number) ? 4 : 1)
  })
  const table = createPays(context, words)
  const element = h('div', { class: 'keno' }, field.element, table.element)
  const pacer = createPacer(context.ms, element)
  const showPays = (hits?: number): void =>
    table.show(pays[risk.value()][picks.list().length - 1] ?? [], hits)
  const clear = (): void => {
    field.show(picks.list(), [])
    showPays()
  }
  const risk = createRisk(language, 'medium', () => {
    showPays()
    sound.click()
    context.changed()
  })
  const actions = actionsOf(words, picks, sound)
  clear()
  return {
    element,
    options: optionsOf(risk.element, actions),
    wager: () =>
      picks.list().length === 0
        ? undefined
        : { stakeMinor: context.stakeMinor(), choice: { risk: risk.value(), picks: picks.list() } },
    begin: () => {
      clear()
      sound.whoosh()
    },
    refuse: clear,
    show: async (_, round, { isAtOnce }) => {
      const view = viewOf(round)
      risk.set(view.risk)
      picks.set(view.picks)
      pacer.begin(isAtOnce)
      await drawNumbers({ context, field, pacer, showPays }, view)
    },
    setLocked: (locked) => {
      risk.setLocked(locked)
      for (const action of actions) action.disabled = locked
      field.setOpen(!locked)
    },
    detail: (round) => words.hits(viewOf(round).hits, viewOf(round).picks.length),
    describe: (round) => {
      const { drawn, hits, picks: chosen } = viewOf(round)
      return `${words.drawn(drawn.join(', '))} ${words.hits(hits, chosen.length)}.`
    },
    hasten: pacer.hasten,
    reset: clear,
    words: { ready: words.ready },
  }
}

const actionsOf = (words: Words, picks: Picks, sound: BoardContext['sound']) => [
  textAction(words.pick, () => {
    sound.click()
    picks.takeRandom()
  }),
  textAction(words.clear, () => picks.set([])),
]

const optionsOf = (risk: HTMLElement, actions: readonly HTMLElement[]): HTMLElement =>
  h('div', { class: 'keno-options' }, risk, h('div', { class: 'keno-actions' }, ...actions))

type Drawing = {
  readonly context: Pick<BoardContext, 'sound' | 'fx'>
  readonly field: KenoField
  readonly pacer: Pacer
  readonly showPays: (hits?: number) => void
}

/** Number after number, each in its shell. */
const drawNumbers = async (
  { context: { sound, fx }, field, pacer, showPays }: Drawing,
  { picks, drawn, hits: allHits }: KenoView,
): Promise<void> => {
  let hits = 0
  for (const [index, number] of drawn.entries()) {
    field.show(picks, drawn.slice(0, index + 1))
    const isHit = picks.includes(number)
    if (isHit) showPays((hits += 1))
    const cell = field.cellOf(number)
    if (pacer.ms(DRAW_MS) > 0 && cell) {
      if (isHit) sound.scatter(hits)
      else sound.tick(2)
      cell.animate([{ transform: 'scale(0.6)' }, { transform: 'scale(1.12)' }, {}], {
        duration: 260,
        easing: 'ease-out',
      })
      if (isHit) fx.sparkle(cell.getBoundingClientRect())
    }
    await pacer.wait(DRAW_MS)
  }
  showPays(allHits)
  await pacer.wait(200)
}
