import { expect, it } from 'vitest'
import { findCircles, listImports, type Import } from './import-graph.ts'

const arrows = (text: string): Import[] =>
  text.split(' ').map((arrow) => {
    const [from = '', to = ''] = arrow.split('>')
    return { from, to }
  })

it('a circle is a group of files that reach each other', () => {
  expect(findCircles(arrows('a>b b>c c>d'))).toEqual([])
  expect(findCircles(arrows('a>b b>a b>c c>c'))).toEqual([['a', 'b'], ['c']])
  expect(findCircles(arrows('a>b b>c c>a c>d d>e e>d'))).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ])
})

it('no files import each other in a circle, types included', () => {
  const imports = listImports(/^(apps|packages)\/.*\.(tsx?|css)$/)
  const circles = findCircles(imports).map((files) => files.join(' '))
  expect(circles).toEqual([])
})
