import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { iconStrips } from '@trevo/art/icon-names.ts'
import { build, type InlineConfig } from 'vite'
import type { Shell } from './src/worker/caches.ts'

const here = path.dirname(fileURLToPath(import.meta.url))

/** The personal center, which has the third, needs the network. */
const strips: readonly (keyof typeof iconStrips)[] = ['early', 'later']

/** Images of the offline page and of its surrounding layout; a missing one would keep the worker from installing. */
const art = [
  '/art/fonts/text.woff2',
  '/art/fonts/display.woff2',
  ...strips.map((strip) => `/art/icons/${strip}.webp`),
  '/art/drawing/satellite-antenna-192.webp',
  '/art/app/icon-32.png',
]

/**
 * Builds `/service-worker.js` beside the client. Its URL never changes, so the version is written into
 * the script: browsers install a new worker whenever a byte differs.
 *
 * @param files of the client build that the offline page needs
 */
export const buildWorker = async (
  shared: InlineConfig,
  folder: string,
  { version, files }: Pick<Shell, 'version' | 'files'>,
): Promise<void> => {
  const shell: Shell = {
    version,
    files: [...files.map((file) => `/${file}`), ...art],
    pages: { PT: '/offline?lang=PT', EN: '/offline?lang=EN' },
  }
  await build({
    ...shared,
    define: { __SHELL__: JSON.stringify(shell) },
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      rolldownOptions: {
        input: path.join(here, 'src/worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}
