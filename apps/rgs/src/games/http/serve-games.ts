import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { TableStream } from '@trevo/contract/stream-address.ts'
import type { FastifyInstance } from 'fastify'
import type { TableVideos } from '../../rooms/videos/service/find-video.ts'

/** What a game page may load; foreign origins only for its table's video. */
const contentPolicy = (siteOrigins: readonly string[], stream: TableStream | null): string => {
  const video = stream ? [new URL(stream.url).origin, ...stream.origins] : []
  const videoOf = [...new Set(video)].map((origin) => ` ${origin}`).join('')
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `media-src 'self' blob:${videoOf}`,
    `connect-src 'self'${videoOf}`,
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigins.join(' ')}`,
  ].join('; ')
}

type Served = {
  readonly gamesDir: string
  /** Who may frame the games. */
  readonly siteOrigins: readonly string[]
  readonly streams: TableVideos
}

/**
 * Serves the built game clients: `/games/**` as they are in the folder, the page under
 * `/play/<gameCode>`, the verifier under `/verify`. Only the site may frame them.
 */
export const serveGames = async (
  app: FastifyInstance,
  { gamesDir, siteOrigins, streams }: Served,
): Promise<void> => {
  const root = resolve(gamesDir)
  // Not built, as in tests of the API.
  if (!existsSync(root)) return
  const policy = contentPolicy(siteOrigins, null)
  await app.register(fastifyStatic, {
    root,
    prefix: '/games/',
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // A game's page has its own policy.
      if (!reply.hasHeader('Content-Security-Policy')) {
        reply.header('Content-Security-Policy', policy)
      }
      reply.header('X-Content-Type-Options', 'nosniff')
      reply.header('Referrer-Policy', 'no-referrer')
      // Names under these paths contain a content hash.
      const isHashed = path.includes('/assets/') || path.includes('/art/')
      reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const config = { rateLimit: false as const }
  app.get<{ Params: { gameCode: string } }>(
    '/play/:gameCode',
    { config },
    async ({ params }, reply) => {
      // Without an answer the presenter is drawn; the page is served anyway.
      const stream = await streams.find(params.gameCode).catch(() => null)
      reply.header('Content-Security-Policy', contentPolicy(siteOrigins, stream))
      return reply.sendFile('index.html')
    },
  )
  if (existsSync(join(root, 'verify.html'))) {
    app.get('/verify', { config }, (_, reply) => reply.sendFile('verify.html'))
  }
}
