import { expect, it } from 'vitest'
import { isTest, listSources } from './list-sources.ts'

const sources = listSources(/^(apps|packages|scripts|tools|bench|e2e)\/.*\.(ts|tsx|mjs)$/)
const code = sources.filter(({ path }) => !isTest(path))
// Except in this file, whose patterns match themselves.
const others = sources.filter(({ path }) => path !== 'tools/tidy.test.ts')
const isProgram = (path: string) => /^(scripts|bench|tools)\/|build[^/]*\.ts$/.test(path)

const lineLengthMax = 160

/** `path:line` of every matching line; each test's title says what to do instead. */
const findLines = (pattern: RegExp, among = code): string[] =>
  among.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) =>
      pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [],
    ),
  )

it('no line is longer than 160 characters: the formatter breaks code at 100, wrap texts too', () => {
  const wide = code
    .filter(({ path }) => !/\/(en|pt|words)\.ts$|i18n|titles\/|texts?(\/|\.ts$)/.test(path))
    .flatMap(({ path, lines }) =>
      lines.flatMap((line, index) => (line.length > lineLengthMax ? [`${path}:${index + 1}`] : [])),
    )
  expect(wide).toEqual([])
})

it('nothing is left to fix later: fix it or file an issue', () => {
  const word = /\b(FIXME|TODO|XXX|HACK)\b/
  expect(findLines(word, others)).toEqual([])
})

it('the console is for programs: a server logs through its logger', () => {
  const among = code.filter(({ path }) => !isProgram(path))
  expect(findLines(/\bconsole\.(log|error|warn|info)\(/, among)).toEqual([])
})

// Randomness there decides no money: pictures, pauses, who plays next, names of test members.
const mayUseMathRandom = /^(apps\/(games|site|demo-life)|e2e)\//

it('randomness comes from packages/fairness or the operating system: no Math.random elsewhere', () => {
  const among = others.filter(({ path }) => !mayUseMathRandom.test(path))
  expect(findLines(/\bMath\.random\b/, among)).toEqual([])
})

it('time is an argument: no new Date() or Date.now() in server services, rules and domains', () => {
  const among = code.filter(({ path }) =>
    /^apps\/(server|rgs)\/.*\/(service|domain|repository)\/|^packages\/(game-rules|lottery-rules|sports-rules|titles|fairness|money)\//.test(
      path,
    ),
  )
  expect(findLines(/new Date\(\)|\bDate\.now\(\)/, among)).toEqual([])
})

const showsMoneyAsNumber: Readonly<Record<string, string>> = {
  'packages/game-rules/src/engine/simulate-game.ts': 'sums of a sample are fractions of a stake',
  'packages/game-rules/src/slots/measure/measure-title.ts': 'a return is a fraction, not an amount',
  'packages/game-rules/src/slots/texts/format.ts': 'whole centavos of a stake, for a text alone',
}

it('money is never a number: no Number() on a …Minor', () => {
  const among = code.filter(({ path }) => !(path in showsMoneyAsNumber))
  expect(findLines(/\bNumber\([^)]*Minor\b/, among)).toEqual([])
  for (const path of Object.keys(showsMoneyAsNumber)) {
    const file = code.filter((one) => one.path === path)
    expect(findLines(/\bNumber\([^)]*Minor\b/, file), path).not.toEqual([])
  }
})

it('amounts are parsed by packages/money: no parseFloat, and no decimal patterns at a field', () => {
  expect(findLines(/\bparseFloat\b/, others)).toEqual([])
  // A pattern that accepts either decimal sign parses what a person typed.
  const among = code.filter(
    ({ path }) => !/^(packages\/(money|i18n)|tools)\/|read-instant/.test(path),
  )
  expect(findLines(/\[(\.,|,\.)\]\)?\(?\\d/, among)).toEqual([])
})

it('the compiler is never silenced', () => {
  expect(findLines(/@ts-(ignore|nocheck|expect-error)/)).toEqual([])
  // A test may assert that something does not compile.
  const tests = others.filter(({ path }) => isTest(path))
  expect(findLines(/@ts-(ignore|nocheck)/, tests)).toEqual([])
})

it('files have kebab-case names', () => {
  const wrong = sources.filter(
    ({ path }) => !/\/[a-z0-9]+([-.][a-z0-9]+)*\.(ts|tsx|mjs)$/.test(`/${path}`),
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
})

// Otherwise a gate would apply to one spelling of a path and not to the others.
const readsRawTarget: Readonly<Record<string, string>> = {
  'apps/server/src/platform/http/app/create-fastify.ts':
    'takes exact paths, leaves the rest to the router',
  'apps/server/src/modules/play/protocols/v1/serve-message.ts':
    'the target is part of what is signed',
  'apps/rgs/src/vendor/http/answer-platform.ts': 'the target is part of what is signed',
  'apps/rgs/src/serve-metrics.ts': 'takes one exact path, on the loopback address',
  'apps/server/src/platform/http/route-family.ts': 'words of a refusal for what has no route',
  'apps/psp-sandbox/src/pay/bind-pages.ts': 'the link to the same page in the other language',
}

it('gates are decided by the matched route (request.routeOptions), not by the raw target', () => {
  const among = code.filter(
    ({ path }) =>
      /^apps\/(server|rgs|psp-sandbox)\//.test(path) &&
      !path.includes('/testing/') &&
      !(path in readsRawTarget),
  )
  expect(findLines(/\b(request|req|raw)\??\.(url|originalUrl)\b/, among)).toEqual([])
  for (const path of Object.keys(readsRawTarget)) {
    expect(
      findLines(
        /(request|raw)\.url\b/,
        code.filter((one) => one.path === path),
      ),
      path,
    ).not.toEqual([])
  }
})

it('a title is one folder: no other source names its code', () => {
  const codes = listSources(/^packages\/titles\/src\/[^/]+\/maths\.ts$/).map(
    ({ path }) => path.split('/')[3],
  )
  expect(codes.length).toBeGreaterThanOrEqual(10)
  const among = code.filter(
    ({ path }) => !path.startsWith('packages/titles/src/') && !path.includes('/testing/'),
  )
  expect(findLines(new RegExp(`['"/](${codes.join('|')})['"/]`), among)).toEqual([])
})

it('languages are rows of packages/languages: no other file lists their codes in a type', () => {
  expect(findLines(/'(EN|PT)' \| '(EN|PT)'/)).toEqual([])
})

it('a name says what a thing does: no Helper, Manager or Util', () => {
  const pattern = /\b(class|type|const|function)\s+\w*(Helper|Manager|Util)s?\b/
  expect(findLines(pattern, sources)).toEqual([])
})

it('a decorative picture of the site says how it loads: low-data mode holds back only lazy ones', () => {
  const pages = code.filter(({ path }) => /^(apps\/site|packages\/ui)\/src\/.*\.tsx$/.test(path))
  const pictures = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/<img\b[^]*?\/>/g)].map(([tag]) => `${path} ${tag}`),
  )
  const decorative = pictures.filter((picture) => picture.includes('alt=""'))
  expect(decorative.length).toBeGreaterThan(20)
  expect(decorative.filter((picture) => !picture.includes('loading='))).toEqual([])
})

it('nothing names this machine, a registry host or a folder outside the project', () => {
  const everything = listSources(/\.(ts|tsx|mjs|js|json|md|sql|css|html|sh|yml)$|^\.ci\/|^\.npmrc$/)
  const among = everything.filter(({ path }) => path !== 'tools/tidy.test.ts')
  const wrong = among.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) =>
      /\/work\/|registry\.npm|\.\.\/shared\b(?!-)/.test(line)
        ? [`${path}:${index + 1} ${line.trim().slice(0, 80)}`]
        : [],
    ),
  )
  expect(wrong).toEqual([])
})
