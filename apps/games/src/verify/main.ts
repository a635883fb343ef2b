import { parseMoney, formatMoney } from '@trevo/money/money.ts'
import { readTypedMoney } from '@trevo/money/read-typed-money.ts'
import { isClientSeed } from '@trevo/fairness/client-seed.ts'
import { hashCountMax } from '@trevo/fairness/hash-chain.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { findTitle, type PlayableTitle } from '@trevo/titles/find-title.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { languages, type LanguageCode } from '@trevo/languages/languages.ts'
import { fill, h } from '../controls/h.ts'
import { guessLanguage } from '../text/choose-text.ts'
import { formatsOf } from '../text/format.ts'
import { pageTexts, type PageText } from './page-text.ts'
import {
  redoRound,
  type RedoneRound,
  type RoundInput,
} from '@trevo/game-rules/engine/redo-round.ts'
import { showRedone } from './show-redone.ts'
import { isRepeated, testVectors } from './vectors.ts'

type Page = {
  readonly text: PageText
  readonly language: LanguageCode
  readonly query: URLSearchParams
}

/** Builds the page. It works only with what was loaded and never calls a server. */
const start = (): void => {
  const root = document.querySelector('#verifier')
  if (!root) return
  const query = new URLSearchParams(location.hash.slice(1))
  const language = guessLanguage(query, navigator.language)
  const text = pageTexts[language]
  const page: Page = { text, language, query }
  document.documentElement.lang = languages[language].htmlLang
  document.title = `${text.verifier.title} · Trevo`
  const result = h('section', { 'aria-live': 'polite' })
  fill(
    root,
    h('h1', {}, text.verifier.title),
    h('p', { class: 'lead' }, text.verifier.intro),
    createForm(page, result),
    result,
    h('h2', {}, text.verifier.byHand),
    h('p', { class: 'muted' }, text.verifier.byHandText),
    ...vectorSection(page),
    downloadLink(page),
  )
}

const createForm = (page: Page, result: HTMLElement): HTMLFormElement => {
  const { text, language, query } = page
  const game = h(
    'select',
    { name: 'game' },
    ...titlesInOrder.map(({ maths: { gameCode, title } }) =>
      h('option', { value: gameCode, selected: query.get('game') === gameCode }, title[language]),
    ),
  )
  const field = (name: string, label: string, fallback = '', wide = false): HTMLElement => {
    const value = query.get(name) ?? fallback
    const input = h('input', { name, value, autocomplete: 'off', spellcheck: 'false' })
    return h('label', { class: wide ? 'field wide' : 'field' }, h('small', {}, label), input)
  }
  const form = h(
    'form',
    {},
    h('label', { class: 'field' }, h('small', {}, text.verifier.game), game),
    field('stake', text.verifier.stake, '1.00'),
    field('serverSeed', text.verifier.serverSeed, '', true),
    field('clientSeed', text.verifier.clientSeed),
    field('nonce', text.verifier.nonce, '0'),
    field('commitment', text.verifier.commitment, '', true),
    field('hashCount', text.verifier.hashCount, '1'),
    field('choice', text.verifier.choice, '', true),
    field('actions', text.verifier.actions, '', true),
    h('button', { class: 'primary', type: 'submit' }, text.verifier.check),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    fill(result, ...check(page, new FormData(form)))
  })
  if (query.has('serverSeed')) fill(result, ...check(page, new FormData(form)))
  return form
}

const refuse = (sentence: string): Node[] => [h('p', { class: 'bad', role: 'alert' }, sentence)]

/** JSON as typed in a field; an empty field is `empty`, invalid text undefined. */
const readJson = (written: string, empty: Json): Json | undefined => {
  if (written === '') return empty
  try {
    return JSON.parse(written) as Json // what JSON.parse gives
  } catch {
    return undefined
  }
}

/** Checks the fields one by one, then redoes the round. */
const check = ({ text, language }: Page, data: FormData): Node[] => {
  const { verifier } = text
  const read = (name: string): string => String(data.get(name) ?? '').trim()

  const found = findTitle(read('game'))
  const stake = readTypedMoney(read('stake'), languages[language].decimalSign)
  const stakeMinor = stake.kind === 'amount' ? stake.minor : undefined
  const nonce = /^\d{1,15}$/.test(read('nonce')) ? Number(read('nonce')) : -1
  const hashCount = Number(read('hashCount') || '1')
  const choice = readJson(read('choice'), null)
  const actions = readJson(read('actions'), [])
  if (!/^[0-9a-f]{64}$/i.test(read('serverSeed'))) return refuse(verifier.badSeed)
  if (!isClientSeed(read('clientSeed'))) return refuse(verifier.badClientSeed)
  if (nonce < 0) return refuse(verifier.badNonce)
  if (!(Number.isInteger(hashCount) && hashCount >= 1 && hashCount <= hashCountMax)) {
    return refuse(verifier.badHashCount)
  }
  if (choice === undefined || !Array.isArray(actions)) return refuse(verifier.badChoice)
  if (!found || stakeMinor === undefined) {
    return refuse(`${verifier.badStake} ${stakesOf(text, found?.title)}`)
  }
  const input = {
    serverSeed: read('serverSeed').toLowerCase(),
    clientSeed: read('clientSeed'),
    nonce,
    hashCount,
    stakeMinor,
    choice,
    actions,
  }
  const published = read('commitment')
  const redone = attemptRedo(found, input)
  if (redone === 'illegal') return refuse(verifier.badActions)
  if (redone)
    return showRedone(redone, { title: found.title, text, language, hashCount, published })
  const isOtherStake = !found.title.stakeStepsMinor.includes(stakeMinor)
  return refuse(
    isOtherStake ? `${verifier.badStake} ${stakesOf(text, found.title)}` : verifier.badChoice,
  )
}

const attemptRedo = (
  found: PlayableTitle,
  input: RoundInput,
): RedoneRound | 'illegal' | undefined => {
  try {
    return redoRound(found, input)
  } catch (error) {
    if (error instanceof RangeError) return 'illegal'
    throw error
  }
}

const stakesOf = (text: PageText, maths: TitleData | undefined): string => {
  const { money } = formatsOf(text)
  return (maths?.stakeStepsMinor ?? []).map((stake) => money(formatMoney(stake))).join(', ')
}

const vectorSection = ({ text, language }: Page): HTMLElement[] => {
  const { money } = formatsOf(text)
  const rows = testVectors.map((vector) => {
    const title = findTitle(vector.game)?.title
    const verdict = h('td', {}, '·')
    const row = h(
      'tr',
      {},
      h('td', {}, title?.title[language] ?? vector.game),
      h('td', {}, `${vector.serverSeed.slice(0, 10)}… · ${vector.clientSeed} · ${vector.nonce}`),
      h('td', {}, money(formatMoney(parseMoney(formatMoney(BigInt(vector.payoutMinor)))))),
      verdict,
    )
    const run = (): void => {
      const isOk = isRepeated(vector)
      verdict.className = isOk ? 'good' : 'bad'
      verdict.textContent = isOk ? text.verifier.vectorOk : text.verifier.vectorBad
    }
    return { row, run }
  })
  const runAll = (): void => {
    for (const { run } of rows) run()
  }
  return [
    h('h2', {}, text.verifier.vectors),
    h('p', { class: 'muted' }, text.verifier.vectorsIntro),
    h(
      'div',
      { class: 'row' },
      h('button', { type: 'button', class: 'quiet', click: runAll }, text.verifier.runVectors),
    ),
    h(
      'div',
      { class: 'scroll' },
      h('table', { class: 'vectors' }, h('tbody', {}, ...rows.map(({ row }) => row))),
    ),
  ]
}

/** Absent in the downloaded file itself, which needs nothing more. */
const downloadLink = ({ text }: Page): HTMLElement => {
  if (location.protocol === 'file:') return h('p', {})
  const name = `${import.meta.env.BASE_URL}verify-offline.html`
  const link = h('a', { class: 'primary', href: name, download: 'trevo-verify.html' })
  link.textContent = text.verifier.download
  return h('p', {}, link)
}

start()
