import { expect, it } from 'vitest'
import { isTest, listSources } from './list-sources.ts'

/** Read only by what is shown after login, or in the browser alone. */
const elsewhere = new Set(
  (
    'aff backUrl code kind line member numero order period product ref resetTicket shared slip state status ' +
    'to token username year'
  ).split(' '),
)

/** A page rendered without a parameter that it reads would differ from the browser's first render. */
it('a page is rendered with every parameter that it reads from its address', () => {
  const sources = listSources(/^apps\/site\/src\/.*\.tsx?$/).filter(({ path }) => !isTest(path))
  const list = sources.find(({ path }) => path.endsWith('router/page-address.ts'))?.text ?? ''
  const kept = [...list.matchAll(/^ {2}'(\w+)',$/gm)].map(([, name]) => name)
  const read = sources.flatMap(({ text }) =>
    [
      ...text.matchAll(
        /(?:[qQ]uery|[pP]arams|useSearchParams\(\)\[0\]|search\))\.(?:get|has)\('(\w+)'\)/g,
      ),
    ].map(([, name = '']) => name),
  )
  expect(kept).toContain('gameClassify')
  expect(read).toContain('gameClassify')
  expect([...new Set(read)].filter((name) => !kept.includes(name) && !elsewhere.has(name))).toEqual(
    [],
  )
})
