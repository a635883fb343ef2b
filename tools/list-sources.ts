import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

export type Source = {
  readonly path: string
  readonly text: string
  readonly lines: readonly string[]
}

/** Files with a matching path that git tracks or would track, each read once. */
export const listSources = (pattern: RegExp): Source[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .filter((path) => pattern.test(path))
    .flatMap((path) => {
      try {
        const text = readFileSync(`${root}${path}`, 'utf8')
        return [{ path, text, lines: text.split('\n') }]
      } catch {
        return [] // deleted and not yet committed
      }
    })

export const isTest = (path: string): boolean =>
  /\.(test|spec)\.tsx?$|\/testing\/|^packages\/testkit\/|^e2e\//.test(path)
