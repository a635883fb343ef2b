import {
  defaultLanguage,
  isLanguageCode,
  languageCodes,
  type LanguageCode,
} from '@trevo/languages/languages.ts'
import type { FastifyRequest } from 'fastify'

/** The language that the address names, else the first one that the browser asks for. */
export const languageOf = (request: FastifyRequest): LanguageCode => {
  const { lang } = request.query as { lang?: string } // fastify parses the query into texts
  const chosen = lang?.toUpperCase()
  if (isLanguageCode(chosen)) return chosen
  const asked = (request.headers['accept-language'] ?? '').trim().toUpperCase()
  const isAsked = (code: LanguageCode) => new RegExp(String.raw`^${code}\b`).test(asked)
  return languageCodes.find(isAsked) ?? defaultLanguage
}

/** The address of a page in a language. */
export const addressIn = (language: LanguageCode, path: string): string =>
  `${path}?lang=${language.toLowerCase()}`
