import { z } from 'zod'
import type { Logger } from '@trevo/platform/logger.ts'
import type { DrawSources } from '../needs.ts'
import { fetchInBackground, readJson } from './fetch-in-background.ts'

const Result = z.object({ numbers: z.string().min(1).max(200) })

/**
 * Results from an external feed: `GET <url>/<gameCode>/<drawNumber>` under a bearer token answers `{"numbers":
 * "1,2,3,4,5"}` in the lottery's own notation, or 404 until they exist.
 */
export const resultFeed = (
  { url, token }: { readonly url: string; readonly token: string | undefined },
  logger: Pick<Logger, 'warn'>,
): NonNullable<DrawSources['findResult']> => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const find = fetchInBackground(async (path) => {
    const answer = await readJson(`${url}/${path}`, headers)
    return answer === undefined ? undefined : Result.parse(answer).numbers
  }, logger)
  return async ({ gameCode, drawNumber }) =>
    find(`${encodeURIComponent(gameCode)}/${encodeURIComponent(drawNumber)}`)
}
