import type { VideoPokerTitle } from '@trevo/game-rules/video-poker/types.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { nameOfFace } from '../../widgets/cards/face.ts'
import { createHint } from '../../widgets/table/create-hint.ts'
import { faceOfCode } from '../../widgets/table/face-of-code.ts'
import { createBestHold } from './best-hold.ts'
import type { HoldRow } from './hold-row.ts'
import type { Words } from './words.ts'

type HoldHintOptions = {
  readonly title: VideoPokerTitle
  readonly language: LanguageCode
  readonly words: Words
  readonly row: HoldRow
}

export type HoldHint = {
  readonly element: HTMLElement
  /** The dealt cards that wait for a decision; undefined if there are none. */
  readonly ask: (dealt: readonly string[] | undefined) => void
}

/** The best cards to hold, in words and by a mark on each; it can be switched off. */
export const createHoldHint = ({ title, language, words, row }: HoldHintOptions): HoldHint => {
  let dealt: readonly string[] | undefined
  const askIfOn = (): void => {
    hint.show(undefined)
    row.advise(0)
    if (dealt && hint.isOn()) best.ask(dealt)
  }
  const hint = createHint({ key: 'trevo-video-poker-hint', words, onSwitch: askIfOn })
  const best = createBestHold(title, ({ dealt: of, held }) => {
    if (!hint.isOn() || of.join() !== dealt?.join()) return
    const names = of.filter((_, at) => (held & (1 << at)) !== 0).map(faceOfCode)
    row.advise(held)
    hint.show(
      names.length === 0
        ? words.holdNone
        : words.holdThese(names.map((face) => nameOfFace(face, language)).join(', ')),
    )
  })
  return {
    element: hint.element,
    ask: (next) => {
      if (next?.join() === dealt?.join()) return
      dealt = next
      askIfOn()
    },
  }
}
