import type { Language } from '@trevo/contract/shapes.ts'
import type { FastifyRequest } from 'fastify'

/** EN or PT from the Language header (a `pt_BR` or `en-US` counts too), else the brand's default. */
export const languageOf = (
  request: Pick<FastifyRequest, 'headers'>,
  byDefault: Language,
): Language => {
  const asked = String(request.headers['language'] ?? '')
    .slice(0, 2)
    .toUpperCase()
  return asked === 'EN' || asked === 'PT' ? asked : byDefault
}
