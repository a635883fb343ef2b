import type { RuleSection } from '@trevo/game-rules/engine/engine.ts'
import { h } from '../controls/h.ts'
import { openSheet } from '../controls/sheet.ts'
import type { Game } from '../play/context/game-context.ts'

/** The rules screen: the family's own, or the engine's text about the title; then its pools. */
export const openRules = async (game: Game): Promise<void> => {
  const { text, board, state, formats } = game
  const own = await (board.rules ? board.rules() : engineRules(game))
  const content = [...own, ...partsOf(state.jackpotRules, formats.ofRules)]
  openSheet({ title: text.rules.title, closeLabel: text.close }, () => content)
}

/** With the return that the session declares, which includes the pool's share of the stakes. */
const engineRules = async ({ title, state, language, formats }: Game): Promise<HTMLElement[]> => {
  const { engine } = await title.loadEngine()
  const { rtpBp } = state.session.game
  return partsOf(engine.rules({ ...title.maths, rtpBp })[language], formats.ofRules)
}

/** Sections of rules as elements. */
export const partsOf = (
  sections: readonly RuleSection[],
  say: (sentence: string) => string,
): HTMLElement[] =>
  sections.flatMap(({ heading, paragraphs, table }) => [
    h('h3', {}, heading),
    ...paragraphs.map((paragraph) => h('p', {}, say(paragraph))),
    ...(table ? [tableOf(table, say)] : []),
  ])

type Table = {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const tableOf = ({ head, rows }: Table, say: (cell: string) => string): HTMLElement =>
  h(
    'div',
    { class: 'rules-scroll' },
    h(
      'table',
      { class: 'rules-table' },
      h('thead', {}, h('tr', {}, ...head.map((cell) => h('th', { scope: 'col' }, say(cell))))),
      h(
        'tbody',
        {},
        ...rows.map((row) => h('tr', {}, ...row.map((cell) => h('td', {}, say(cell))))),
      ),
    ),
  )
