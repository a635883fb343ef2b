import type { CardSeatRecord } from '@trevo/contract/rgs/card-shapes.ts'
import { tableRulesOf } from '@trevo/game-rules/card-tables/table-rules.ts'
import { fill, h } from '../controls/h.ts'
import { openSheet } from '../controls/sheet.ts'
import { partsOf } from '../panels/rules-panel.ts'
import type { CardContext } from './common/context.ts'
import { openVerify } from './verify/verify-sheet.ts'

const button = (look: string, label: string, click: () => void): HTMLButtonElement =>
  h('button', { type: 'button', class: look, click }, label)

/** The rules of the game, with its own numbers. */
export const openCardRules = ({ words, game, language, formats }: CardContext): void => {
  const sections = tableRulesOf(game).rules(game)[language]
  openSheet({ title: words.rules, closeLabel: words.close }, () =>
    partsOf(sections, formats.ofRules),
  )
}

/** How a seat ended; in a tournament with its place. */
const stateText = ({ words }: CardContext, { state, sitAndGo, finish }: CardSeatRecord): string => {
  if (sitAndGo === null) return words.states[state]
  const place = finish === null ? words.states[state] : words.placeOf(finish)
  return `${words.kinds.sitAndGo} · ${place}`
}

/** The player's matches, newest first, each with its verification. */
export const openCardHistory = async (context: CardContext): Promise<void> => {
  const { words, client, formats } = context
  const list = h('ul', { class: 'rounds' })
  const foot = h('div', {})
  const sheet = openSheet({ title: words.history, closeLabel: words.close }, () => [list, foot])
  const load = async (cursor?: string): Promise<void> => {
    fill(foot, h('p', { class: 'muted', role: 'status' }, '…'))
    try {
      const { seats, nextCursor } = await client.seats(cursor)
      for (const seat of seats) {
        const verify = button('quiet', words.verify, () => {
          sheet.close()
          void openVerify(context, seat.roundId)
        })
        list.append(
          h(
            'li',
            {},
            h('span', {}, formats.when(seat.startedAt)),
            h('b', {}, seat.payout === null ? '' : formats.money(seat.payout)),
            h('small', {}, `${words.entry} ${formats.money(seat.entry)}`),
            h('small', {}, stateText(context, seat)),
            seat.state === 'settled' ? h('div', { class: 'row-actions' }, verify) : undefined,
          ),
        )
      }
      if (list.children.length === 0) return fill(foot, h('p', {}, words.historyEmpty))
      fill(foot, nextCursor ? button('quiet', words.more, () => void load(nextCursor)) : '')
    } catch {
      const retry = button('quiet', words.retry, () => void load(cursor))
      fill(foot, h('p', { class: 'bad', role: 'alert' }, words.historyFailed), retry)
    }
  }
  await load()
}

/** The help panels beside the table. */
export const openCardMenu = (context: CardContext): void => {
  const { words } = context
  const sheet = openSheet({ title: words.menu, closeLabel: words.close }, ({ close }) => [
    h(
      'div',
      { class: 'menu-list' },
      button('', words.rules, () => {
        close()
        openCardRules(context)
      }),
      button('', words.history, () => {
        close()
        void openCardHistory(context)
      }),
    ),
  ])
  sheet.body.querySelector('button')?.focus()
}
