import { fairnessWords } from '../text/fairness-words.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { h, icon, icons } from '../controls/h.ts'
import type { Game } from '../play/context/game-context.ts'
import type { RoundDetail } from '../rgs/rgs-port.ts'
import { checkRound, redoRound } from '@trevo/game-rules/engine/redo-round.ts'
import { verifierLink } from './verifier-link.ts'

type Given = Pick<Game, 'formats' | 'title' | 'language'>

/** The check of a round, done here in the browser: every step with its result. */
export const checkSection = async (
  { formats, title, language }: Given,
  { round, proof }: RoundDetail,
): Promise<HTMLElement[]> => {
  const serverSeed = proof?.serverSeed
  if (!proof || !serverSeed || !round.outcome) {
    const { notRevealed, flightNotOver } = fairnessWords[language]
    return [h('p', {}, title.maths.family === 'crash' ? flightNotOver : notRevealed)]
  }
  if (proof.mathsVersion !== title.maths.version)
    return [h('p', {}, fairnessWords[language].otherVersion)]
  const { clientSeed, nonce, commitment, hashCount } = proof
  const { engine } = await title.loadEngine()
  const { choice, actions } = round
  const stakeMinor = parseMoney(round.firstStake)
  const input = { serverSeed, clientSeed, nonce, hashCount, stakeMinor, choice, actions }
  const redone = redoRound({ title: title.maths, engine }, input)
  if (!redone) return [h('p', { class: 'bad', role: 'status' }, fairnessWords[language].bad)]
  const payoutMinor = parseMoney(round.payout)
  const check = checkRound(redone, { commitment, outcome: round.outcome, payoutMinor })
  const isOk = check.commitment && check.outcome && check.payout
  const { steps } = fairnessWords[language]
  const facts = redone.facts[language].map(({ label, value: said }) => `${label}: ${said}`)
  const link = verifierLink(import.meta.env.BASE_URL, {
    game: round.gameCode,
    serverSeed,
    clientSeed,
    nonce,
    hashCount: hashCount === 1 ? undefined : hashCount,
    stake: formatMoney(stakeMinor),
    commitment,
    choice: choice === null ? undefined : JSON.stringify(choice),
    actions: actions.length === 0 ? undefined : JSON.stringify(actions),
    lang: language.toLowerCase(),
  })
  return [
    h(
      'p',
      { class: isOk ? 'good' : 'bad', role: 'status' },
      isOk ? fairnessWords[language].ok : fairnessWords[language].bad,
    ),
    h(
      'ol',
      { class: 'proof' },
      proofStep(
        check.commitment,
        hashCount === 1 ? steps.commitment : steps.chain(formats.number(hashCount)),
        `${serverSeed}\n→ ${redone.commitment}`,
      ),
      proofStep(true, steps.numbers, `${clientSeed}:${nonce} → ${redone.words.join(', ')} …`),
      proofStep(check.outcome, steps.outcome, facts.join('\n')),
      proofStep(check.payout, steps.payout, formats.money(round.payout)),
    ),
    h('a', { href: link, target: '_blank', rel: 'noopener' }, fairnessWords[language].openPage),
  ]
}

const proofStep = (isOk: boolean, sentence: string, detail: string): HTMLElement =>
  h(
    'li',
    { 'data-ok': String(isOk) },
    icon(isOk ? icons.check : icons.cross),
    h('div', {}, sentence, h('code', {}, detail)),
  )
