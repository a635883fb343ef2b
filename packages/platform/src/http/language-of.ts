import { isLanguageCode } from '@trevo/languages/languages.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { FastifyRequest } from 'fastify'

/** The language of the Language header (a `pt_BR` or `en-US` counts too), else the brand's default. */
export const languageOf = (
  request: Pick<FastifyRequest, 'headers'>,
  byDefault: Language,
): Language => {
  const asked = String(request.headers['language'] ?? '')
    .slice(0, 2)
    .toUpperCase()
  return isLanguageCode(asked) ? asked : byDefault
}
