import { formatMoney } from '@trevo/money/money.ts'
import type { ReelsView } from '@trevo/game-rules/reels/types.ts'
import type { RoundOutcome } from '@trevo/game-rules/slots/types.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { isSlot } from '@trevo/titles/slot-titles.ts'
import { h } from '../controls/h.ts'
import { isReels } from '../families/reels/shape.ts'
import { formatsOf } from '../text/format.ts'
import type { PageText } from './page-text.ts'
import type { RedoneRound } from '@trevo/game-rules/engine/redo-round.ts'
import { showGrids } from './show-grids.ts'
import { showLids } from './show-lids.ts'

type Shown = {
  readonly title: TitleData
  readonly text: PageText
  readonly language: LanguageCode
  /** How often the seed was hashed. */
  readonly hashCount: number
  /** The user's commitment, or empty. */
  readonly published: string
}

/** The redone round as a page: the payout, commitment, numbers, and what decided it. */
export const showRedone = (redone: RedoneRound, shown: Shown): Node[] => {
  const { text, published, language, hashCount } = shown
  const { verifier } = text
  const { money } = formatsOf(text)
  const { play, facts, commitment, words } = redone
  const holds = published.toLowerCase() === commitment
  const hashed = hashCount === 1 ? 'SHA-256' : `SHA-256 × ${formatsOf(text).number(hashCount)}`
  const verdict = h(
    'p',
    { class: holds ? 'good' : 'bad' },
    holds ? verifier.commitmentOk : verifier.commitmentBad,
  )
  return [
    h('h2', {}, verifier.payout),
    h('p', { class: 'payout' }, money(formatMoney(play.payoutMinor))),
    ...(play.legal.length > 0 ? [h('p', { class: 'muted' }, verifier.goesOn)] : []),
    ...(published === '' ? [] : [verdict]),
    h('code', {}, `${hashed} → ${commitment}`),
    h('h2', {}, verifier.numbers),
    h('code', {}, `${words.join(', ')} …`),
    h('h2', {}, verifier.outcome),
    h(
      'dl',
      { class: 'facts' },
      ...facts[language].flatMap(({ label, value }) => [h('dt', {}, label), h('dd', {}, value)]),
    ),
    ...gridsOf(play.view, shown),
  ]
}

const gridsOf = (view: Json, { title, text, language }: Shown): HTMLElement[] => {
  if (isSlot(title)) {
    // The engine's own view, as below.
    return showGrids(view as unknown as RoundOutcome, { title, text, language })
  }
  if (!isReels(title)) return []
  const reels = view as unknown as ReelsView
  return [...showGrids(reels, { title, text, language }), ...showLids(reels, text)]
}
