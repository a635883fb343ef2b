import { parseMoney } from '@trevo/money/money.ts'
import { fill, h } from '../controls/h.ts'
import { openSheet } from '../controls/sheet.ts'
import type { Game } from '../play/context/game-context.ts'
import { replayRound } from '../play/replay/replay.ts'
import type { RoundSummary } from '../rgs/rgs-port.ts'
import { mainDrawing } from '../titles.ts'
import { openFairness } from './fairness-panel.ts'
import { pictureOf } from '../controls/picture.ts'

/** The player's rounds of this game, newest first, each to replay or verify. */
export const openHistory = async (game: Game): Promise<void> => {
  const { text } = game
  const list = h('ul', { class: 'rounds' })
  const foot = h('div', {})
  const sheet = openSheet({ title: text.history.title, closeLabel: text.close }, () => [list, foot])

  const loadPage = async (cursor?: string): Promise<void> => {
    fill(foot, h('p', { class: 'muted', role: 'status' }, '…'))
    try {
      const { rounds, nextCursor } = await game.port.rounds(cursor)
      list.append(...rounds.map((round) => roundRow(game, round, sheet.close)))
      if (list.children.length === 0) return fill(foot, emptyState(game, sheet.close))
      fill(
        foot,
        nextCursor ? button('quiet', text.history.more, () => void loadPage(nextCursor)) : '',
      )
    } catch {
      const retry = button('quiet', text.retry, () => void loadPage(cursor))
      fill(foot, h('p', { class: 'bad', role: 'alert' }, text.history.failed), retry)
    }
  }
  await loadPage()
}

const button = (look: string, label: string, click: () => void): HTMLButtonElement =>
  h('button', { type: 'button', class: look, click }, label)

const emptyState = (game: Game, close: () => void): HTMLElement =>
  h(
    'div',
    { class: 'empty' },
    pictureOf(game.atlas, mainDrawing(game.title.theme), 110),
    h('p', {}, game.text.history.empty),
    button('primary', game.text.history.emptyAction, close),
  )

const roundRow = (game: Game, round: RoundSummary, close: () => void): HTMLElement => {
  const { text, formats } = game
  const paid = parseMoney(round.payout)
  const state = text.history.states[round.state]
  const isShown = round.state === 'closed' || round.state === 'credited' || round.state === 'played'
  return h(
    'li',
    {},
    h('span', {}, formats.when(round.startedAt)),
    h('b', { class: paid > parseMoney(round.stake) ? 'up' : '' }, formats.money(round.payout)),
    h('small', {}, `${text.history.stake} ${formats.money(round.stake)}`),
    h('small', {}, state || text.history.payout),
    isShown
      ? h(
          'div',
          { class: 'row-actions' },
          button('quiet', text.history.replay, () => {
            close()
            void replayRound(game, round.id)
          }),
          game.hasProof
            ? button('quiet', text.history.verify, () => {
                close()
                openFairness(game, round.id)
              })
            : '',
        )
      : undefined,
  )
}
