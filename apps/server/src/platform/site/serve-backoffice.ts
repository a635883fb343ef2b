import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorAnswers } from '../http/answers/answer-errors.ts'
import type { OpsPlaces } from '../http/ops/ops-origin.ts'

const yearSec = 31_536_000
const daySec = 86_400

/** Nothing of anybody else, no inline code, and in no frame. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // The one style that React Aria writes into the page: presses that do not pan.
  "style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** What is no page: endpoints, files, health. */
const isNoPage = (url: string): boolean =>
  /^\/(ops|wps|assets|art|docs|health|ready|metrics)([/?]|$)/.test(url)

type BackofficeParts = {
  readonly buildDir: string
  readonly places: OpsPlaces
  /** Of the brand with this host name. */
  merchantOf(host: string): string
}

const serveFolder = async (
  app: FastifyInstance,
  folder: { readonly root: string; readonly prefix: string; readonly seconds: number },
): Promise<void> => {
  const { root, prefix, seconds } = folder
  if (!existsSync(root)) return
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('Cache-Control', `public, max-age=${seconds}`)
    },
  })
}

/**
 * The operators' application: one page for all its addresses, which asks for everything else. Asked for
 * by another host name it leads to the common one, because only from its own may it change anything.
 */
export const serveBackoffice = async (
  app: FastifyInstance,
  { onUnknownPath }: Pick<ErrorAnswers, 'onUnknownPath'>,
  { buildDir, places, merchantOf }: BackofficeParts,
): Promise<void> => {
  const root = path.resolve(buildDir, 'backoffice')
  await serveFolder(app, { root: path.join(root, 'assets'), prefix: '/assets', seconds: yearSec })
  const fonts = path.resolve(buildDir, 'art/fonts')
  await serveFolder(app, { root: fonts, prefix: '/art/fonts', seconds: daySec })
  const file = path.join(root, 'index.html')
  const page = existsSync(file) ? await readFile(file, 'utf8') : undefined
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const { method, url, host } = request
    if (page === undefined || method !== 'GET' || isNoPage(url)) {
      return onUnknownPath(request, reply)
    }
    const place = places.at(host)
    if (!place) {
      const origin = places.commonOrigin()
      // As text: a target of two slashes, read as an address, would lead elsewhere.
      return origin !== undefined && url.startsWith('/')
        ? reply.redirect(`${origin}${url}`)
        : onUnknownPath(request, reply)
    }
    const merchant = place.merchant ?? merchantOf(new URL(place.origin).hostname)
    return reply
      .header('Content-Security-Policy', policy)
      .header('Cache-Control', 'no-store')
      .header('X-Frame-Options', 'DENY')
      .type('text/html; charset=utf-8')
      .send(page.replace('__MERCHANT__', encodeURIComponent(merchant)))
  })
}
