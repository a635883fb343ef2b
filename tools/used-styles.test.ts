import path from 'node:path'
import { expect, it } from 'vitest'
import { isTest, listSources } from './list-sources.ts'

const programs = listSources(/^(apps|packages)\/.*\.tsx?$/).filter((source) => !isTest(source.path))

/** The classes that a style sheet defines. */
const classesOf = (css: string): Set<string> => {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/url\([^)]*\)/g, '')
  const selectors = [...rules.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector)
  return new Set(
    selectors
      .filter((selector) => !selector.trim().startsWith('@'))
      .flatMap((selector) => [...selector.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)])
      .map(([, name = '']) => name),
  )
}

const resolve = (from: string, target: string): string =>
  target.startsWith('@trevo/ui/')
    ? target.replace('@trevo/ui/', 'packages/ui/src/')
    : path.posix.join(path.posix.dirname(from), target)

/** How a module is used: classes by name, and the text of files that look one up by a value. */
const usesOf = (module: string) => {
  const names = new Set<string>()
  let lookups = ''
  for (const { path: from, text } of programs) {
    for (const [, local = '', target = ''] of text.matchAll(/import (\w+) from '(\S+\.css)'/g)) {
      if (resolve(from, target) !== module) continue
      const uses = [...text.matchAll(new RegExp(`\\b${local}\\[(?:'([\\w-]+)'\\]|)`, 'g'))]
      for (const [, name] of uses) {
        if (name === undefined) lookups += text
        else names.add(name)
      }
    }
  }
  return { names, lookups }
}

const isWordOf = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text)

it('a CSS module and the components that import it name the same classes', () => {
  const differences = listSources(/\.module\.css$/).flatMap(({ path: module, text }) => {
    const styled = classesOf(text)
    const { names, lookups } = usesOf(module)
    return [
      ...[...styled]
        .filter((name) => !names.has(name) && !isWordOf(lookups, name))
        .map((name) => `${module}: .${name} is used nowhere`),
      ...[...names]
        .filter((name) => !styled.has(name))
        .map((name) => `${module}: ${name} has no style`),
    ]
  })
  expect(differences).toEqual([])
})

it('every class that the games style is used by an element', () => {
  const text = listSources(/^apps\/games\/.*\.(ts|tsx|html)$/)
    .filter(({ path: file }) => !isTest(file))
    .map((source) => source.text)
    .join('\n')
  /** Prefixes of classes that are composed: `arena-${…}`. */
  const beginnings = [...text.matchAll(/([a-z][\w-]*-)\$\{/g)].map(
    ([, beginning = '']) => beginning,
  )
  const unused = listSources(/^apps\/games\/.*\.css$/).flatMap(({ path: file, text: css }) =>
    [...classesOf(css)]
      .filter((name) => !isWordOf(text, name))
      .filter((name) => !beginnings.some((beginning) => name.startsWith(beginning)))
      .map((name) => `${file}: .${name}`),
  )
  expect(unused).toEqual([])
})
