import './scratch.css'
import type { ScratchTitle, ScratchView } from '@trevo/game-rules/scratch/types.ts'
import type { BoardTheme } from '@trevo/titles/look/theme.ts'
import { h } from '../../controls/h.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { createPacer } from '../pacer.ts'
import { createFields, type Fields } from './fields.ts'
import { mechanicOf } from './mechanics.ts'
import { words as wordsIn, type Words } from './words.ts'

const FIELD_MS = 340

const viewOf = ({ view }: SeenRound): ScratchView => view as unknown as ScratchView // the engine's own

/** A scratch card: fields uncover one by one; the player may scratch ahead, or all at once. */
export const createBoard = (context: BoardContext<ScratchTitle>): Board => {
  const { title, language, sound } = context
  const words = wordsIn[language]
  // A title that is not a slot has a board theme.
  const { drawings, pictures: further = {} } = title.theme as BoardTheme
  const pictures = [...new Set([drawings[0], ...Object.keys(further)])]
  const mechanic = mechanicOf(title.maths.game, { context, words, pictures })
  let card: ScratchView['card'] | undefined

  const fields = createFields({
    label: words.card,
    count: mechanic.count,
    columns: mechanic.columns,
    nameOf: words.field,
    covered: words.covered,
    scratch: (field) => uncover(field),
  })
  const element = drawCard(context, words, [mechanic.aside, fields.element])
  const pacer = createPacer(context.ms, element)
  const follow = (): void => {
    if (card) mechanic.follow?.(card, (field) => !fields.isCovered(field))
  }
  const uncover = (field: number): void => {
    if (!card || !fields.isCovered(field)) return
    fields.uncover(field)
    sound.tick(field % 8)
    follow()
  }
  const clear = (): void => {
    card = undefined
    fields.cover()
    delete element.dataset['result']
  }

  return {
    element,
    wager: () => ({ stakeMinor: context.stakeMinor(), choice: null }),
    begin: () => {
      clear()
      sound.whoosh()
    },
    refuse: clear,
    show: async (_, round, { isAtOnce }) => {
      const view = viewOf(round)
      clear()
      card = view.card
      fields.lay(mechanic.under(card))
      follow()
      pacer.begin(isAtOnce)
      for (let field = 0; field < mechanic.count; field += 1) {
        if (!fields.isCovered(field)) continue
        await pacer.wait(FIELD_MS)
        uncover(field)
      }
      const winning = mechanic.winning(card)
      fields.mark(winning)
      element.dataset['result'] = view.multiplier > 0 ? 'won' : 'lost'
      sound.land(view.multiplier > 0 ? 5 : 0)
      if (!isAtOnce && view.multiplier > 0) sparkle(context, fields, winning)
      await pacer.wait(260)
    },
    detail: (round) => mechanic.detail(viewOf(round)),
    describe: (round) => `${mechanic.detail(viewOf(round))}.`,
    hasten: pacer.hasten,
    reset: clear,
    words: { ready: words.ready },
  }
}

const sparkle = ({ fx }: BoardContext<ScratchTitle>, fields: Fields, won: ReadonlySet<number>) => {
  for (const field of won) {
    const box = fields.at(field)?.getBoundingClientRect()
    if (box) fx.sparkle(box)
  }
}

/** The printed card around its fields; `aside` is above them if the mechanic has one. */
const drawCard = (
  { title, language }: BoardContext<ScratchTitle>,
  words: Words,
  [aside, fields]: readonly [aside: HTMLElement | undefined, fields: HTMLElement],
): HTMLElement => {
  const { mechanic } = title.maths.game
  const name = h('b', {}, title.maths.title[language])
  const head = h('header', {}, name, h('span', {}, words.hint[mechanic]))
  const room = h('div', { class: 'scratch-room' }, fields)
  const card = h('div', { class: 'scratch-card' }, head, aside, room)
  return h('div', { class: 'scratch', 'data-mechanic': mechanic }, card)
}
