import type { Swimmer } from '@trevo/game-rules/fish/swim.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { fill, h } from '../../controls/h.ts'
import type { PondPicture } from '../../rgs/rgs-port.ts'
import type { Formats } from '../../text/format.ts'
import { keyOf } from './follow-pond.ts'
import { colourOf } from './place-seats.ts'
import type { Words } from './words.ts'

type PanelOptions = {
  readonly language: LanguageCode
  readonly words: Words
  readonly formats: Formats
  readonly find: (of: { readonly tide: number; readonly fish: number }) => Swimmer | undefined
}

type Boss = PondPicture['bosses'][number]

const sumOf = ({ parts }: Boss): number => parts.reduce((sum, { points }) => sum + points, 0)

/** How the prize of the last boss is split among those who hit it, and how much life it has left. */
export const createBossPanel = ({ language, words, formats, find }: PanelOptions) => {
  const element = h('section', { class: 'pond-boss', 'aria-label': words.bossPrize })
  element.hidden = true
  let shown = ''

  const rowOf = (boss: Boss, part: Boss['parts'][number], picture: PondPicture): HTMLElement => {
    const isOwn = part.seat === picture.seat
    const name = picture.seats.find(({ seat }) => seat === part.seat)?.name ?? words.leftPond
    const share = `${Math.round((part.points / sumOf(boss)) * 100)}%`
    const row = h(
      'li',
      {},
      h('span', {}, isOwn ? words.you : name),
      h('span', {}, share),
      h('b', {}, formats.money(part.payout)),
    )
    row.style.setProperty('--seat', colourOf(part.seat))
    return row
  }
  const show = (picture: PondPicture): void => {
    const boss = picture.bosses.at(-1)
    const swimmer = boss && find(boss)
    const life = swimmer?.kind.boss?.life
    const isShown = boss && life && Date.parse(picture.serverAt) < swimmer.leavesMs + SHOWN_MS
    element.hidden = !isShown
    if (!isShown) return
    const left = Math.max(0, life - sumOf(boss))
    const key = `${keyOf(boss)}/${left}/${picture.seats.length}`
    if (key === shown) return
    shown = key
    const state = left === 0 ? words.bossDown : words.bossLife(String(left), String(life))
    fill(
      element,
      h('b', {}, swimmer.kind.name[language]),
      h('span', {}, state),
      h('ul', {}, ...boss.parts.map((part) => rowOf(boss, part, picture))),
    )
  }
  return { element, show }
}

/** The split stays in sight for this long after the boss has left. */
const SHOWN_MS = 6_000
