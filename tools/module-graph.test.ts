import path from 'node:path'
import { expect, it } from 'vitest'
import { isTest, listSources } from './list-sources.ts'
import { packages, serverModules } from './module-graph.ts'

type Import = { from: string; to: string }

const importPattern = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

const resolve = (file: string, specifier: string): string => {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  const own = /^@trevo\/([^/]+)\/(.+)$/.exec(specifier)
  return own ? `packages/${own[1]}/src/${own[2]}` : specifier
}

const imports: Import[] = listSources(/^(apps|packages)\/.*\.tsx?$/)
  .filter(({ path: file }) => !isTest(file))
  .flatMap(({ path: file, text }) =>
    [...text.matchAll(importPattern)].map(([, specifier = '']) => ({
      from: file,
      to: resolve(file, specifier),
    })),
  )

const moduleOf = (file: string) => /^apps\/server\/src\/modules\/([^/]+)\//.exec(file)?.[1]
const appOf = (file: string) => /^apps\/([^/]+)\//.exec(file)?.[1]
const packageOf = (file: string) => /^packages\/([^/]+)\//.exec(file)?.[1]
const show = ({ from, to }: Import) => `${from} → ${to}`

it('a server module calls only the modules that the graph lists for it', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [caller, called] = [moduleOf(from), moduleOf(to)]
    return caller && called && caller !== called && !serverModules[caller]?.includes(called)
  })
  expect(wrong.map(show)).toEqual([])
})

it('every server module stands in the graph', () => {
  const seen = new Set(imports.flatMap(({ from }) => moduleOf(from) ?? []))
  expect([...seen].filter((name) => !(name in serverModules))).toEqual([])
})

it('a module is entered through its index.ts only', () => {
  const wrong = imports.filter(({ from, to }) => {
    const called = moduleOf(to)
    if (!called || moduleOf(from) === called) return false
    return to !== `apps/server/src/modules/${called}/index.ts`
  })
  expect(wrong.map(show)).toEqual([])
})

it('an app never imports another app, and a package never imports an app', () => {
  const wrong = imports.filter(({ from, to }) => appOf(to) && appOf(to) !== appOf(from))
  expect(wrong.map(show)).toEqual([])
})

it('a package uses only the packages that the graph lists for it', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [caller, called] = [packageOf(from), packageOf(to)]
    return caller && called && caller !== called && !packages[caller]?.includes(called)
  })
  expect(wrong.map(show)).toEqual([])
})

it('the platform knows no module', () => {
  const wrong = imports.filter(
    ({ from, to }) => from.startsWith('apps/server/src/platform/') && moduleOf(to),
  )
  expect(wrong.map(show)).toEqual([])
})

it('site features never import each other, and ui knows neither router nor contract', () => {
  const featureOf = (file: string) => /^apps\/site\/src\/features\/([^/]+)\//.exec(file)?.[1]
  const wrong = imports.filter(({ from, to }) => {
    const [caller, called] = [featureOf(from), featureOf(to)]
    if (caller && called && caller !== called) return true
    return from.startsWith('packages/ui/') && /^react-router|packages\/contract\//.test(to)
  })
  expect(wrong.map(show)).toEqual([])
})
