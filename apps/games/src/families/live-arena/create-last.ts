import type { ArenaOutcome, ArenaTitle, Corner } from '@trevo/game-rules/arena/types.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { h } from '../../controls/h.ts'
import type { Words } from './words.ts'

const lastShown = 12

type LastOptions = {
  readonly title: ArenaTitle
  readonly words: Words
  readonly language: LanguageCode
  /** How a contest ended, in words. */
  readonly describe: (outcome: ArenaOutcome) => string
  /** Shows one again. */
  readonly open: (outcome: ArenaOutcome) => void
}

/** The last contests, newest first; a press replays one. */
export const createLast = ({ title, words, language, describe, open }: LastOptions) => {
  const element = h('div', { class: 'arena-last', role: 'group', 'aria-label': words.last })
  const nameOf = ({ id }: Corner): string => title.names[id]?.[language] ?? id
  const itemOf = (outcome: ArenaOutcome): HTMLElement => {
    const { bout, winner, method, rounds } = outcome
    const isPushOut = method === 'push-out'
    const round = String(rounds.length)
    const result = [describe(outcome), ...(isPushOut ? [words.round(round)] : [])].join(', ')
    const label = words.replay(nameOf(bout.red), nameOf(bout.blue), result)
    const item = h(
      'button',
      { type: 'button', 'aria-label': label, click: () => open(outcome) },
      h('i', {}, isPushOut ? round : '·'),
    )
    item.dataset['winner'] = winner
    return item
  }
  return {
    element,
    show: (outcomes: readonly ArenaOutcome[]): void =>
      element.replaceChildren(...outcomes.slice(-lastShown).toReversed().map(itemOf)),
  }
}
