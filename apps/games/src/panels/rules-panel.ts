import { h } from '../controls/h.ts'
import { openSheet } from '../controls/sheet.ts'
import type { Game } from '../play/game-context.ts'

/** The rules screen: the family's own, or what the engine says of the title. */
export const openRules = async (game: Game): Promise<void> => {
  const { text, board } = game
  const content = await (board.rules ? board.rules() : engineRules(game))
  openSheet({ title: text.rules.title, closeLabel: text.close }, () => content)
}

const engineRules = async ({ title, language, formats }: Game): Promise<HTMLElement[]> => {
  const { engine } = await title.loadEngine()
  const spoken = engine.rules(title.maths)[language]
  return spoken.flatMap(({ heading, paragraphs, table }) => [
    h('h3', {}, heading),
    ...paragraphs.map((paragraph) => h('p', {}, formats.ofRules(paragraph))),
    ...(table ? [tableOf(table, formats.ofRules)] : []),
  ])
}

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
