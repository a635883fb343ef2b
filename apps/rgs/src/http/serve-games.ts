import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const contentPolicy = (siteOrigin: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigin}`,
  ].join('; ')

/**
 * Serves the built game clients: `/games/**` as they lie in the folder, the page under
 * `/play/<gameCode>`, the verifier under `/verify`. Only the site may frame them.
 */
export const serveGames = async (
  app: FastifyInstance,
  { gamesDir, siteOrigin }: { gamesDir: string; siteOrigin: string },
): Promise<void> => {
  const root = resolve(gamesDir)
  // Not built, as in tests of the API.
  if (!existsSync(root)) return
  const policy = contentPolicy(siteOrigin)
  await app.register(fastifyStatic, {
    root,
    prefix: '/games/',
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('Content-Security-Policy', policy)
      reply.header('X-Content-Type-Options', 'nosniff')
      reply.header('Referrer-Policy', 'no-referrer')
      // Names under these carry a hash of their content.
      const isHashed = path.includes('/assets/') || path.includes('/art/')
      reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const page = (url: string, file: string) =>
    app.get(url, { config: { rateLimit: false } }, (_, reply) => reply.sendFile(file))
  page('/play/:gameCode', 'index.html')
  if (existsSync(join(root, 'verify.html'))) page('/verify', 'verify.html')
}
