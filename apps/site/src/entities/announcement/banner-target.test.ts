import { expect, test } from 'vitest'
import { bannerTarget } from './banner-target.ts'

test.each([
  {
    type: 'URL' as const,
    linkage: '/promotions',
    nodeId: null,
    href: '/promotions',
    external: false,
  },
  {
    type: 'URL' as const,
    linkage: 'https://x.example',
    nodeId: null,
    href: 'https://x.example',
    external: true,
  },
  { type: 'P' as const, linkage: 'egg', nodeId: null, href: '/promotions#egg', external: false },
  { type: 'G' as const, linkage: '', nodeId: 7, href: '/seamless?nodeId=7', external: false },
])('CAROUSEL-4: a $type banner opens $href', ({ type, linkage, nodeId, href, external }) => {
  expect(bannerTarget({ linkageType: type, linkage, nodeId })).toEqual({ href, external })
})

test('a banner without an address has no link', () => {
  expect(bannerTarget({ linkageType: 'URL', linkage: '', nodeId: null })).toBeUndefined()
})
