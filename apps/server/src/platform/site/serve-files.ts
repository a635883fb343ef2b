import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ErrorAnswers } from '../http/answers/answer-errors.ts'

const yearSec = 31_536_000

type Folder = { readonly root: string; readonly prefix: string; readonly seconds: number }

const optionsFor = ({ root, prefix, seconds }: Folder): FastifyStaticOptions => ({
  root,
  decorateReply: false,
  preCompressed: true,
  index: false,
  wildcard: prefix !== '',
  cacheControl: false,
  setHeaders: (reply, file) => {
    // Its address never changes, so a browser must check for a new version.
    if (/service-worker\.js(\.br|\.gz)?$/.test(file)) {
      reply.header('Cache-Control', 'no-cache')
      return
    }
    // The brand's picture hosts pass these on, and pages show them from there.
    if (prefix === '/art') reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
    const immutable = seconds === yearSec ? ', immutable' : ''
    reply.header('Cache-Control', `public, max-age=${seconds}${immutable}`)
  },
})

/**
 * Files of the build: hashed assets forever, pictures for a day; compressed twins (`.br`, `.gz`) are sent if the
 * browser accepts them. A folder that was not built is skipped.
 */
export const serveFiles = async (
  app: FastifyInstance,
  buildDir: string,
  { onUnknownPath }: Pick<ErrorAnswers, 'onUnknownPath'>,
): Promise<void> => {
  const folders: readonly Folder[] = [
    { root: path.resolve(buildDir, 'site/client/assets'), prefix: '/assets', seconds: yearSec },
    { root: path.resolve(buildDir, 'art'), prefix: '/art', seconds: 86_400 },
    { root: path.resolve(buildDir, 'site/client'), prefix: '', seconds: 3_600 },
  ]
  for (const folder of folders) {
    if (!existsSync(folder.root)) continue
    const serve = async (scope: FastifyInstance) => {
      // A missing file is not a page: the element that requested it could not show one.
      if (folder.prefix !== '') scope.setNotFoundHandler(onUnknownPath)
      await scope.register(fastifyStatic, optionsFor(folder))
    }
    await app.register(serve, { prefix: folder.prefix })
  }
}
