import type { MatchView } from '@trevo/game-rules/truco/view.ts'
import { teamOf } from '@trevo/game-rules/truco/tricks.ts'
import { h } from '../../controls/h.ts'
import type { TrucoWords } from './words.ts'

/** The points of both sides: a number, and a bean for each. */
export const createScore = (words: TrucoWords) => {
  const side = (label: string) => {
    const count = h('b', {})
    const beans = h('span', { class: 'beans', 'aria-hidden': 'true' })
    for (let bean = 0; bean < 12; bean += 1) beans.append(h('i', {}))
    const element = h('div', { class: 'truco-points' }, h('small', {}, label), count, beans)
    const show = (points: number): void => {
      count.textContent = String(points)
      for (const [bean, one] of [...beans.children].entries()) {
        one.setAttribute('data-on', String(bean < points))
      }
    }
    return { element, show }
  }
  const us = side(words.us)
  const them = side(words.them)
  const element = h('div', { class: 'truco-score' }, us.element, them.element)
  const pointsOf = ({ points }: MatchView, mySeat: number): [number, number] => {
    const mine = teamOf(mySeat)
    return [points[mine], points[mine === 0 ? 1 : 0]]
  }
  return {
    element,
    pointsOf,
    show: (match: MatchView | undefined, mySeat: number): void => {
      const [own, other] = match ? pointsOf(match, mySeat) : [0, 0]
      us.show(own)
      them.show(other)
    },
  }
}
