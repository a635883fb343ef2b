import { inks } from '@trevo/titles/look/woodcut/print.ts'
import { describe, expect, test } from 'vitest'
import { hexOf } from './oklch.ts'
import { rayPaths, type RayStyle } from './rays.ts'
import { tileKey, tileStyle } from './tile-key.ts'
import { tileSvg } from './tile-svg.ts'

const drawings = {
  get: async (name: string) => ({ name, size: 32, body: `<circle id="${name}" r="4"/>` }),
}
const art = { key: 'minas', hue: 295, symbols: ['bomb', 'coin', 'star'] as const, nodeId: 7 }

describe('the look of a tile', () => {
  test.each([
    [7, 3],
    [10, 1],
    [14, 5],
    [1, 2],
  ])('CARD-4: node id %i has style %i', (nodeId, style) => {
    expect(tileStyle(nodeId)).toBe(style)
  })

  test('each of the five styles draws different rays', () => {
    const styles: RayStyle[] = [1, 2, 3, 4, 5]
    const drawn = styles.map((style) => rayPaths(style, { x: 0, y: 0, reach: 100 }))
    expect(new Set(drawn).size).toBe(5)
  })

  test('contains three symbols, the style of its node and no words', async () => {
    const svg = await tileSvg(art, drawings)
    for (const name of art.symbols) expect(svg).toContain(`id="${name}"`)
    expect(svg).toContain(rayPaths(3, { x: 150, y: 160, reach: 330 }))
    expect(svg).not.toContain('<text')
  })

  test('a title that is not a slot has the background that its theme names in place of rays', async () => {
    const grounds = ['cells', 'dots', 'waves', 'felt', 'stars'] as const
    const drawn = await Promise.all(grounds.map((ground) => tileSvg({ ...art, ground }, drawings)))
    expect(new Set(drawn).size).toBe(grounds.length)
    for (const svg of drawn) expect(svg).not.toContain(rayPaths(3, { x: 150, y: 160, reach: 330 }))
  })

  test('a tile in the style of a woodcut has two inks on paper and no light of its own', async () => {
    const svg = await tileSvg({ ...art, ground: 'woodcut' }, drawings)
    for (const name of art.symbols) expect(svg).toContain(`id="${name}"`)
    const colours = new Set(svg.match(/#[0-9a-f]{6}/g))
    expect(colours).toEqual(new Set(Object.values(inks)))
    expect(svg).not.toMatch(/Gradient|<text/)
  })

  test('a code becomes a file name without accents, spaces or case', () => {
    expect(tileKey('Dragão Verde_777')).toBe('dragao-verde-777')
  })
})

describe('OKLCH', () => {
  test.each([
    ['white', { l: 1, c: 0, h: 0 }, '#ffffff'],
    ['black', { l: 0, c: 0, h: 0 }, '#000000'],
    ['sRGB red', { l: 0.62796, c: 0.25768, h: 29.234 }, '#ff0000'],
    ['sRGB blue', { l: 0.45201, c: 0.31321, h: 264.052 }, '#0000ff'],
  ])('%s', (_, colour, hex) => {
    expect(hexOf(colour)).toBe(hex)
  })

  test('a colour outside sRGB keeps its hue instead of being clipped to another one', () => {
    expect(hexOf({ l: 0.8, c: 0.4, h: 145 })).toMatch(/^#[0-9a-f]{6}$/)
    expect(hexOf({ l: 0.8, c: 0.4, h: 145 })).not.toBe('#00ff00')
  })
})
