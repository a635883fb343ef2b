import { fairnessWords } from '../text/fairness-words.ts'
import './linked-round.css'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { fill, h } from '../controls/h.ts'
import { createLinkedClient, type LinkedDetail } from '../rgs/linked-client.ts'
import { RgsRefusal, type RoundDetail } from '../rgs/rgs-port.ts'
import { formatsOf, type Formats } from '../text/format.ts'
import type { Text } from '../text/pt.ts'
import { loadTitle, type Title } from '../titles.ts'
import { checkSection } from '../verify/check-section.ts'
import { linkedWords } from './linked-words.ts'
import type { Linked } from './linked.ts'

/**
 * The page of one round, for the holder of a link that the platform signed: the wager, the outcome and the proof.
 * It opens without a session, for as long as the round is kept.
 */
export const showLinkedRound = async (root: HTMLElement, linked: Linked): Promise<void> => {
  const { gameCode, text } = linked
  root.classList.add('linked-round')
  root.dataset['state'] = 'ready'
  fill(root, h('p', { role: 'status' }, '…'))
  try {
    const loading = loadTitle(gameCode)
    if (!loading) {
      const { showLinkedSeat } = await import('./show-linked-seat.ts')
      return await showLinkedSeat(root, linked)
    }
    const client = createLinkedClient(linked.language)
    const [title, detail] = await Promise.all([loading, client.round(linked.roundId, linked.proof)])
    fill(root, ...(await roundParts(linked, title, detail)))
  } catch (error) {
    const isRefused = error instanceof RgsRefusal
    const said = isRefused && error.message !== '' ? error.message : text.problems.broken
    root.dataset['state'] = 'failed'
    fill(root, h('p', { role: 'alert' }, said))
    if (!isRefused) throw error
  }
}

const roundParts = async (
  { text, language, roundId }: Linked,
  title: Title,
  detail: LinkedDetail,
): Promise<HTMLElement[]> => {
  const formats = formatsOf(text)
  const { round } = detail
  const { history } = text
  const linked = linkedWords[language]
  const facts: (readonly [string, string])[] = [
    [linked.startedAt, formats.when(round.startedAt)],
    ...(detail.withoutAmounts
      ? [[linked.paidTimes, linked.timesStake(timesOf(formats, round))] as const]
      : [
          [history.stake, formats.money(round.stake)] as const,
          [history.payout, formats.money(round.payout)] as const,
        ]),
    ...(history.states[round.state] === ''
      ? []
      : ([[linked.state, history.states[round.state]]] as const)),
    [linked.number, roundId],
  ]
  const parts = [
    h('h1', {}, title.maths.title[language]),
    factList(facts),
    detail.withoutAmounts
      ? h('p', {}, linked.withoutAmounts(formats.money(round.firstStake)))
      : undefined,
    h('h2', {}, linked.outcome),
    await outcomePart({ text, language, formats, title, detail }),
    h('h2', {}, fairnessWords[language].verifyTitle),
    h('p', {}, fairnessWords[language].intro),
    ...(await checkSection({ formats, title, language }, detail)),
  ]
  return parts.filter((part) => part !== undefined)
}

/** What was paid, in stakes. */
const timesOf = (formats: Formats, { payout, stake }: RoundDetail['round']): string =>
  formats.number(Number(payout) / Number(stake))

const factList = (facts: readonly (readonly [string, string])[]): HTMLElement =>
  h(
    'dl',
    { class: 'facts' },
    ...facts.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, value)]),
  )

type Shown = {
  readonly text: Text
  readonly language: LanguageCode
  readonly formats: Formats
  readonly title: Title
  readonly detail: RoundDetail
}

/** The outcome, in the words of the title's engine; undefined for a round of an older version. */
const outcomePart = async ({ language, title, detail }: Shown): Promise<HTMLElement> => {
  const { round, proof } = detail
  if (round.outcome === null || round.legal.length > 0)
    return h('p', {}, linkedWords[language].notOver)
  if (proof && proof.mathsVersion !== title.maths.version) {
    return h('p', {}, fairnessWords[language].otherVersion)
  }
  const { engine } = await title.loadEngine()
  const stakeMinor = parseMoney(round.firstStake)
  const choice = engine.readChoice(title.maths, stakeMinor, round.choice)
  if (choice === undefined) return h('p', {}, fairnessWords[language].otherVersion)
  const play = {
    view: round.outcome as Json, // came as JSON
    stakeMinor: parseMoney(round.stake),
    payoutMinor: parseMoney(round.payout),
    legal: [],
    timeoutAction: null,
  }
  const facts = engine.facts(title.maths, { stakeMinor, choice }, play)[language]
  return factList(facts.map(({ label, value }) => [label, value]))
}
