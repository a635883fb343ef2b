import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as inBrowsers from './in-browsers.ts'
import * as inNode from './in-node.ts'

describe('SHA-256 on the server and in browsers', () => {
  it('hashes bytes and texts the same', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        fc.string({ unit: 'binary' }),
        (bytes, text) => {
          expect([...inNode.sha256(bytes)]).toEqual([...inBrowsers.sha256(bytes)])
          expect(inNode.sha256Hex(text)).toBe(inBrowsers.sha256Hex(text))
        },
      ),
    )
  })

  it('authenticates texts the same, with keys shorter and longer than a block', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 130 }),
        fc.array(fc.string({ unit: 'binary', maxLength: 200 }), { maxLength: 4 }),
        (key, texts) => {
          const [server, browser] = [inNode.hmacWith(key), inBrowsers.hmacWith(key)]
          for (const text of texts) expect([...server(text)]).toEqual([...browser(text)])
        },
      ),
    )
  })

  it('is that of the standards (FIPS 180-4 "abc", RFC 4231 case 2)', () => {
    for (const { sha256Hex, hmacWith } of [inNode, inBrowsers]) {
      expect(sha256Hex('abc')).toBe(
        'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      )
      const mac = hmacWith(new TextEncoder().encode('Jefe'))('what do ya want for nothing?')
      expect(Buffer.from(mac).toString('hex')).toBe(
        '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
      )
    }
  })
})
