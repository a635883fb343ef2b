import { languageCodes, languages, type LanguageCode } from '@trevo/languages/languages.ts'
import { html, type Html } from './html.ts'
import { addressIn } from './page-language.ts'
import type { PageTexts } from './texts.ts'

const clover = html`<svg viewBox="0 0 32 32" aria-hidden="true">
  <g fill="#1fd17f">
    <path d="M15 15C8 15 4 12 4 8.600A4.600 4.600 0 0 1 9.500 4 4.600 4.600 0 0 1 15 8.500z" />
    <path d="M17 15c7 0 11-3 11-6.400A4.600 4.600 0 0 0 22.500 4 4.600 4.600 0 0 0 17 8.500z" />
    <path d="M15 17c-7 0-11 3-11 6.400A4.600 4.600 0 0 0 9.500 28 4.600 4.600 0 0 0 15 23.500z" />
    <path d="M17 17c7 0 11 3 11 6.400A4.600 4.600 0 0 1 22.500 28 4.600 4.600 0 0 1 17 23.500z" />
  </g>
</svg>`

const gear = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path
    d="M4 7h9m4 0h3M4 17h3m4 0h9M13 4.500v5M7 14.500v5"
    fill="none"
    stroke="currentColor"
    stroke-width="2.200"
    stroke-linecap="round"
  />
</svg>`

export type Frame = {
  readonly language: LanguageCode
  readonly texts: PageTexts
  readonly title: string
  /** Path of this page, for the links to the other languages. */
  readonly path: string
  readonly body: Html
}

const linkTo = (language: LanguageCode, path: string): Html => {
  const { htmlLang } = languages[language]
  return html`<a href="${addressIn(language, path)}" hreflang="${htmlLang}" lang="${htmlLang}"
    >${language}</a
  >`
}

/** A whole page: header with links to the other pages, then the body. No script at all. */
export const pageFrame = ({ language, texts, title, path, body }: Frame): string => {
  const others = languageCodes.filter((code) => code !== language)
  return html`<!doctype html>
    <html lang="${languages[language].htmlLang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="theme-color" content="#0a1411" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${texts.bank}</title>
        <link rel="stylesheet" href="/styles.css" />
      </head>
      <body>
        <header>
          ${clover}<b>${texts.bank}</b>
          <nav>
            <a href="${addressIn(language, '/statement')}">${texts.statement}</a>
            <a href="${addressIn(language, '/faults')}" aria-label="${texts.faults}">${gear}</a>
            ${others.map((other) => linkTo(other, path))}
          </nav>
        </header>
        <main>
          ${body}
          <p class="note">${texts.practice}</p>
        </main>
      </body>
    </html>`.text
}

/** Money in the language's format: R$ 1.234,50 or R$ 1,234.50. */
export const moneyText = (cents: bigint, language: LanguageCode): string =>
  new Intl.NumberFormat(languages[language].locale, {
    style: 'currency',
    currency: 'BRL',
    // Centavos above 2^53 do not exist in Pix; its amounts have at most 12 digits.
  }).format(Number(cents) / 100)

/** A Brazilian institution prints its own bank’s time, for every brand it serves. */
const bankZone = 'America/Sao_Paulo'

export const momentText = (at: Date, language: LanguageCode): string =>
  new Intl.DateTimeFormat(languages[language].fileLocale, {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: bankZone,
  }).format(at)

export const cpfText = (cpf: string): string =>
  cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')
