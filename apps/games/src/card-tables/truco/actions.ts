import type { MatchView } from '@trevo/game-rules/truco/view.ts'
import type { CardAction } from '../common/context.ts'
import type { TrucoWords } from './words.ts'

const nextValue: Readonly<Record<number, number>> = { 1: 3, 3: 6, 6: 9, 9: 12 }

/** A seat's moves besides playing a card, in the order of the dock. */
export const actionsOf = (
  { legal, hand }: MatchView,
  words: TrucoWords,
  move: (move: object) => void,
): readonly CardAction[] => {
  const { asked, value, kind } = hand
  const next = nextValue[asked?.value ?? value]
  const actions: CardAction[] = []
  if (legal.includes('fold')) {
    actions.push({
      label: words.fold,
      note: words.foldNote(value),
      look: 'quiet',
      act: () => move({ kind: 'fold' }),
    })
  }
  if (kind === 'normal' && next !== undefined) {
    actions.push({
      label: words.raise(words.names[next] ?? ''),
      note: words.raiseNote,
      look: 'raise',
      isDisabled: !legal.includes('raise'),
      act: () => move({ kind: 'raise' }),
    })
  }
  if (legal.includes('accept')) {
    actions.push({
      label: kind === 'eleven' ? words.playEleven : words.accept,
      note: words.acceptNote(asked?.value ?? value),
      look: 'accept',
      act: () => move({ kind: 'accept' }),
    })
  }
  return actions
}
