import { isClientSeed } from '@trevo/fairness/client-seed.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { fill, h, icon, icons } from '../controls/h.ts'
import { openSheet } from '../controls/sheet.ts'
import type { Game } from '../play/game-context.ts'
import { newClientSeed } from '../play/own-seed.ts'
import { RgsRefusal, type RevealedSeeds, type RoundDetail } from '../rgs/rgs-port.ts'
import { checkRound, redoRound } from '../verify/redo-round.ts'
import { verifierLink } from '../verify/verifier-link.ts'

/**
 * Seeds in use, changing them, and the check of a round done here in the browser: every step with
 * what it gave. `roundId` is the round to check; without one only the seeds are shown.
 */
export const openFairness = (game: Game, roundId?: string): void => {
  const { text } = game
  openSheet({ title: text.fairness.title, closeLabel: text.close }, () => {
    const round = h('div', { class: 'field' })
    const seeds = h('div', { class: 'field' })
    const show = (revealed?: RevealedSeeds): void => {
      fill(seeds, ...seedSection(game, show, revealed))
      if (roundId) void showCheck(game, round, roundId)
    }
    show()
    return [h('p', {}, text.fairness.intro), round, seeds]
  })
}

const value = (label: string, content: string): HTMLElement =>
  h('div', { class: 'field' }, h('small', {}, label), h('code', {}, content))

const seedSection = (
  game: Game,
  show: (revealed?: RevealedSeeds) => void,
  revealed: RevealedSeeds | undefined,
): HTMLElement[] => {
  const { text, state, formats } = game
  const { seeds } = state.session
  const input = h('input', {
    value: seeds.clientSeed ?? newClientSeed(),
    maxlength: 64,
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-label': text.fairness.clientSeed,
  })
  const hint =
    seeds.clientSeed === null ? text.fairness.clientSeedNew : text.fairness.clientSeedHint
  const note = h('small', { role: 'status' }, hint)
  const attempt = async (action: () => Promise<void>): Promise<void> => {
    try {
      await action()
    } catch (error) {
      note.className = 'bad'
      note.textContent = (error instanceof RgsRefusal && error.message) || text.problems.other
    }
  }
  const save = (): Promise<void> =>
    attempt(async () => {
      if (!isClientSeed(input.value)) {
        note.className = 'bad'
        note.textContent = text.fairness.clientSeedBad
        return
      }
      const { commitment } = state.session.seeds
      const answer = await game.port.setClientSeed({ commitment, clientSeed: input.value })
      state.session = { ...state.session, seeds: answer.seeds }
      note.className = ''
      note.textContent = text.fairness.saved
    })
  const rotate = (): Promise<void> =>
    attempt(async () => {
      await tellShown(game)
      const answer = await game.port.rotateSeeds()
      state.session = { ...state.session, seeds: answer.seeds }
      show(answer.revealed)
    })
  return [
    ...(revealed ? revealedSection(game, revealed) : []),
    value(text.fairness.commitment, seeds.commitment),
    h(
      'dl',
      { class: 'facts' },
      h('dt', {}, text.fairness.commitmentNumber),
      h('dd', {}, formats.number(seeds.commitmentNumber)),
      h('dt', {}, text.fairness.nonce),
      h('dd', {}, formats.number(seeds.nonce)),
    ),
    h('label', { class: 'field' }, h('small', {}, text.fairness.clientSeed), input, note),
    h(
      'div',
      { class: 'actions' },
      h('button', { type: 'button', class: 'quiet', click: save }, text.fairness.save),
      h('button', { type: 'button', class: 'primary', click: rotate }, text.fairness.rotate),
    ),
  ]
}

/** Seeds change only between rounds: the last one must be told to be over first. */
const tellShown = async ({ state, port }: Game): Promise<void> => {
  if (state.unfinishedRoundId === undefined) return
  await port.finish(state.unfinishedRoundId)
  state.unfinishedRoundId = undefined
}

const revealedSection = ({ text }: Game, revealed: RevealedSeeds): HTMLElement[] => [
  h('p', { class: 'good', role: 'status' }, text.fairness.rotated),
  value(
    `${text.fairness.revealed}, ${text.fairness.usedFor(revealed.roundCount)}`,
    revealed.serverSeed,
  ),
]

const showCheck = async (game: Game, place: HTMLElement, roundId: string): Promise<void> => {
  const { text } = game
  const title = h('h3', {}, text.fairness.verifyTitle)
  try {
    fill(place, title, ...(await checkSection(game, await game.port.round(roundId))))
  } catch (error) {
    const said = error instanceof RgsRefusal ? error.message : ''
    fill(place, title, h('p', { class: 'bad', role: 'alert' }, said || text.history.failed))
  }
}

const checkSection = async (game: Game, { round, proof }: RoundDetail): Promise<HTMLElement[]> => {
  const { text, formats, title, language } = game
  const serverSeed = proof?.serverSeed
  if (!proof || !serverSeed || !round.outcome) {
    const { notRevealed, flightNotOver } = text.fairness
    return [h('p', {}, title.maths.family === 'crash' ? flightNotOver : notRevealed)]
  }
  if (proof.mathsVersion !== title.maths.version) return [h('p', {}, text.fairness.otherVersion)]
  const { clientSeed, nonce, commitment, hashCount } = proof
  const { engine } = await title.loadEngine()
  const { choice, actions } = round
  const stakeMinor = parseMoney(round.firstStake)
  const input = { serverSeed, clientSeed, nonce, hashCount, stakeMinor, choice, actions }
  const redone = redoRound({ title: title.maths, engine }, input)
  if (!redone) return [h('p', { class: 'bad', role: 'status' }, text.fairness.bad)]
  const payoutMinor = parseMoney(round.payout)
  const check = checkRound(redone, { commitment, outcome: round.outcome, payoutMinor })
  const isOk = check.commitment && check.outcome && check.payout
  const { steps } = text.fairness
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
      isOk ? text.fairness.ok : text.fairness.bad,
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
    h('a', { href: link, target: '_blank', rel: 'noopener' }, text.fairness.openPage),
  ]
}

const proofStep = (isOk: boolean, sentence: string, detail: string): HTMLElement =>
  h(
    'li',
    { 'data-ok': String(isOk) },
    icon(isOk ? icons.check : icons.cross),
    h('div', {}, sentence, h('code', {}, detail)),
  )
