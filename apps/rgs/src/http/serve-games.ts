import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
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
 * Serves the built game clients: `/games/**` as they lie in the folder, and the page of every title
 * under `/games/<gameCode>/` where the build made one. Only the site may frame them.
 */
export const serveGames = async (
  app: FastifyInstance,
  { gamesDir, siteOrigin }: { gamesDir: string; siteOrigin: string },
): Promise<void> => {
  const root = resolve(gamesDir)
  // Built later, or not at all in tests of the API.
  if (!existsSync(root)) return
  const policy = contentPolicy(siteOrigin)
  await app.register(fastifyStatic, {
    root,
    prefix: '/games/',
    index: 'index.html',
    redirect: true,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('Content-Security-Policy', policy)
      reply.header('X-Content-Type-Options', 'nosniff')
      reply.header('Referrer-Policy', 'no-referrer')
      // File names under assets/ carry a hash of their content.
      const isHashed = path.includes('/assets/')
      reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}
