import {
  ruleNames,
  ruleRegistry,
  type Confidence,
  type RuleName,
} from '@trevo/contract/jurisdiction-rules.ts'
import { texts } from '@trevo/i18n/texts/en/office/law/rules.ts'
import { describeRule } from '../../apps/server/src/modules/system/commands.ts'
import { isTest, listSources, type Source } from '../list-sources.ts'
import { readTitles } from '../trace/read-titles.ts'
import duties from './duties.json' with { type: 'json' }

export type Article = {
  /** The name of a rule, or the article itself for a duty without a figure: what titles of tests contain. */
  readonly id: string
  readonly article: string
  readonly words: string
  readonly value: string
  readonly confidence: Confidence
  /** Files that execute it, the most telling first; empty while nothing does. */
  readonly code: readonly string[]
  readonly tests: readonly { readonly path: string; readonly title: string }[]
}

const valueOf = (name: RuleName): string => {
  const { delivered, unit } = ruleRegistry[name]
  return describeRule(delivered.br, unit)
}

/** Whether a text has the id as a word of its own. */
const names = (text: string, id: string): boolean => {
  const escaped = id.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<!\w)${escaped}(?!\w)`).test(text)
}

/** Files that pass rules on without doing what they say. */
const carriers = /jurisdiction-rules|\/i18n\/|^apps\/backoffice\/|\/seed\/|\/text\//

/** What decides before what wires, and servers before pages. */
const weightOf = (path: string): number =>
  [
    /\/(domain|service)\//,
    /^apps\/(server|rgs)\/src\/modules\//,
    /^apps\/(server|rgs)\//,
  ].findIndex((place) => place.test(path)) >>> 0

const codeOf = (id: string, sources: readonly Source[]): string[] =>
  sources
    .filter(({ path, text }) => !carriers.test(path) && !isTest(path) && names(text, id))
    .map(({ path }) => path)
    .toSorted((a, b) => weightOf(a) - weightOf(b) || a.localeCompare(b))
    .slice(0, 2)

const readTests = (sources: readonly Source[]) =>
  sources
    .filter(({ path }) => isTest(path))
    .flatMap(({ path, text }) => readTitles(text).map((title) => ({ path, title })))

/** Every article of Brazil that this system follows, with the code that executes it and the tests that prove it. */
export const listArticles = (): Article[] => {
  const sources = listSources(/^(apps|packages)\/.*\.tsx?$/)
  const tests = readTests(sources)
  const found = (id: string) => ({
    code: codeOf(id, sources),
    tests: tests.filter(({ title }) => names(title, id)).slice(0, 2),
  })
  const figures = ruleNames.flatMap((name) => {
    const { source } = ruleRegistry[name]
    if (!source) return []
    const words = texts[`rules.rule.${name}`]
    return [{ id: name, ...source, words, value: valueOf(name), ...found(name) }]
  })
  const others = duties.map(({ id, words, confidence }) => ({
    id,
    article: id,
    words,
    value: '–',
    confidence: confidence as Confidence, // the test of the list holds that it is one
    ...found(id),
  }))
  return [...figures, ...others].toSorted((a, b) => a.article.localeCompare(b.article))
}

const link = (path: string, text: string): string => `[${text.replaceAll('|', '/')}](../${path})`
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** The table of docs/articles.md. */
export const tableOfArticles = (): string =>
  [
    '| Article | Rule | Value | Sure | Code | Test |',
    '| --- | --- | --- | --- | --- | --- |',
    ...listArticles().map(({ article, words, value, confidence, code, tests }) => {
      const done = code.map((path) => link(path, nameOf(path))).join(', ') || 'not built yet'
      const shown = tests.map(({ path, title }) => link(path, title)).join('; ') || '–'
      return `| ${article} | ${words} | ${value} | ${confidence} | ${done} | ${shown} |`
    }),
  ].join('\n')
