import type { Pick, ReelsView } from '@trevo/game-rules/reels/types.ts'
import { h } from '../controls/h.ts'
import type { PageText } from './page-text.ts'

/** The contents of a pick bonus: the lifted lids in order, then the others. */
export const showLids = ({ picks }: ReelsView, { verifier }: PageText): HTMLElement[] => {
  if (!picks) return []
  const textOf = ({ lid, units, multiplier, ends }: Pick): string => {
    const parts = [
      String(units),
      multiplier > 1 ? `×${multiplier}` : '',
      ends ? verifier.lidEnds : '',
    ]
    return `${lid + 1}: ${parts.filter((part) => part !== '' && part !== '0').join(' · ') || '0'}`
  }
  const item = (pick: Pick, isOpened: boolean): HTMLElement =>
    h('li', { class: isOpened ? 'won' : 'muted' }, textOf(pick))
  return [
    h('h2', {}, verifier.lids),
    h(
      'ul',
      { class: 'lids' },
      ...picks.opened.map((pick) => item(pick, true)),
      ...picks.rest.map((pick) => item(pick, false)),
    ),
  ]
}
