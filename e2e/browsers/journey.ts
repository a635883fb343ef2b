import { randomInt } from 'node:crypto'
import { newCpf } from '../new-cpf.ts'
import { texts } from '../texts.ts'
import { waitFor, type Visitor } from './visitor.ts'

type Language = keyof typeof texts

const goodPassword = 'Vale7Longo9Claro'
const newName = (): string => `rui${randomInt(36 ** 7).toString(36)}`
const sourceOf = (name: string | RegExp): string => (typeof name === 'string' ? name : name.source)

const chooseLanguage = async (visitor: Visitor, siteUrl: string, language: Language) => {
  await visitor.open(siteUrl)
  await visitor.run(`
    document.cookie = 'lang=${language}; path=/'
    localStorage.setItem('hisLang', '${language}')
    localStorage.setItem('lang', '${language}')`)
}

/** Submits with Enter, as every form allows. */
const register = async (visitor: Visitor, siteUrl: string, language: Language) => {
  const words = texts[language]
  await visitor.open(`${siteUrl}/register`)
  await visitor.sees({ role: 'checkbox', name: '' })
  const hasTabs = await visitor.run<boolean>(`return document.querySelector('[role=tab]') !== null`)
  if (hasTabs) await visitor.press({ role: 'tab', name: sourceOf(words.byUsername) })
  await visitor.press({ role: 'checkbox', name: '' })
  await visitor.type({ role: 'textbox', name: sourceOf(words.username) }, newName())
  await visitor.type({ role: 'textbox', name: sourceOf(words.password) }, goodPassword)
  await visitor.type({ role: 'textbox', name: sourceOf(words.repeatPassword) }, goodPassword, true)
  await waitFor(
    'the session’s token',
    async () =>
      (await visitor.run<string | null>(`return sessionStorage.getItem('token')`)) ?? undefined,
  )
}

/** The CPF that a newcomer is asked for, then R$ 50 by Pix, paid on the test institution's page. */
const deposit = async (visitor: Visitor, siteUrl: string, language: Language) => {
  const words = texts[language]
  await visitor.open(`${siteUrl}/member?page=depositv2`)
  await visitor.type({ role: 'textbox', name: sourceOf(words.cpf) }, newCpf(), true)
  await visitor.press({ role: 'button', name: String.raw`R\$\s?50([.,]00)?$` })
  await visitor.press({ role: 'button', name: sourceOf(words.makeCode) })
  await visitor.sees({ role: 'image', name: sourceOf(words.qr) })
  await visitor.sees({ role: 'link', name: sourceOf(words.payHere) })
  const bank = await visitor.run<string>(`
    return [...document.querySelectorAll('a[href]')]
      .find((link) => /${sourceOf(words.payHere)}/i.test(link.textContent)).href`)
  await visitor.open(bank)
  await visitor.run('window.isBeforePaying = true')
  await visitor.press({ role: 'button', name: '^(Pagar|Pay)' })
  await waitFor('the institution’s answer', async () => {
    const isBefore = await visitor.run<boolean>('return window.isBeforePaying === true')
    return isBefore ? undefined : true
  })
  await visitor.open(`${siteUrl}/member?page=transactionHistory`)
  await visitor.sees({ role: 'text', name: sourceOf(words.depositRow) })
}

const play = async (visitor: Visitor, siteUrl: string, language: Language) => {
  const words = texts[language]
  await visitor.open(`${siteUrl}/seamless?nodeId=1001`)
  await visitor.enterFrame()
  await visitor.press({ role: 'button', name: sourceOf(words.spin) })
  await visitor.sees({ role: 'text', name: sourceOf(words.spinResult) })
}

const readRecords = async (visitor: Visitor, siteUrl: string) => {
  const game = { role: 'text', name: 'Tigre da Sorte|Lucky Tiger' } as const
  await visitor.open(`${siteUrl}/member?page=personalHistoryCopy`)
  await visitor.sees(game)
  await visitor.open(`${siteUrl}/member?page=transactionHistory`)
  await visitor.sees(game)
}

/** Register, deposit, play, records: the steps in order, each with its name. */
export const journey = (visitor: Visitor, siteUrl: string, language: Language) =>
  [
    ['language', () => chooseLanguage(visitor, siteUrl, language)],
    ['register', () => register(visitor, siteUrl, language)],
    ['deposit', () => deposit(visitor, siteUrl, language)],
    ['play', () => play(visitor, siteUrl, language)],
    ['records', () => readRecords(visitor, siteUrl)],
  ] as const satisfies readonly (readonly [string, () => Promise<void>])[]
